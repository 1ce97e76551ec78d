package dev.tickfork.bridge.world;

/// Something of the source that a copy left out.
///
/// @param path relative to the source, with `/`; a folder stands for all below it
public record SkippedPath(String path, Why why) {
    /// Why something was left out; `wire` is how manifests spell it.
    public enum Why {
        /// Its name is on the skip list.
        NAME("name"),
        /// Its name is on the skip list, but it lies where such names mean something else (a datapack's
        /// `advancements`, a dimension called `players`).
        NAME_INSIDE("name-inside-data"),
        /// A symbolic link (or a Windows junction): never followed.
        LINK("link"),
        /// A pipe, socket or device: never opened.
        SPECIAL("special"),
        /// It could not be read, also not after several tries: the copy is incomplete.
        UNREADABLE("unreadable");

        private final String wire;

        Why(String wire) {
            this.wire = wire;
        }

        public String wire() {
            return wire;
        }
    }
}
