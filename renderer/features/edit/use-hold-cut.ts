// Keeps what is cut in the grid of URLs until it is pasted: moves it then, selects it there, and tells what stayed.
import type { Ref } from 'vue';
import type { MoveResult } from '../../../shared/contract/edit-result.ts';
import { EDITABLE_COLUMNS } from '../../../shared/model/rows/row.ts';
import { MAX_COPY_ROWS } from '../../../shared/model/edit/text-limits.ts';
import type { GridCut, GridMove, HeldCut } from '../../grid/clipboard/cut-types.ts';
import type { GridHandle } from '../../grid/grid-handle.ts';
import type { GridRow, RowSource } from '../../grid/grid-types.ts';
import { countPositions } from '../../grid/rows/intervals.ts';
import type { MessageKey } from '../../locales/en.ts';
import { useText } from '../../locales/use-text.ts';
import { useDialogs } from '../../shell/dialogs/dialogs-store.ts';
import type { KeptCut } from './left-unsaved.ts';
import { useMoving } from './moving-store.ts';
import { useNotices, type NoticeContent } from '../../shell/notices/notices-store.ts';
import { useSelection } from '../view/selection-store.ts';
import { useUnsaved } from './unsaved-store.ts';
import { useView } from '../view/view-store.ts';
import { askBeyond } from '../../shell/dialogs/ask-beyond.ts';
import { columnTitle } from '../../ui/column-title.ts';

type Rows = RowSource<GridRow>;

const EDITABLE: ReadonlySet<string> = new Set(EDITABLE_COLUMNS);

type CellMove = Extract<GridMove<Rows>, { kind: 'cells' }>;

/** More rows than these leave no doubt unsaid about what became of them. */
const NOTICED_ROWS = 5_000;

type Tell = (kind: NoticeContent['kind'], key: MessageKey) => void;

export function useHoldCut(grid: Readonly<Ref<GridHandle | null>>) {
  const { t, number } = useText();
  const dialogs = useDialogs();
  const moving = useMoving();
  const notices = useNotices();
  const selection = useSelection();
  const unsaved = useUnsaved();
  const view = useView();
  let turn = 0;

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
    const asks = view.filtered && to.asNew !== true;
    const add = to.beyond > 0 && (!asks || (await askBeyond(dialogs, number(to.beyond), fits)));
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

  async function move(rows: number, held: Promise<number>, to: GridMove<Rows>): Promise<boolean> {
    const over =
      to.kind === 'cells' ? await moveCells(held, to) : (await moving.moveRows(held, to, rows)).over;
    // The clipboard has no cells of so many: a second paste would be of the words about them.
    if (over && rows > MAX_COPY_ROWS) await navigator.clipboard.writeText('').catch(() => undefined);
    return over;
  }

  /** The cut in the engine's keeping. Its notice ends with it. */
  function keeper(held: Promise<number>, rows: number, text: string | null): HeldCut<Rows> & { tell: Tell } {
    const about = `cut ${String(++turn)}`;
    let isOver = false;
    // Told where the cut is pasted; a cut that nobody pastes is not missed.
    held.catch(() => undefined);
    return {
      text,
      tell: (kind, key) => {
        notices.show({ kind, key, count: rows, about });
      },
      waits(cut) {
        const content = { kind: 'info', key: 'moving.cut', count: rows, about } as const;
        if (rows > NOTICED_ROWS) notices.show(content);
        else notices.announce(content);
        const keep = (number: number): void => {
          if (!isOver) unsaved.cut({ cut: number, ...cut, columns: [...cut.columns] });
        };
        void held.then(keep, () => undefined);
      },
      move: (to) => move(rows, held, to),
      drop() {
        isOver = true;
        notices.succeeded(about);
        const drop = (number: number): void => {
          unsaved.dropCut(number);
          moving.drop(number);
        };
        void held.then(drop, () => undefined);
      },
    };
  }

  function hold(cut: GridCut<Rows>): HeldCut<Rows> {
    const text = cut.rows > MAX_COPY_ROWS ? t('moving.onClipboard', { count: number(cut.rows) }) : null;
    return keeper(moving.hold(cut), cut.rows, text);
  }

  /** A cut of the window before goes on. No frame shows it, so that is said until it ends. */
  function resume({ cut, ...kept }: KeptCut): void {
    const held = keeper(Promise.resolve(cut), kept.rows, null);
    unsaved.cut({ cut, ...kept });
    grid.value?.resumeCut(kept, held);
    held.tell('warning', 'moving.stillCut');
  }

  return { hold, resume };
}
