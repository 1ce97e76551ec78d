package dev.tickfork.bridge.compare;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/// The comparison knows nobody who has entities, and does no I/O.
@AnalyzeClasses(packages = "dev.tickfork.bridge.compare", importOptions = ImportOption.DoNotIncludeTests.class)
class CompareRulesTest {
    @ArchTest
    static final ArchRule DEPENDS_ON_LITTLE = classes()
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "java..",
                    "org.jspecify..",
                    "net.kyori.adventure.nbt",
                    "dev.tickfork.nbt",
                    "dev.tickfork.bridge.action",
                    "dev.tickfork.bridge.compare");

    @ArchTest
    static final ArchRule NO_IO =
            noClasses().should().dependOnClassesThat().resideInAnyPackage("java.io..", "java.nio..", "java.net..");
}
