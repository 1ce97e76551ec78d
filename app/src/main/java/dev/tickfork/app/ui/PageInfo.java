package dev.tickfork.app.ui;

import org.kordamp.ikonli.Ikon;

/// What the shell knows of a page before it is made.
///
/// @param id           the name in a [Target], lower case (`snapshots`)
/// @param titleKey     its name in words; the navigation shows it, too
/// @param position     place in the navigation, smallest first: instances 10, snapshots 20, compare 30, fork 40,
///     labs 50, verify 60, present 70, scripts 80
/// @param inNavigation whether it stands in the navigation
public record PageInfo(String id, String titleKey, Ikon icon, int position, boolean inNavigation) {}
