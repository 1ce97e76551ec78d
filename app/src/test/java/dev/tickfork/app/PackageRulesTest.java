package dev.tickfork.app;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;

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

    @ArchTest
    static final ArchRule nodesLiveInTheWindowAlone = noClasses()
            .that()
            .resideOutsideOfPackages("dev.tickfork.app.ui..", "dev.tickfork.app.shell..", "dev.tickfork.app.page..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("javafx.scene..", "javafx.stage..");

    @ArchTest
    static final ArchRule pagesDoNotKnowEachOther = SlicesRuleDefinition.slices()
            .matching("dev.tickfork.app.page.(*)..")
            .should()
            .notDependOnEachOther();

    @ArchTest
    static final ArchRule pagesKnowTheContractAndNotTheShell = noClasses()
            .that()
            .resideInAnyPackage("dev.tickfork.app.page..", "dev.tickfork.app.ui..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("dev.tickfork.app.shell..", "dev.tickfork.app.cli..");

    @ArchTest
    static final ArchRule theContractKnowsNoPage = noClasses()
            .that()
            .resideInAnyPackage("dev.tickfork.app.ui..", "dev.tickfork.app.shell..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("dev.tickfork.app.page..");

    /// Effects go through the registry: a page reads files and results, it connects to nothing and starts nothing.
    @ArchTest
    static final ArchRule pagesReachTheRegistryAndTheReaders = noClasses()
            .that()
            .resideInAPackage("dev.tickfork.app.page..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "dev.tickfork.bridge.world..",
                    "dev.tickfork.bridge.journal..",
                    "dev.tickfork.bridge.fork..",
                    "dev.tickfork.bridge.lab..",
                    "dev.tickfork.bridge.download..",
                    "dev.tickfork.bridge.restore..",
                    "dev.tickfork.bridge.verify..",
                    "dev.tickfork.bridge.workflow..",
                    "dev.tickfork.protocol..",
                    "dev.tickfork.core..");

    @ArchTest
    static final ArchRule onlyTheShellTalksToTheThreadOfTheWindow = noClasses()
            .that()
            .resideOutsideOfPackage("dev.tickfork.app.shell..")
            .should()
            .dependOnClassesThat()
            .haveFullyQualifiedName("javafx.application.Platform");

    @ArchTest
    static final ArchRule pageModelsHaveNoNodes = noClasses()
            .that()
            .haveSimpleNameEndingWith("PageModel")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("javafx.scene..", "javafx.stage..", "javafx.application..");
}
