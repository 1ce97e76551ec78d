package dev.tickfork.bridge.verify;

/// How many entities of one type each side has.
///
/// @param type namespaced id
public record TypeCount(String type, int fork, int lab) {}
