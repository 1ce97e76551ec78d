package dev.tickfork.core;

/// Who the instance is. Immutable.
///
/// @param instance      the vantage: `server` or `client`
/// @param minecraft     the game's version as the game writes it, for example `26.2`
/// @param serverVersion the server's own version text, as `STATE` reports it
/// @param loader        what loads mods: `fabric`, `sandbox`
/// @param loaderVersion the loader's version
public record HostIdentity(
        String instance, String minecraft, String serverVersion, String loader, String loaderVersion) {}
