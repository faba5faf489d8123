// Leads from figures of an export to the rows that they count. The dialog closes; what was typed in it stays.
import { nextTick } from 'vue';
import type { Condition } from '../../../shared/model/rows/view-query.ts';
import { useDialogs } from '../../shell/dialogs/dialogs-store.ts';
import { useExporting } from './exporting-store.ts';
import { usePages } from '../../shell/frame/pages-store.ts';
import { usePanes } from '../../shell/frame/panes-store.ts';
import { useView } from '../view/view-store.ts';

/** Shows just the rows that meet these conditions, sorted as before, and the user goes on in the grid. */
export function useRowsBehind(): (...conditions: readonly Condition[]) => Promise<void> {
  const dialogs = useDialogs();
  const exporting = useExporting();
  const pages = usePages();
  const panes = usePanes();
  const view = useView();
  return async (...conditions) => {
    exporting.hold();
    dialogs.close();
    pages.show('urls');
    void view.showQuery({ filter: conditions, sort: view.sort });
    await nextTick();
    panes.grid?.focus();
  };
}
