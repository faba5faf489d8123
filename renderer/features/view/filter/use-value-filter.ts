// Filters the rows by the values of the selected cells. Its conditions are chips like others.
import { computed, watch, type ComputedRef } from 'vue';
import type { PositionRange } from '../../../../shared/model/rows/row-set.ts';
import type { SetColumn } from '../../../../shared/model/rows/view-query.ts';
import { useClient } from '../../../engine/app-client.ts';
import { mutable } from '../../../engine/mutable.ts';
import { addRanges } from '../../../grid/rows/intervals.ts';
import { keeping } from '../../../grid/editing/keeping.ts';
import { useText } from '../../../locales/use-text.ts';
import { useEditQueue } from '../../edit/edit-queue-store.ts';
import { useNotices } from '../../../shell/notices/notices-store.ts';
import { useSelection } from '../selection-store.ts';
import { useView } from '../view-store.ts';
import { filterColumn, isSetColumn } from './filter-draft.ts';
import { valueCondition, withCondition } from './value-condition.ts';

/** What its notice is about: it ends with the selection, or once rows are filtered. */
const ABOUT = 'values of the selection';

/** As many as the engine names in one answer. */
const VALUES_AT_MOST = 1_000;

export interface ValueFilter {
  /** Whether the column of the active cell can be filtered by. */
  readonly canFilter: ComputedRef<boolean>;
  /** Only rows with a value of the selected cells in the active one's column; `not`: only the others. */
  readonly filter: (not: boolean) => Promise<void>;
}

export function useValueFilter(): ValueFilter {
  const { engine } = useClient();
  const { number } = useText();
  const notices = useNotices();
  const queue = useEditQueue();
  const selection = useSelection();
  const view = useView();

  const column = computed<SetColumn | null>(() => {
    const found = filterColumn(selection.selection?.activeColumn ?? null);
    return found && isSetColumn(found) && selection.count > 0 ? found : null;
  });

  watch([() => selection.acts, () => view.conditions], () => {
    notices.succeeded(ABOUT);
  });

  async function filter(not: boolean): Promise<void> {
    const meant = column.value;
    const source = view.current?.source;
    if (!meant || !source) return;
    const areas = (selection.selection?.areas ?? []).filter(({ columns }) => columns.includes(meant));
    const ranges = areas.reduce<readonly PositionRange[]>((all, one) => addRanges(all, one.ranges), []);
    const rows = selection.rowSet(ranges, source);
    if (!rows) return;
    // The cells have the values that were typed before.
    const { values, more } = await keeping(source, () =>
      queue.add(() => engine['view.values']({ column: meant, filter: [], rows: mutable(rows) })),
    );
    if (more) {
      notices.show({
        kind: 'warning',
        key: 'filtering.manyValues',
        named: { max: number(VALUES_AT_MOST) },
        about: ABOUT,
      });
      return;
    }
    if (values.length === 0) return;
    const condition = valueCondition(
      meant,
      values.map(({ value }) => value),
      not,
    );
    await view.setConditions(withCondition(view.conditions, condition));
  }

  return {
    canFilter: computed(() => column.value !== null),
    filter,
  };
}
