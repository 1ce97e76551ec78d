package dev.tickfork.nbt;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/// What the packages of this module may depend on.
@AnalyzeClasses(packages = "dev.tickfork.nbt", importOptions = ImportOption.DoNotIncludeTests.class)
class NbtArchitectureTest {
    @ArchTest
    static final ArchRule snbtKnowsOnlyTagsAndTheJdk = classes()
            .that()
            .resideInAPackage("dev.tickfork.nbt")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("dev.tickfork.nbt", "net.kyori.adventure.nbt..", "java..", "org.jspecify..");

    @ArchTest
    static final ArchRule snbtDoesNoIo = noClasses()
            .that()
            .resideInAPackage("dev.tickfork.nbt")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.io..", "java.nio..", "java.net..")
            .orShould()
            .accessField(System.class, "out");

    @ArchTest
    static final ArchRule binaryNbtKnowsNoRegions = noClasses()
            .that()
            .resideInAPackage("..nbt.io")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("..nbt.region", "net.jpountz..");

    @ArchTest
    static final ArchRule nothingElseIsNeeded = classes()
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "dev.tickfork.nbt..", "net.kyori.adventure.nbt..", "net.jpountz..", "java..", "org.jspecify..");

    @ArchTest
    static final ArchRule adventuresOwnReadersAreNotUsed = noClasses()
            .should()
            .dependOnClassesThat()
            .haveNameMatching("net\\.kyori\\.adventure\\.nbt\\.(BinaryTagIO|TagStringIO).*");

    @ArchTest
    static final ArchRule noCycles =
            slices().matching("dev.tickfork.(**)").should().beFreeOfCycles();
}
