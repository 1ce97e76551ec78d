package dev.tickfork.app;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/// What the application may touch.
@AnalyzeClasses(packages = "dev.tickfork.app", importOptions = ImportOption.DoNotIncludeTests.class)
class PackageRulesTest {
    /// The values that results are made of may be used; what does the work may not.
    @ArchTest
    static final ArchRule enginesAreReachedThroughTheRegistryAlone = noClasses()
            .that()
            .resideInAPackage("dev.tickfork.app.cli..")
            .should()
            .dependOnClassesThat()
            .haveNameMatching(
                    "dev\\.tickfork\\.bridge\\.((wire|world|journal)\\..*|restore\\.Restore|snapshot\\.Snapshot|compare\\.Comparison"
                        + "|fork\\.ForkWorld|lab\\.Labs|verify\\.Verifier)");

    @ArchTest
    static final ArchRule onlyTheProgramWritesToStandardOutput = noClasses()
            .that()
            .doNotHaveFullyQualifiedName("dev.tickfork.app.Main")
            .should()
            .accessField(System.class, "out")
            .orShould()
            .accessField(System.class, "err");

    @ArchTest
    static final ArchRule theSandboxIsOnlyAProcess =
            noClasses().should().dependOnClassesThat().resideInAPackage("dev.tickfork.sandbox..");
}
