package dev.tickfork.bridge.snapshot;

import java.util.Arrays;

/// Who rides whom: each rider's vehicle, and each passenger that a vehicle lists, in order of the rows that
/// say so.
/// One thread while it grows, then any.
final class Riders {
    /// Rows that ride something, with the vehicle's UUID.
    final Links vehicles = new Links();
    /// Rows that list a passenger, with the passenger's UUID.
    final Links passengers = new Links();

    void addAll(Riders later, int rowsBefore) {
        vehicles.addAll(later.vehicles, rowsBefore);
        passengers.addAll(later.passengers, rowsBefore);
    }

    /// Pairs of a row and a UUID, rows rising.
    static final class Links {
        private int[] rows = new int[16];
        final UuidColumn uuids = new UuidColumn();

        int size() {
            return uuids.size();
        }

        int row(int index) {
            return rows[index];
        }

        void add(int row, JsonCursor at) {
            put(row);
            uuids.add(at.bytes(), at.start(), at.stop(), at.escaped());
        }

        /// Takes everything back that `row` said.
        void dropFrom(int row) {
            while (size() > 0 && rows[size() - 1] >= row) {
                uuids.dropLast();
            }
        }

        void addAll(Links later, int rowsBefore) {
            int before = size();
            uuids.addAll(later.uuids);
            if (uuids.size() > rows.length) {
                rows = Arrays.copyOf(rows, Math.max(uuids.size(), rows.length * 2));
            }
            for (int i = 0; i < later.size(); i++) {
                rows[before + i] = later.rows[i] + rowsBefore;
            }
        }

        /// The first pair of this row; below 0 where it has none.
        int find(int row) {
            int index = Arrays.binarySearch(rows, 0, size(), row);
            while (index > 0 && rows[index - 1] == row) {
                index--;
            }
            return index;
        }

        private void put(int row) {
            if (size() == rows.length) {
                rows = Arrays.copyOf(rows, rows.length * 2);
            }
            rows[size()] = row;
        }
    }
}
