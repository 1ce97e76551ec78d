package dev.tickfork.app.page.compare.facts;

import dev.tickfork.app.page.compare.CompareTab;
import dev.tickfork.app.page.compare.CompareTabs;
import dev.tickfork.app.ui.Workbench;
import java.util.List;

/// Makes the three tabs. Stateless.
public final class FactsTabs implements CompareTabs {
    @Override
    public List<CompareTab> make(Workbench workbench, Again again) {
        return List.of(
                new TypesTab(workbench, new TypesModel()),
                new FieldsTab(workbench, new FieldsModel(workbench.memory(), again)),
                new StatisticsTab(workbench, new StatisticsModel(workbench.actions())));
    }
}
