package dev.tickfork.bridge.report;

import dev.tickfork.bridge.verify.Verdict;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Locale;

/// Writes verifications as a JUnit XML file, the form that CI servers read. Stateless.
public final class JUnitReport {
    private JUnitReport() {}

    /// Writes `file` by a temporary name and a rename; an older file of that name is replaced. Folders
    /// above it are
    /// made. Dry runs are no test cases and are left out.
    public static void write(Path file, String suite, List<JUnitCase> cases) throws IOException {
        Path whole = file.toAbsolutePath();
        Path folder = whole.getParent();
        if (folder == null) {
            throw new IOException("not a file: " + file);
        }
        Files.createDirectories(folder);
        Path draft = Files.createTempFile(folder, ".junit-", ".tmp");
        try {
            Files.writeString(draft, render(suite, cases), StandardCharsets.UTF_8);
            Files.move(draft, whole, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(draft);
        }
    }

    static String render(String suite, List<JUnitCase> cases) {
        List<JUnitCase> tests = cases.stream()
                .filter(c -> c.verdict().junit() != Verdict.JUnit.NONE)
                .toList();
        double seconds = tests.stream().mapToDouble(JUnitCase::seconds).sum();
        var out = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
        out.append("<testsuite name=\"")
                .append(escape(suite))
                .append("\" tests=\"")
                .append(tests.size());
        out.append("\" failures=\"").append(count(tests, Verdict.JUnit.FAILURE));
        out.append("\" errors=\"").append(count(tests, Verdict.JUnit.ERROR));
        out.append("\" skipped=\"0\" time=\"").append(time(seconds)).append("\">\n");
        for (JUnitCase test : tests) {
            append(out, suite, test);
        }
        return out.append("</testsuite>\n").toString();
    }

    private static void append(StringBuilder out, String suite, JUnitCase test) {
        out.append("  <testcase classname=\"").append(escape(suite));
        out.append("\" name=\"").append(escape(test.name()));
        out.append("\" time=\"").append(time(test.seconds())).append("\">\n");
        Verdict.JUnit kind = test.verdict().junit();
        if (kind == Verdict.JUnit.PASSED) {
            out.append("    <system-out>").append(escape(test.details())).append("</system-out>\n");
        } else {
            String element = kind == Verdict.JUnit.FAILURE ? "failure" : "error";
            out.append("    <").append(element).append(" type=\"").append(escape(test.code()));
            out.append("\" message=\"").append(escape(test.message())).append("\">");
            out.append(escape(test.details())).append("</").append(element).append(">\n");
        }
        out.append("  </testcase>\n");
    }

    private static long count(List<JUnitCase> tests, Verdict.JUnit kind) {
        return tests.stream().filter(c -> c.verdict().junit() == kind).count();
    }

    private static String time(double seconds) {
        return String.format(Locale.ROOT, "%.3f", seconds);
    }

    /// XML 1.0 text; characters that XML cannot hold become the replacement character.
    private static String escape(String text) {
        var out = new StringBuilder(text.length() + 16);
        text.codePoints().forEach(c -> {
            switch (c) {
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                case '&' -> out.append("&amp;");
                case '"' -> out.append("&quot;");
                case '\n', '\r', '\t' -> out.append(c == '\n' ? "\n" : c == '\t' ? "\t" : "&#13;");
                default -> out.appendCodePoint(isXml(c) ? c : 0xFFFD);
            }
        });
        return out.toString();
    }

    private static boolean isXml(int c) {
        return (c >= 0x20 && c <= 0xD7FF) || (c >= 0xE000 && c <= 0xFFFD) || c >= 0x10000;
    }
}
