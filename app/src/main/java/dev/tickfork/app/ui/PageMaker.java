package dev.tickfork.app.ui;

/// Makes one page, at the first time that it is needed.
public interface PageMaker {
    PageInfo info();

    Page make(Workbench workbench);
}
