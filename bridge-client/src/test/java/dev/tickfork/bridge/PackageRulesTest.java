package dev.tickfork.bridge;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The packages of the engine depend leftwards only.
class PackageRulesTest {
    /// From left to right, as the design lists them; each may know those before it.
    private static final List<String> ORDER = List.of(
            "action",
            "texts",
            "pack",
            "wire",
            "snapshot",
            "query",
            "compare",
            "world",
            "journal",
            "fork",
            "lab",
            "download",
            "restore",
            "probe",
            "verify",
            "workflow",
            "report",
            "evidence",
            "capability");

    private static final String BASE = "dev.tickfork.bridge.";
    private static final JavaClasses ENGINE = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("dev.tickfork.bridge");

    @Test
    void eachPackageKnowsOnlyThoseToItsLeft() {
        for (int i = 0; i < ORDER.size(); i++) {
            String[] right = ORDER.subList(i + 1, ORDER.size()).stream()
                    .map(name -> BASE + name + "..")
                    .toArray(String[]::new);
            if (right.length > 0) {
                noClasses()
                        .that()
                        .resideInAPackage(BASE + ORDER.get(i) + "..")
                        .should()
                        .dependOnClassesThat()
                        .resideInAnyPackage(right)
                        .allowEmptyShould(true)
                        .check(ENGINE);
            }
        }
    }

    @Test
    void everyPackageHasItsPlaceInTheOrder() {
        String[] known = ORDER.stream().map(name -> BASE + name + "..").toArray(String[]::new);
        noClasses().should().resideOutsideOfPackages(known).check(ENGINE);
    }

    @Test
    void thereAreNoCycles() {
        SlicesRuleDefinition.slices()
                .matching("dev.tickfork.bridge.(*)..")
                .should()
                .beFreeOfCycles()
                .check(ENGINE);
    }

    /// [java.io.IOException] and the exceptions of files are explained there, so exceptions are no I/O.
    @Test
    void actionAndCompareDoNoInputOrOutput() {
        var doesIo = new DescribedPredicate<JavaClass>("do I/O") {
            @Override
            public boolean test(JavaClass type) {
                String name = type.getPackageName();
                boolean io = List.of("java.io", "java.nio.file", "java.nio.channels", "java.net", "java.net.http")
                        .contains(name);
                return io && !type.isAssignableTo(Throwable.class);
            }
        };
        noClasses()
                .that()
                .resideInAnyPackage(BASE + "action..", BASE + "compare..")
                .should()
                .dependOnClassesThat(doesIo)
                .allowEmptyShould(true)
                .check(ENGINE);
    }

    @Test
    void standardOutputIsNotOurs() {
        noClasses().should().accessField(System.class, "out").check(ENGINE);
        noClasses().should().accessField(System.class, "err").check(ENGINE);
    }
}
