package dev.tickfork.sandbox.world;

import net.kyori.adventure.nbt.CompoundBinaryTag;

/// Payloads of `data/minecraft/weather.dat` and `world_clocks.dat`.
final class ServerData {
    private static final String OVERWORLD_CLOCK = "minecraft:overworld";

    private ServerData() {}

    static Weather weather(CompoundBinaryTag tag) {
        return new Weather(
                tag.getInt("clear_weather_time"),
                tag.getInt("rain_time"),
                tag.getInt("thunder_time"),
                tag.getBoolean("raining"),
                tag.getBoolean("thundering"));
    }

    static CompoundBinaryTag save(Weather weather) {
        return CompoundBinaryTag.builder()
                .putInt("clear_weather_time", weather.clearTicks())
                .putInt("rain_time", weather.rainTicks())
                .putInt("thunder_time", weather.thunderTicks())
                .putBoolean("raining", weather.raining())
                .putBoolean("thundering", weather.thundering())
                .build();
    }

    static long dayTime(CompoundBinaryTag tag) {
        return tag.getCompound(OVERWORLD_CLOCK).getLong("total_ticks");
    }

    static CompoundBinaryTag saveClock(long dayTime) {
        return CompoundBinaryTag.builder()
                .put(
                        OVERWORLD_CLOCK,
                        CompoundBinaryTag.builder()
                                .putLong("total_ticks", dayTime)
                                .build())
                .build();
    }
}
