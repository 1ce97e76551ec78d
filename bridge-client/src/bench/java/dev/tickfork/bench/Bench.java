package dev.tickfork.bench;

import dev.tickfork.bridge.world.WorldCopyBench;
import java.util.Arrays;
import java.util.Collection;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/// Runs the benchmarks that the arguments name (all without), then prints a table: each time beside that of
/// the benchmark called `baseline...` of the same class and the same parameters. The first argument `world`
/// runs the copy of a world instead, which measures itself against `cp -a`; a folder and a number of rounds
/// may follow.
public final class Bench {
    private Bench() {}

    public static void main(String[] args) throws Exception {
        if (args.length > 0 && args[0].equals("world")) {
            WorldCopyBench.main(Arrays.copyOfRange(args, 1, args.length));
            return;
        }
        var options = new OptionsBuilder().shouldFailOnError(true);
        for (String name : args) {
            options.include(name);
        }
        if (args.length == 0) {
            options.include("dev\\.tickfork\\.bench\\..*");
        }
        print(new Runner(options.build()).run());
        Memory.print();
    }

    private static void print(Collection<RunResult> results) {
        Map<String, Double> baselines = new TreeMap<>();
        for (RunResult result : results) {
            if (method(result).startsWith("baseline")) {
                baselines.put(group(result), result.getPrimaryResult().getScore());
            }
        }
        System.out.printf(Locale.ROOT, "%n%-60s %12s %10s%n", "benchmark", "time", "ratio");
        for (RunResult result : results) {
            double score = result.getPrimaryResult().getScore();
            double baseline = baselines.getOrDefault(group(result), Double.NaN);
            System.out.printf(
                    Locale.ROOT,
                    "%-60s %9.2f ms %9.2fx%n",
                    group(result) + " " + method(result),
                    score,
                    score / baseline);
        }
    }

    private static String group(RunResult result) {
        String name = result.getParams().getBenchmark();
        String type = name.substring(0, name.lastIndexOf('.'));
        var parameters = new StringBuilder(type.substring(type.lastIndexOf('.') + 1));
        for (String key : result.getParams().getParamsKeys()) {
            parameters.append(' ').append(result.getParams().getParam(key));
        }
        return parameters.toString();
    }

    private static String method(RunResult result) {
        String name = result.getParams().getBenchmark();
        return name.substring(name.lastIndexOf('.') + 1);
    }
}
