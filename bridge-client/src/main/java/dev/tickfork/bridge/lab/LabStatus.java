package dev.tickfork.bridge.lab;

import dev.tickfork.bridge.wire.Endpoint;
import java.util.Optional;

/// A lab and where it stands now.
///
/// @param run      its last start, if there was one
/// @param endpoint the proved port of its mod, where it answers
public record LabStatus(LabRecord lab, LabState state, Optional<RunRecord> run, Optional<Endpoint> endpoint) {}
