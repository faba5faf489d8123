// The texts that were refused in cells, as notices: each leads to its cell. Where its row is gone from the project there is no
// cell: then the notice has the text, and both go together.
import { defineStore } from 'pinia';
import { watch } from 'vue';
import type { CellName } from '../../grid/grid-types.ts';
import { useNotices, type NoticeContent } from '../../shell/notices/notices-store.ts';
import { usePanes } from '../../shell/frame/panes-store.ts';
import { useProject } from '../project/project-store.ts';
import { useGoneRows } from '../view/use-gone-rows.ts';
import { gridRefusal } from './grid-refusal.ts';
import type { RefusedChange } from './left-unsaved.ts';
import { useUnsaved } from './unsaved-store.ts';

export const useRefusedCells = defineStore('refusedCells', () => {
  const notices = useNotices();
  const panes = usePanes();
  const project = useProject();
  const unsaved = useUnsaved();
  const { isGone } = useGoneRows();
  /** Cells whose rows are gone and that were told so, by what their notices are about. */
  const gone = new Map<string, CellName>();

  /** Tells of what was refused in a cell; of a row that is gone as such. */
  async function tell(cell: CellName): Promise<void> {
    const isLost = await isGone(cell.id);
    const change = unsaved.refusedIn(cell);
    if (change) show(change, isLost);
  }

  function show(change: RefusedChange, isLost: boolean): void {
    const about = aboutCell(change);
    gone.delete(about);
    notices.succeeded(about);
    notices.show(isLost ? lostText(change) : refusedText(change));
    if (isLost) gone.set(about, { id: change.id, column: change.column });
  }

  /** What was refused in a cell is so no more. */
  function mended(cell: CellName): void {
    gone.delete(aboutCell(cell));
    notices.succeeded(aboutCell(cell));
    unsaved.mended(cell);
  }

  // Also what another window deletes, or brings back, is said at once.
  watch(
    () => project.info?.membership,
    async () => {
      for (const { id, column } of unsaved.refused()) {
        const isLost = await isGone(id);
        const change = unsaved.refusedIn({ id, column });
        if (change && isLost !== gone.has(aboutCell(change))) show(change, isLost);
      }
    },
  );

  // Whatever ends the notice ends the text, which is nowhere else.
  watch(
    () => notices.all,
    (all) => {
      for (const [about, cell] of [...gone]) {
        if (all.some((notice) => notice.about === about)) continue;
        mended(cell);
        panes.grid?.discard(cell);
      }
    },
    { flush: 'sync' },
  );

  return { tell, mended };
});

function refusedText(change: RefusedChange): NoticeContent {
  const { id, column, value, refusal } = change;
  const action = { key: 'gridRefusals.goToCell', cell: { id, column } } as const;
  return { ...gridRefusal('refused', value, refusal.reason), action, about: aboutCell(change) };
}

function lostText(change: RefusedChange): NoticeContent {
  const { column, value } = change;
  return {
    kind: 'warning',
    key: 'gridRefusals.rowGone',
    named: { text: value },
    typed: value,
    about: aboutCell(change),
    ...(column === 'loc' ? { action: { key: 'gridRefusals.addAsRow', addRow: value } } : {}),
  };
}

function aboutCell({ id, column }: CellName): string {
  return `cell ${String(id)} ${column}`;
}
