package dev.tickfork.bridge.capability;

import java.util.List;

/// What `capability.list` gives back.
public record DiscoveryListing(List<Discovery> capabilities) {}
