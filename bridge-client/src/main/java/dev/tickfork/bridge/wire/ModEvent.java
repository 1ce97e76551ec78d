package dev.tickfork.bridge.wire;

/// Something that an instance told all its clients.
///
/// @param type   `game`, `chat`, `mark`, `snapshot` ...
/// @param millis the instance's wall clock, milliseconds since 1970; 0 where it was not told
/// @param text   the event's text, empty where it has none
/// @param raw    the line as it came
public record ModEvent(String type, long millis, String text, String raw) {}
