package dev.tickfork.bridge.world;

import dev.tickfork.bridge.action.ActionContext;
import dev.tickfork.bridge.pack.Packs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Random;

/// Copies a world of 1 GB with hashes and prints the ratio to `cp -a` measured in the same run (below 1 is
/// faster). The time of `transfer` is what a source has to stand still for. Arguments: a folder with 4 GB
/// of room, and the rounds.
public final class WorldCopyBench {
    private static final int FILES = 128;
    private static final int FILE_BYTES = 8 << 20;

    private WorldCopyBench() {}

    public static void main(String[] args) throws Exception {
        Path base = Files.createTempDirectory(Path.of(args.length > 0 ? args[0] : "/tmp"), "world-copy-");
        int rounds = args.length > 1 ? Integer.parseInt(args[1]) : 5;
        Path world = makeWorld(base.resolve("world"));
        var rules = CopyRules.of(Packs.require("26.2"));
        var cp = new double[rounds];
        var transfer = new double[rounds];
        var whole = new double[rounds];
        for (int round = 0; round < rounds; round++) {
            cp[round] = cp(world, base.resolve("cp"));
            Path copy = base.resolve("copy");
            long begin = System.nanoTime();
            var copier = new WorldCopy();
            var moved = copier.transfer(world, copy, rules, ActionContext.silent());
            transfer[round] = seconds(begin);
            CopyResult result = copier.hash(moved, ActionContext.silent());
            whole[round] = seconds(begin);
            if (!result.clean() || result.files().size() != FILES) {
                throw new IllegalStateException("the copy is wrong: " + result.changed());
            }
            remove(copy);
        }
        remove(base);
        double plain = median(cp);
        print("cp -a", plain, plain);
        print("transfer", median(transfer), plain);
        print("transfer and hash", median(whole), plain);
    }

    private static Path makeWorld(Path world) throws IOException {
        Path region = Files.createDirectories(world.resolve("dimensions/minecraft/overworld/region"));
        var random = new Random(1);
        byte[] bytes = new byte[FILE_BYTES];
        for (int i = 0; i < FILES; i++) {
            random.nextBytes(bytes);
            Files.write(region.resolve("r." + i + ".0.mca"), bytes);
        }
        return world;
    }

    private static double cp(Path world, Path target) throws IOException, InterruptedException {
        long begin = System.nanoTime();
        run("cp", "-a", world.toString(), target.toString());
        double seconds = seconds(begin);
        remove(target);
        return seconds;
    }

    private static void remove(Path folder) throws IOException, InterruptedException {
        run("rm", "-r", folder.toString());
        run("sync");
    }

    private static void run(String... command) throws IOException, InterruptedException {
        int code = new ProcessBuilder(command).inheritIO().start().waitFor();
        if (code != 0) {
            throw new IOException(String.join(" ", command) + " ended with " + code);
        }
    }

    private static double seconds(long begin) {
        return (System.nanoTime() - begin) / 1e9;
    }

    private static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }

    private static void print(String what, double seconds, double plain) {
        System.out.printf(Locale.ROOT, "%-18s %.3f s   %.2f of cp -a%n", what, seconds, seconds / plain);
    }
}
