package dev.tickfork.bridge.capability;

/// Marks an operation or an alias that will go.
///
/// @param name           the deprecated name
/// @param replacement    what to use instead
/// @param removalVersion the version that no longer has it
public record Deprecation(String name, String replacement, String removalVersion) {}
