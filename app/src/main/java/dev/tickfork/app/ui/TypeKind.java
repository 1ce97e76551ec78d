package dev.tickfork.app.ui;

/// What sort of entity a type is; gives the shape of its swatch.
public enum TypeKind {
    CREATURE,
    VEHICLE,
    ANIMAL,
    PERSON,
    THING,
    OTHER
}
