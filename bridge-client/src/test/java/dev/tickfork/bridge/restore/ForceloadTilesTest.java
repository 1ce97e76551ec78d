package dev.tickfork.bridge.restore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ForceloadTilesTest {
    private static void assertCovers(ChunkArea area) {
        List<ChunkTile> tiles = ForceloadTiles.cover(area);
        for (int i = 0; i < area.size(); i++) {
            int x = area.x(i);
            int z = area.z(i);
            assertTrue(tiles.stream().anyMatch(t -> t.contains(x, z)), "chunk " + x + ", " + z);
        }
        for (ChunkTile tile : tiles) {
            assertTrue(tile.size() <= 256, tile.toString());
        }
        long loaded = tiles.stream().mapToLong(ChunkTile::size).sum();
        assertTrue(loaded * 3 <= area.size() * 4L, loaded + " chunks loaded for " + area.size());
        assertTrue(tiles.size() <= area.size());
    }

    @Test
    void anyScatterIsCoveredByTilesOfAtMost256() {
        var random = new Random(11);
        for (int round = 0; round < 300; round++) {
            var chunks = new ChunkArea.Builder();
            int spread = 1 + random.nextInt(120);
            int count = 1 + random.nextInt(200);
            for (int i = 0; i < count; i++) {
                chunks.addChunk(random.nextInt(spread) - spread / 2, random.nextInt(spread) - spread / 2);
            }
            ChunkArea area = chunks.build();
            assertCovers(random.nextBoolean() ? area.grown() : area);
        }
    }

    @Test
    void aSquareOfTwoByTwoRegionsNeedsNoMoreThanSixteenCommands() {
        var chunks = new ChunkArea.Builder();
        for (int x = -32; x < 32; x++) {
            for (int z = -32; z < 32; z++) {
                chunks.addChunk(x, z);
            }
        }
        assertEquals(16, ForceloadTiles.cover(chunks.build()).size());
    }

    @Test
    void aLongRowIsCutIntoStripes() {
        var chunks = new ChunkArea.Builder();
        for (int x = 0; x < 1_000; x++) {
            chunks.addChunk(x, 0);
        }
        List<ChunkTile> tiles = ForceloadTiles.cover(chunks.build());
        assertEquals(4, tiles.size());
        assertCovers(chunks.build());
    }

    @Test
    void aRaggedHeapBecomesOneCommand() {
        var chunks = new ChunkArea.Builder();
        for (int x = 0; x < 4; x++) {
            for (int z = 0; z < 4; z++) {
                if (x != 3 || z != 3) {
                    chunks.addChunk(x, z);
                }
            }
        }
        assertEquals(List.of(new ChunkTile(0, 0, 3, 3)), ForceloadTiles.cover(chunks.build()));
    }

    @Test
    void nothingNeedsNoCommand() {
        assertEquals(List.of(), ForceloadTiles.cover(new ChunkArea.Builder().build()));
    }

    @Test
    void positionsBelowZeroFallIntoTheChunkBelow() {
        var chunks = new ChunkArea.Builder();
        chunks.addPosition(-0.001, 0.0);
        chunks.addPosition(-16.0, 15.999);
        chunks.addPosition(-16.001, 16.0);
        ChunkArea area = chunks.build();
        assertEquals(2, area.size());
        assertTrue(area.contains(-1, 0));
        assertTrue(area.contains(-2, 1));
    }

    @Test
    void growingAddsTheEightAround() {
        var chunks = new ChunkArea.Builder();
        chunks.addChunk(0, 0);
        ChunkArea grown = chunks.build().grown();
        assertEquals(9, grown.size());
        assertTrue(grown.contains(-1, -1) && grown.contains(1, 1));
    }

    @Test
    void theCommandNamesBlockColumns() {
        assertEquals("forceload add -32 -16 15 31", new ChunkTile(-2, -1, 0, 1).command("add"));
    }

    @Test
    void aBuilderForgetsDoublesAndKeepsTheRest() {
        var chunks = new ChunkArea.Builder();
        for (int round = 0; round < 5; round++) {
            for (int i = 0; i < 3_000; i++) {
                chunks.addChunk(i, -i);
            }
        }
        assertEquals(3_000, chunks.build().size());
    }
}
