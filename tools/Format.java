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

    private Format() {}

    public static void main(String[] args) throws Exception {
        boolean check = args.length == 1 && args[0].equals("check");
        List<String> files = sources(Path.of("").toAbsolutePath());
        if (files.isEmpty()) {
            return;
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
