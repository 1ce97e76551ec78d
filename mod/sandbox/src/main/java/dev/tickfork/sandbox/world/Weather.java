package dev.tickfork.sandbox.world;

/// The weather of the server and how long each kind lasts, in ticks (`WeatherData`).
public record Weather(int clearTicks, int rainTicks, int thunderTicks, boolean raining, boolean thundering) {
    public static final Weather CLEAR = new Weather(0, 0, 0, false, false);
}
