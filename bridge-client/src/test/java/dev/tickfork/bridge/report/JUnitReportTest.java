package dev.tickfork.bridge.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tickfork.bridge.verify.Verdict;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;

class JUnitReportTest {
    @TempDir
    Path folder;

    private static JUnitCase run(Verdict verdict) {
        return new JUnitCase("run " + verdict.word(), 1.25, verdict, verdict.code(), "a <b> & \"c\" \u0007", "x\ny");
    }

    private Element written(List<JUnitCase> cases) throws Exception {
        Path file = folder.resolve("new/junit.xml");
        JUnitReport.write(file, "tickfork", cases);
        var factory = DocumentBuilderFactory.newInstance();
        return factory.newDocumentBuilder().parse(file.toFile()).getDocumentElement();
    }

    private static String child(Element test) {
        for (var n = test.getFirstChild(); n != null; n = n.getNextSibling()) {
            if (n instanceof Element e) {
                return e.getTagName();
            }
        }
        return "";
    }

    @Test
    void everyVerdictHasItsElement() throws Exception {
        Element suite =
                written(Stream.of(Verdict.values()).map(JUnitReportTest::run).toList());
        var kinds = new ArrayList<String>();
        var tests = suite.getElementsByTagName("testcase");
        for (int i = 0; i < tests.getLength(); i++) {
            Element test = (Element) tests.item(i);
            kinds.add(test.getAttribute("name") + ": " + child(test));
        }
        assertEquals(
                List.of(
                        "run match: system-out",
                        "run mismatch: failure",
                        "run failed: error",
                        "run unverified: error",
                        "run empty: error"),
                kinds);
        assertEquals("5", suite.getAttribute("tests"));
        assertEquals("1", suite.getAttribute("failures"));
        assertEquals("3", suite.getAttribute("errors"));
        assertEquals("6.250", suite.getAttribute("time"));
    }

    @Test
    void textsAreEscapedAndWhatXmlCannotHoldIsReplaced() throws Exception {
        Element suite = written(List.of(run(Verdict.MISMATCH)));
        Element failure = (Element) suite.getElementsByTagName("failure").item(0);
        assertEquals("a <b> & \"c\" \uFFFD", failure.getAttribute("message"));
        assertEquals("MISMATCH", failure.getAttribute("type"));
        assertEquals("x\ny", failure.getTextContent());
    }

    @Test
    void anOlderFileIsReplacedAndNothingElseIsLeft() throws Exception {
        written(List.of(run(Verdict.MATCH)));
        written(List.of(run(Verdict.EMPTY)));
        try (Stream<Path> files = Files.list(folder.resolve("new"))) {
            assertEquals(1, files.count());
        }
    }

    @Test
    void exitCodesAreThoseOfTheResultCodes() {
        assertEquals(0, ExitCode.of("OK"));
        for (String code : List.of("MISMATCH", "UNVERIFIED", "EMPTY", "COMMAND_FAILED", "CONNECTION_LOST")) {
            assertEquals(1, ExitCode.of(code), code);
        }
        for (String code : List.of("INVALID_REQUEST", "NOT_A_SNAPSHOT", "NOT_FOUND")) {
            assertEquals(2, ExitCode.of(code), code);
        }
        assertEquals(130, ExitCode.of("CANCELLED"));
    }
}
