package dev.tickfork.bridge.report;

import dev.tickfork.bridge.action.ActionResult;
import dev.tickfork.bridge.action.Diagnostic;
import dev.tickfork.bridge.texts.Texts;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.StdSerializer;

/// A terminal result as one JSON object: the envelope's keys in snake case, those inside `data` as on
/// the wire.
/// Numbers that JSON has no form for become texts (`"NaN"`). Immutable, any thread.
public final class ActionJson {
    private final Texts texts;
    private final JsonMapper mapper;

    /// @param texts the language of `message`
    public ActionJson(Texts texts) {
        this.texts = texts;
        var paths = new SimpleModule().addSerializer(new PathAsText());
        this.mapper = JsonMapper.builder()
                .addModule(paths)
                .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
                .enable(JsonWriteFeature.WRITE_NAN_AS_STRINGS)
                .build();
    }

    /// @return one line, without a line end
    public String render(ActionResult result) {
        var out = new LinkedHashMap<String, Object>();
        out.put("ok", result.ok());
        out.put("code", result.code());
        out.put("message", texts.render(result.text()));
        out.put("retryable", result.retryable());
        out.put("action_id", result.actionId());
        out.put("data", result.data() == null ? Map.of() : result.data());
        out.put("diagnostics", diagnostics(result.diagnostics()));
        return mapper.writeValueAsString(out);
    }

    private List<Map<String, Object>> diagnostics(List<Diagnostic> all) {
        var out = new ArrayList<Map<String, Object>>(all.size());
        for (Diagnostic one : all) {
            var entry = new LinkedHashMap<String, Object>();
            entry.put("code", one.code());
            entry.put("severity", one.severity().name().toLowerCase(Locale.ROOT));
            entry.put("message", texts.render(one.text()));
            entry.put("data", one.data());
            out.add(entry);
        }
        return out;
    }

    /// The library's own form of a path is a `file:` address.
    private static final class PathAsText extends StdSerializer<Path> {
        PathAsText() {
            super(Path.class);
        }

        @Override
        public void serialize(Path value, JsonGenerator out, SerializationContext context) {
            out.writeString(value.toString());
        }
    }
}
