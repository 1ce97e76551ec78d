package dev.tickfork.app.page.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class CompareExportTest {
    @Test
    void fileNamesAreSafe() {
        assertEquals("lab-b-step-40", CompareExport.safe("lab-b / step-40"));
        assertEquals("量子硫方怪", CompareExport.safe("量子硫方怪"));
        assertEquals("snapshot", CompareExport.safe("../.."));
        assertEquals("a-b", CompareExport.safe("a\u202E\u0000b"));
        assertEquals(60, CompareExport.safe("x".repeat(300)).length());
    }
}
