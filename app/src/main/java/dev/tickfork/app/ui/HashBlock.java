package dev.tickfork.app.ui;

import javafx.geometry.HPos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/// Two order hashes of 16 digits, A over B: equal digits share one capsule, different ones stand in two
/// boxes apart. When all are equal, it is one lock with every pin in line.
public final class HashBlock extends GridPane {
    private static final int DIGITS = 16;

    /// @param a 16 hexadecimal digits
    /// @param b 16 hexadecimal digits
    /// @param joined whether equality is proved: all green and bold; else equal digits are grey
    public HashBlock(String a, String b, boolean joined) {
        getStyleClass().add("tf-hash");
        if (joined && a.equals(b)) {
            getStyleClass().add("joined");
        }
        add(name("A"), 0, 0);
        add(name("B"), 0, 2);
        for (int i = 0; i < Math.min(DIGITS, Math.min(a.length(), b.length())); i++) {
            boolean equal = a.charAt(i) == b.charAt(i);
            int column = 1 + i + i / 4;
            add(digit(a.charAt(i), equal, "upper"), column, 0);
            add(between(equal), column, 1);
            add(digit(b.charAt(i), equal, "lower"), column, 2);
        }
        setVgap(0);
        setAccessibleText("A " + a + ", B " + b);
    }

    private static Label name(String side) {
        var label = new Label(side);
        label.getStyleClass().add("tf-bold");
        return label;
    }

    private static Label digit(char c, boolean equal, String place) {
        var label = new Label(String.valueOf(c));
        label.getStyleClass().addAll("tf-digit", place, equal ? "equal" : "different");
        return label;
    }

    private static Node between(boolean equal) {
        var gap = new Region();
        gap.getStyleClass().add(equal ? "tf-digit-tie" : "tf-digit-gap");
        setHalignment(gap, HPos.CENTER);
        return gap;
    }

    /// One hash in four groups of four, as the header of a snapshot shows it.
    public static HBox single(String hash) {
        var row = new HBox();
        row.getStyleClass().add("tf-row");
        for (int i = 0; i < hash.length(); i += 4) {
            var group = new Label(hash.substring(i, Math.min(hash.length(), i + 4)));
            group.getStyleClass().add("tf-hash-plain");
            group.setMinWidth(Region.USE_PREF_SIZE);
            row.getChildren().add(group);
        }
        row.setAccessibleText(hash);
        return row;
    }
}
