/// What the pages of the window stand on: the contract between the window and its pages, and the controls that they
/// share. Knows no page and not the shell.
@NullMarked
package dev.tickfork.app.ui;

import org.jspecify.annotations.NullMarked;
