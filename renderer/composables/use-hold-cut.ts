// Keeps what is cut in the grid of URLs until it is pasted: moves it then, selects it there, and tells what stayed.
import type { Ref } from 'vue';
import type { MoveResult } from '../../shared/contract/edit-result.ts';
import { EDITABLE_COLUMNS } from '../../shared/model/row.ts';
import { MAX_COPY_ROWS } from '../../shared/model/text-limits.ts';
import type { GridCut, GridMove, HoldCut } from '../grid/cut-types.ts';
import type { GridHandle } from '../grid/grid-handle.ts';
import type { GridRow, RowSource } from '../grid/grid-types.ts';
import { countPositions } from '../grid/intervals.ts';
import { useText } from '../locales/use-text.ts';
import { useDialogs } from '../stores/dialogs.ts';
import { useMoving } from '../stores/moving.ts';
import { useNotices } from '../stores/notices.ts';
import { useSelection } from '../stores/selection.ts';
import { useView } from '../stores/view.ts';
import { askBeyond } from './ask-beyond.ts';
import { columnTitle } from './column-title.ts';

type Rows = RowSource<GridRow>;

const EDITABLE: ReadonlySet<string> = new Set(EDITABLE_COLUMNS);

type CellMove = Extract<GridMove<Rows>, { kind: 'cells' }>;

export function useHoldCut(grid: Readonly<Ref<GridHandle | null>>): HoldCut<Rows> {
  const { t, number } = useText();
  const dialogs = useDialogs();
  const moving = useMoving();
  const notices = useNotices();
  const selection = useSelection();
  const view = useView();

  const titles = (columns: readonly string[]): string =>
    columns.map((column) => columnTitle(column, t)).join(', ');

  /** Nothing stays behind unsaid. */
  function tell({ columns }: CellMove, { left, copied }: MoveResult): void {
    const named = (found: CellMove['columns']) => ({ columns: titles(found.map(({ from }) => from)) });
    const [gone, taken] = [columns.filter(({ to }) => to === null), columns.filter(({ to }) => to !== null)];
    if (left > 0) notices.show({ kind: 'info', key: 'moving.left', count: left, named: named(gone) });
    const firm = taken.filter(({ from }) => !EDITABLE.has(from));
    if (copied > 0) notices.show({ kind: 'info', key: 'moving.copied', count: copied, named: named(firm) });
  }

  async function moveCells(cut: Promise<number>, to: CellMove): Promise<boolean> {
    const { acts } = selection;
    const fits = countPositions(to.ranges) > 0;
    const add = to.beyond > 0 && (!view.filtered || (await askBeyond(dialogs, number(to.beyond), fits)));
    if (add === null) return false;
    const { done, over } = await moving.moveCells(cut, to, add);
    if (!done) return over;
    tell(to, done);
    // As after a paste, unless the user went on in the meantime.
    if (!add && acts === selection.acts && to.source === view.current?.source)
      grid.value?.select(
        to.ranges,
        to.columns.flatMap(({ to: column }) => column ?? []),
      );
    return over;
  }

  async function move(cut: GridCut<Rows>, held: Promise<number>, to: GridMove<Rows>): Promise<boolean> {
    const over =
      to.kind === 'cells' ? await moveCells(held, to) : (await moving.moveRows(held, to, cut.rows)).over;
    // The clipboard has no cells of so many: a second paste would be of the words about them.
    if (over && cut.rows > MAX_COPY_ROWS) await navigator.clipboard.writeText('').catch(() => undefined);
    return over;
  }

  return (cut) => {
    const held = moving.hold(cut);
    // Told where the cut is pasted; a cut that nobody pastes is not missed.
    held.catch(() => undefined);
    return {
      text: cut.rows > MAX_COPY_ROWS ? t('moving.onClipboard', { count: number(cut.rows) }) : null,
      move: (to) => move(cut, held, to),
      drop: () => void held.then(moving.drop, () => undefined),
    };
  };
}
