package dev.tickfork.app.ui;

import java.util.function.Function;

/// Makes one page, at the first time that it is needed.
public interface PageMaker {
    PageInfo info();

    Page make(Workbench workbench);

    /// One that makes its page by `maker`.
    static PageMaker of(PageInfo info, Function<Workbench, Page> maker) {
        return new PageMaker() {
            @Override
            public PageInfo info() {
                return info;
            }

            @Override
            public Page make(Workbench workbench) {
                return maker.apply(workbench);
            }
        };
    }
}
