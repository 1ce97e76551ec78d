package dev.tickfork.protocol;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/// What `mod/protocol` may depend on.
@AnalyzeClasses(packages = "dev.tickfork.protocol", importOptions = ImportOption.DoNotIncludeTests.class)
final class ArchitectureTest {
    @ArchTest
    static final ArchRule JDK_ONLY = classes()
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("java..", "org.jspecify.annotations..", "dev.tickfork.protocol..");

    @ArchTest
    static final ArchRule NO_MUTABLE_STATICS =
            noFields().that().areStatic().should().notBeFinal();

    private ArchitectureTest() {}
}
