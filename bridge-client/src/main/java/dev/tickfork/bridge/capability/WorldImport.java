package dev.tickfork.bridge.capability;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.lab.WorldImporter;
import dev.tickfork.bridge.pack.Packs;
import dev.tickfork.bridge.world.CopyRules;
import dev.tickfork.bridge.world.WorldCopy;
import java.nio.file.Path;

/// Copies a fork's world into a lab by the same rules as a fork is made. Stateless.
final class WorldImport implements WorldImporter {
    /// The game version of every lab that there is.
    static final String LAB_VERSION = "26.2";

    @Override
    public void copy(Path source, Path target, ActionContext context) throws ActionFailure, InterruptedException {
        new WorldCopy().copy(source, target, CopyRules.of(Packs.require(LAB_VERSION)), context);
    }
}
