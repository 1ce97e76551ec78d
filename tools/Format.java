import com.palantir.javaformat.java.Main;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/// The formatter gate. `check` fails when a source file is not in the house format and names it; `apply` rewrites it.
/// Run by the root pom on the toolchain's JDK, since palantir-java-format reads Java 25 only on a JDK 25.
///
/// Markdown comments are ours: the formatter breaks one that is wider than its limit into code. `check` refuses such a
/// line; `apply` first fills its paragraph anew.
public final class Format {
    private static final List<String> ROOTS = List.of("app", "bridge-client", "mod");
    private static final int WIDEST_DOC = 118;
    private static final int FILL_TO = 108;

    private Format() {}

    public static void main(String[] args) throws Exception {
        boolean check = args.length == 1 && args[0].equals("check");
        Path root = Path.of("").toAbsolutePath();
        Path known = root.resolve("target").resolve("format-checked.txt");
        List<String> stamps = new ArrayList<>();
        List<String> files = changed(sources(root), known, stamps);
        if (files.isEmpty()) {
            return;
        }
        boolean tooWide = false;
        for (String file : files) {
            if (check) {
                tooWide |= reportWideDocs(Path.of(file));
            } else {
                fillDocs(Path.of(file));
            }
        }
        if (tooWide) {
            System.exit(1);
        }
        var options = new ArrayList<String>();
        options.add("--palantir");
        options.addAll(check ? List.of("--dry-run", "--set-exit-if-changed") : List.of("--replace"));
        options.addAll(files);
        var out = new PrintWriter(System.err, true);
        int exit = new Main(out, out, System.in).format(options.toArray(String[]::new));
        if (exit != 0 && check) {
            System.err.println("The files named above are not in the house format. Mend them: tools/format");
        }
        if (exit == 0 && check) {
            Files.createDirectories(known.getParent());
            Files.write(known, stamps);
        }
        System.exit(exit);
    }

    /// What an earlier check in this folder found right, and nobody touched since, is right.
    private static List<String> changed(List<String> files, Path known, List<String> stamps) throws IOException {
        Set<String> right = Files.exists(known) ? new HashSet<>(Files.readAllLines(known)) : Set.of();
        var open = new ArrayList<String>();
        for (String file : files) {
            Path path = Path.of(file);
            String stamp = file + " " + Files.size(path) + " " + Files.getLastModifiedTime(path).toMillis();
            stamps.add(stamp);
            if (!right.contains(stamp)) {
                open.add(file);
            }
        }
        return open;
    }

    private static boolean reportWideDocs(Path file) throws IOException {
        List<String> lines = Files.readAllLines(file);
        boolean found = false;
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (line.strip().startsWith("///") && line.length() > WIDEST_DOC) {
                System.err.println(file + ":" + (i + 1) + ": comment over " + WIDEST_DOC + " columns; run tools/format");
                found = true;
            }
        }
        return found;
    }

    /// Fills each paragraph of prose that has a line too wide.
    private static void fillDocs(Path file) throws IOException {
        List<String> lines = Files.readAllLines(file);
        var out = new ArrayList<String>();
        var paragraph = new ArrayList<String>();
        boolean code = false;
        for (String line : lines) {
            String text = line.strip();
            if (text.startsWith("/// ```")) {
                code = !code;
            }
            boolean prose = !code && text.startsWith("/// ") && isProse(text.substring(4));
            boolean starts = prose && text.startsWith("/// @");
            if (!prose || starts || (!paragraph.isEmpty() && indent(paragraph.getFirst()) != indent(line))) {
                fill(paragraph, out);
                paragraph.clear();
            }
            if (prose) {
                paragraph.add(line);
            } else {
                out.add(line);
            }
        }
        fill(paragraph, out);
        if (!out.equals(lines)) {
            Files.writeString(file, String.join("\n", out) + "\n");
        }
    }

    private static boolean isProse(String text) {
        return !text.startsWith("```")
                && !text.startsWith("|")
                && !text.startsWith("- ")
                && !text.startsWith("* ")
                && !text.startsWith("#")
                && !text.startsWith("<")
                && !text.matches("[0-9]+\\. .*");
    }

    private static int indent(String line) {
        return line.length() - line.stripLeading().length();
    }

    private static void fill(List<String> paragraph, List<String> out) {
        boolean tag = !paragraph.isEmpty() && paragraph.getFirst().strip().startsWith("/// @");
        boolean wide = paragraph.stream().anyMatch(line -> line.length() > WIDEST_DOC);
        if (!wide) {
            out.addAll(paragraph);
            return;
        }
        String margin = " ".repeat(indent(paragraph.getFirst())) + "/// ";
        String next = margin + (tag ? "    " : "");
        var line = new StringBuilder(margin);
        boolean empty = true;
        for (String source : paragraph) {
            for (String word : words(source.strip().substring(3).strip())) {
                if (!empty && line.length() + 1 + word.length() > FILL_TO) {
                    out.add(line.toString());
                    line = new StringBuilder(next);
                    empty = true;
                }
                line.append(empty ? "" : " ").append(word);
                empty = false;
            }
        }
        out.add(line.toString());
    }

    /// Words at blanks, but a code span or a link stays whole.
    private static List<String> words(String text) {
        var words = new ArrayList<String>();
        var word = new StringBuilder();
        boolean span = false;
        for (char c : text.toCharArray()) {
            if (c == '`') {
                span = !span;
            }
            if (c == ' ' && !span) {
                if (!word.isEmpty()) {
                    words.add(word.toString());
                }
                word.setLength(0);
            } else {
                word.append(c);
            }
        }
        if (!word.isEmpty()) {
            words.add(word.toString());
        }
        return words;
    }

    private static List<String> sources(Path root) throws IOException {
        var found = new ArrayList<String>();
        for (String top : ROOTS) {
            Path folder = root.resolve(top);
            if (!Files.isDirectory(folder)) {
                continue;
            }
            try (Stream<Path> walk = Files.walk(folder)) {
                walk.filter(p -> p.toString().endsWith(".java"))
                        .filter(p -> !root.relativize(p).toString().replace('\\', '/').contains("/target/"))
                        .map(Path::toString)
                        .sorted()
                        .forEach(found::add);
            }
        }
        return found;
    }
}
