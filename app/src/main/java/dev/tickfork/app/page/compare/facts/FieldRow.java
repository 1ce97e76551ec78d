package dev.tickfork.app.page.compare.facts;

/// One differing value of one entity.
///
/// @param type namespaced id, as in A
/// @param rowA its place in A
/// @param rowB its place in B
/// @param path exact: `Items[0].count`; for numbers the group's name
/// @param a    as written; a dash where A has none
/// @param gap  in the unit of its kind, NaN where there is none
record FieldRow(String uuid, String type, int rowA, int rowB, String path, String a, String b, double gap) {}
