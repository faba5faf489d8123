// Which of the things that are switched on and off are on.
import { computed, type ComputedRef } from 'vue';
import type { ToggleCommand } from '../../../shared/commands/command-table.ts';
import { usePages } from '../frame/pages-store.ts';
import { usePanes } from '../frame/panes-store.ts';
import { useSettings } from '../settings/settings-store.ts';

export function useTicks(): ComputedRef<Readonly<Record<ToggleCommand, boolean>>> {
  const pages = usePages();
  const panes = usePanes();
  const settings = useSettings();
  return computed(() => ({
    'view.toggleOutline': panes.outline,
    'view.toggleDetail': panes.detail,
    'view.toggleHistory': panes.dock === 'history' && pages.current === 'urls',
    'view.toggleFormulaBar': settings.formulaBar,
    'view.toggleNumbers': settings.originalNumbers,
  }));
}
