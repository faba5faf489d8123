// Reads what the selected cells of one column hold, and again when that may have changed. What it shows is of the selection as it is.
import { computed, onBeforeUnmount, shallowRef, watch, type ShallowRef } from 'vue';
import { isRobotsColumn } from '../../../shared/model/rows/robots-column.ts';
import {
  FIGURE_COLUMNS,
  type FigureColumn,
  type RowsFigures,
} from '../../../shared/model/rows/column-figures.ts';
import { useClient } from '../../engine/app-client.ts';
import { mutable } from '../../engine/mutable.ts';
import { useProject } from '../../features/project/project-store.ts';
import { useSelection } from '../../features/view/selection-store.ts';

/** Long enough that dragging over rows does not ask at every one. */
const DELAY_MS = 150;

export interface SelectionFigures extends RowsFigures {
  readonly column: FigureColumn;
}

/** null for a single row, for several columns, and until the answer is there. */
export function useSelectionFigures(): ShallowRef<SelectionFigures | null> {
  const { engine } = useClient();
  const project = useProject();
  const selection = useSelection();
  const figures = shallowRef<SelectionFigures | null>(null);
  let turn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const column = computed<FigureColumn | null>(() => {
    const { columns = [], rows = 0 } = selection.selection ?? {};
    return columns.length === 1 && rows > 1 ? figureColumn(columns[0] ?? '') : null;
  });
  /** What is asked, and of which state of the rows: another text is another question. */
  const asked = computed(() =>
    column.value === null
      ? null
      : JSON.stringify([column.value, selection.rows, project.info?.revision, project.info?.path]),
  );

  async function read(): Promise<void> {
    const mine = turn;
    const { rows } = selection;
    const meant = column.value;
    if (meant === null || rows === null) return;
    try {
      const found = await engine['rows.figures']({ rows: mutable(rows), column: meant });
      if (mine === turn) figures.value = { ...found, column: meant };
    } catch {
      // A view that was replaced, or a newer question: whoever comes next asks again.
    }
  }

  watch(
    asked,
    (question) => {
      turn++;
      figures.value = null;
      clearTimeout(timer);
      if (question !== null) timer = setTimeout(() => void read(), DELAY_MS);
    },
    { immediate: true },
  );
  onBeforeUnmount(() => {
    turn++;
    clearTimeout(timer);
  });

  return figures;
}

function figureColumn(id: string): FigureColumn | null {
  return FIGURE_COLUMNS.find((one) => one === id) ?? (isRobotsColumn(id) ? id : null);
}
