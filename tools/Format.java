import com.palantir.javaformat.java.Main;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// The formatter gate. `check` fails when a source file is not in the house format and names it; `apply` rewrites it.
/// Run by the root pom on the toolchain's JDK, since palantir-java-format reads Java 25 only on a JDK 25.
public final class Format {
    private static final List<String> ROOTS = List.of("app", "bridge-client", "mod");

    private static final int WIDEST_DOC = 114;

    private Format() {}

    public static void main(String[] args) throws Exception {
        boolean check = args.length == 1 && args[0].equals("check");
        List<String> files = sources(Path.of("").toAbsolutePath());
        if (files.isEmpty()) {
            return;
        }
        boolean tooWide = false;
        for (String file : files) {
            tooWide |= reportWideDocs(Path.of(file));
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
        System.exit(exit);
    }

    /// The formatter breaks a Markdown comment that is wider than its limit into code: such lines are refused first.
    private static boolean reportWideDocs(Path file) throws IOException {
        List<String> lines = Files.readAllLines(file);
        boolean found = false;
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (line.strip().startsWith("///") && line.length() > WIDEST_DOC) {
                System.err.println(file + ":" + (i + 1) + ": wrap this comment at " + WIDEST_DOC + " columns by hand");
                found = true;
            }
        }
        return found;
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
