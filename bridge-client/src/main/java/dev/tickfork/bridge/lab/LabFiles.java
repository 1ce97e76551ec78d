package dev.tickfork.bridge.lab;

import dev.tickfork.bridge.action.ActionFailure;
import dev.tickfork.bridge.action.Codes;
import dev.tickfork.bridge.action.Message;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// Reads and writes `lab.json`, `run.json` and `rcon.json`. Field names are those of the existing lab
/// tool where it has
/// the same thing; ours are added beside them.
final class LabFiles {
    private static final JsonMapper MAPPER =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    private LabFiles() {}

    static void write(LabFolder at, LabRecord lab) throws IOException {
        ObjectNode json = MAPPER.createObjectNode();
        json.put("name", lab.name());
        json.put("instanceId", lab.instanceId());
        json.put("software", lab.software());
        json.put("memory", lab.memory());
        ports(json, lab.ports());
        json.put("serverDir", at.serverData().toString());
        json.put("portFile", lab.portFile().toString());
        json.put("worldDir", lab.worldDir().toString());
        json.put("worldSource", lab.worldSource().map(Path::toString).orElse(null));
        json.put("world", lab.worldSource().isPresent() ? "copied save" : "new world");
        json.put("provisionedAt", lab.provisionedAt().toString());
        PrivateFiles.write(at.labFile(), MAPPER.writeValueAsString(json) + "\n");
    }

    /// @throws ActionFailure `NOT_FOUND` no such lab; `IO_ERROR` its `lab.json` cannot be used
    static LabRecord lab(LabFolder at) throws ActionFailure, IOException {
        JsonNode json = read(at.labFile())
                .orElseThrow(
                        () -> ActionFailure.of(Codes.NOT_FOUND, Message.of("lab.missing", at.name(), at.folder())));
        return new LabRecord(
                at.name(),
                text(at.labFile(), json, "instanceId"),
                json.path("software").asString("sandbox"),
                json.path("memory").asString(ProvisionRequest.USUAL_MEMORY),
                ports(json),
                at.folder(),
                at.world(),
                at.portFile(),
                Optional.ofNullable(json.path("worldSource").asString(null)).map(Path::of),
                instant(at.labFile(), json, "provisionedAt"));
    }

    static void write(LabFolder at, RunRecord run) throws IOException {
        ObjectNode json = MAPPER.createObjectNode();
        json.put("pid", run.pid());
        json.put("startedAt", run.startedAt().toEpochMilli() / 1000.0);
        json.put("startInstant", run.startedAt().toString());
        run.command().forEach(json.putArray("argv")::add);
        json.put("ready", run.ready());
        ports(json, run.ports());
        json.put("log", run.log().toString());
        json.put("logOffset", run.logOffset());
        json.put("ownerPid", run.ownerPid());
        json.put("ownerStartInstant", run.ownerStartedAt().toString());
        run.stoppedAt().ifPresent(when -> json.put("stoppedAt", when.toString()));
        PrivateFiles.write(at.runFile(), MAPPER.writeValueAsString(json) + "\n");
    }

    static Optional<RunRecord> run(LabFolder at) throws ActionFailure, IOException {
        Optional<JsonNode> found = read(at.runFile());
        if (found.isEmpty()) {
            return Optional.empty();
        }
        JsonNode json = found.get();
        List<String> command = new ArrayList<>();
        json.path("argv").values().forEach(word -> command.add(word.asString()));
        return Optional.of(new RunRecord(
                json.path("pid").asLong(-1),
                instant(at.runFile(), json, "startInstant"),
                command,
                json.path("ready").asBoolean(false),
                ports(json),
                at.log(),
                json.path("logOffset").asLong(0),
                json.path("ownerPid").asLong(-1),
                instant(at.runFile(), json, "ownerStartInstant"),
                json.has("stoppedAt") ? Optional.of(instant(at.runFile(), json, "stoppedAt")) : Optional.empty()));
    }

    static void writeRcon(LabFolder at, int port, String password) throws IOException {
        ObjectNode json = MAPPER.createObjectNode();
        json.put("host", "127.0.0.1");
        json.put("port", port);
        json.put("password", password);
        PrivateFiles.write(at.rconFile(), MAPPER.writeValueAsString(json) + "\n");
    }

    static Optional<String> rconPassword(LabFolder at) throws ActionFailure, IOException {
        return read(at.rconFile())
                .flatMap(json -> Optional.ofNullable(json.path("password").asString(null)));
    }

    /// The ports of a lab's record, or none when there is no readable one.
    static Optional<LabPorts> recordedPorts(LabFolder at) {
        try {
            return read(at.labFile()).map(LabFiles::ports);
        } catch (IOException | ActionFailure _) {
            return Optional.empty(); // an unreadable lab reserves nothing; it is reported where it is used
        }
    }

    private static Optional<JsonNode> read(Path file) throws IOException, ActionFailure {
        try {
            JsonNode json = MAPPER.readTree(Files.readString(file));
            if (!json.isObject()) {
                throw unusable(file, "no JSON object");
            }
            return Optional.of(json);
        } catch (NoSuchFileException _) {
            return Optional.empty();
        } catch (JacksonException e) {
            throw unusable(file, e.getOriginalMessage());
        }
    }

    private static void ports(ObjectNode json, LabPorts ports) {
        json.put("serverPort", ports.server());
        json.put("rconPort", ports.rcon());
        json.put("serverVantagePort", ports.vantage());
    }

    private static LabPorts ports(JsonNode json) {
        return new LabPorts(
                json.path("serverPort").asInt(0),
                json.path("rconPort").asInt(0),
                json.path("serverVantagePort").asInt(0));
    }

    private static String text(Path file, JsonNode json, String field) throws ActionFailure {
        String value = json.path(field).asString(null);
        if (value == null) {
            throw unusable(file, field);
        }
        return value;
    }

    private static Instant instant(Path file, JsonNode json, String field) throws ActionFailure {
        try {
            return Instant.parse(text(file, json, field));
        } catch (DateTimeParseException _) {
            throw unusable(file, field);
        }
    }

    private static ActionFailure unusable(Path file, String why) {
        return ActionFailure.of(Codes.IO_ERROR, Message.of("lab.file", file, why));
    }
}
