package dev.tickfork.core;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.io.PrintStream;

/// What `mod/core` may depend on.
@AnalyzeClasses(packages = "dev.tickfork.core", importOptions = ImportOption.DoNotIncludeTests.class)
final class ArchitectureTest {
    @ArchTest
    static final ArchRule PROTOCOL_GSON_AND_JDK_ONLY = classes()
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "java..",
                    "org.jspecify.annotations..",
                    "com.google.gson",
                    "com.google.gson.stream",
                    "dev.tickfork.protocol..",
                    "dev.tickfork.core..");

    @ArchTest
    static final ArchRule NO_CYCLES =
            slices().matching("dev.tickfork.core.(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule THE_HOST_INTERFACE_KNOWS_NOTHING_OF_US = noClasses()
            .that()
            .resideInAPackage("dev.tickfork.core")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("dev.tickfork.core.(*)..", "dev.tickfork.protocol..", "com.google..");

    @ArchTest
    static final ArchRule NO_MUTABLE_STATICS =
            noFields().that().areStatic().should().notBeFinal();

    @ArchTest
    static final ArchRule NO_CONSOLE =
            noClasses().should().accessField(System.class, "out").orShould().accessField(System.class, "err");

    @ArchTest
    static final ArchRule NO_PRINTING =
            noClasses().should().dependOnClassesThat().areAssignableTo(PrintStream.class);

    private ArchitectureTest() {}
}
