package dev.tickfork.bridge.capability;

import dev.tickfork.bridge.action.Message;
import dev.tickfork.bridge.action.Outcome;
import dev.tickfork.bridge.texts.Texts;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;

/// The registry's description of itself, as an operation.
final class DiscoveryCapability {
    private DiscoveryCapability() {}

    /// @param all asked when the operation runs, so that it can include itself
    static Capability over(Supplier<List<Capability>> all) {
        return Capability.named("capability.list")
                .alias("mc_capabilities")
                .takes(Field.text("name"), Field.choice("language", "en", "zh").or("en"))
                .allows(Permission.OBSERVE)
                .example(Map.of("name", "world.fork"))
                .gives(DiscoveryListing.class, (in, _) -> {
                    var texts = new Texts(Locale.forLanguageTag(in.text("language")));
                    List<Discovery> found = all.get().stream()
                            .filter(one -> in.maybeText("name")
                                    .map(name -> one.name().equals(name)
                                            || one.aliases().contains(name))
                                    .orElse(true))
                            .map(one -> Discovery.of(one, texts.render(Message.of("about." + one.name()))))
                            .toList();
                    if (found.isEmpty()) {
                        throw InvalidRequest.at("name", "the name of an operation", in.text("name"));
                    }
                    return Outcome.ok(Message.of("capability.listed", found.size()), new DiscoveryListing(found));
                });
    }
}
