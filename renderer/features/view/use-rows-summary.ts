// Reads what the selected rows have in common, and again when that may have changed. It changes nothing.
import { onBeforeUnmount, shallowRef, watch, type ShallowRef } from 'vue';
import type { RowsSummary } from '../../../shared/model/rows/selection-summary.ts';
import { useClient } from '../../engine/app-client.ts';
import { mutable } from '../../engine/mutable.ts';
import { useProject } from '../project/project-store.ts';
import { useSelection } from './selection-store.ts';

/** Long enough that dragging over rows does not ask at every one. */
const DELAY_MS = 150;

/** null before the first answer, and where the rows can't be read any more. */
export function useRowsSummary(): ShallowRef<RowsSummary | null> {
  const { engine } = useClient();
  const project = useProject();
  const selection = useSelection();
  const summary = shallowRef<RowsSummary | null>(null);
  let turn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function read(): Promise<void> {
    const mine = ++turn;
    const { rows } = selection;
    try {
      const found = rows === null ? null : await engine['rows.summary']({ rows: mutable(rows) });
      if (mine === turn) summary.value = found;
    } catch {
      // A view that was replaced in the meantime; its successor asks again.
      if (mine === turn) summary.value = null;
    }
  }

  watch(
    [() => selection.rows, () => project.info?.revision],
    () => {
      clearTimeout(timer);
      timer = setTimeout(() => void read(), DELAY_MS);
    },
    { immediate: true },
  );
  onBeforeUnmount(() => {
    clearTimeout(timer);
  });

  return summary;
}
