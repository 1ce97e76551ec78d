package dev.tickfork.sandbox.entity;

import java.util.UUID;
import org.jspecify.annotations.Nullable;

/// The numbers of an entity that its tick changes and its NBT keeps. Which of them mean something depends
/// on the type. Game thread only.
public final class EntityState {
    /// `ItemEntity`'s health when new.
    static final float ITEM_HEALTH = 5;
    /// `LivingEntity.tickDeath`: the entity goes when the animation has run this many ticks.
    public static final int DEATH_TICKS = 20;

    float health;
    int deathTime;
    int hurtTime;
    double fallDistance;
    short fire;
    short air = 300;
    boolean invulnerable;
    int portalCooldown;
    int age;
    int pickupDelay;
    int fuse;
    boolean noGravity;
    boolean noAi;

    @Nullable
    UUID leashHolder;

    EntityState() {}

    /// Hearts times two; 0 or less is dying.
    public float health() {
        return health;
    }

    public void setHealth(float health) {
        this.health = health;
    }

    /// Ticks since death, 0 while alive, [#DEATH_TICKS] at the end.
    public int deathTime() {
        return deathTime;
    }

    public void setDeathTime(int ticks) {
        deathTime = ticks;
    }

    /// Ticks until it can be hurt again.
    public int hurtTime() {
        return hurtTime;
    }

    public void setHurtTime(int ticks) {
        hurtTime = ticks;
    }

    /// Blocks fallen since it last stood.
    public double fallDistance() {
        return fallDistance;
    }

    public void setFallDistance(double blocks) {
        fallDistance = blocks;
    }

    public boolean invulnerable() {
        return invulnerable;
    }

    /// `Age` of an item, `Time` of a falling block; ticks.
    public int age() {
        return age;
    }

    public void setAge(int ticks) {
        age = ticks;
    }

    public int pickupDelay() {
        return pickupDelay;
    }

    public void setPickupDelay(int ticks) {
        pickupDelay = ticks;
    }

    /// Ticks until a primed TNT goes off.
    public int fuse() {
        return fuse;
    }

    public void setFuse(int ticks) {
        fuse = ticks;
    }

    public boolean noGravity() {
        return noGravity;
    }

    public boolean noAi() {
        return noAi;
    }

    /// Whom a lead ties it to; null without one, or when it hangs on a fence.
    public @Nullable UUID leashHolder() {
        return leashHolder;
    }
}
