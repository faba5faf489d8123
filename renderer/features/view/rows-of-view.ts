// The rows of a view of the engine, window by window, for the grid. The first rows can be read before the grid is there.
import type { EngineClient } from '../../../shared/contract/requests/requests.ts';
import type { UrlRow } from '../../../shared/model/rows/row.ts';
import type { GridRow, RowSource } from '../../grid/grid-types.ts';
import { PAGE_ROWS } from '../../grid/rows/window-cache.ts';

export interface ViewRows extends RowSource<UrlRow> {
  readonly view: number;
  /** Reads the first rows of so many, so that a grid is drawn with them at once. Never rejects. */
  readStart(rows: number): Promise<void>;
  keep(): () => void;
  /** Closes the view, as soon as nobody keeps it. */
  close(): void;
}

/** The view that positions of this source are of. */
export function viewOf(source: RowSource<GridRow>): number {
  if ('view' in source && typeof source.view === 'number') return source.view;
  throw new Error('These rows are of no view.');
}

/** `agents`: the crawlers whose verdicts are wanted with the rows. `numbers`: whether their numbers in the project are. */
export function rowsOfView(
  engine: EngineClient,
  view: number,
  agents: () => readonly string[] = () => [],
  numbers: () => boolean = () => false,
): ViewRows {
  /** Given out once: later the rows may have changed. */
  let start: readonly UrlRow[] | null = null;
  const read = async (from: number, count: number): Promise<readonly UrlRow[]> => {
    const wanted = agents();
    const verdicts = wanted.length > 0 ? { agents: [...wanted] } : {};
    const numbered = numbers() ? { numbers: true } : {};
    return (await engine['view.rows']({ view, start: from, count, ...verdicts, ...numbered })).rows;
  };
  let keepers = 0;
  let isOver = false;
  const closeUnkept = (): void => {
    if (isOver && keepers === 0) engine['view.close']({ view }).catch(() => undefined);
  };
  return {
    view,
    keep() {
      keepers++;
      let kept = true;
      return () => {
        if (!kept) return;
        kept = false;
        keepers--;
        closeUnkept();
      };
    },
    close() {
      if (isOver) return;
      isOver = true;
      closeUnkept();
    },
    async readStart(rows) {
      if (rows === 0) return;
      try {
        start = await read(0, Math.min(rows, PAGE_ROWS));
      } catch {
        // The grid asks for them again, and tells what is wrong.
      }
    },
    async fetch(from, count, signal) {
      signal.throwIfAborted();
      const known = from === 0 && start?.length === count ? start : null;
      start = null;
      if (known) return known;
      const rows = await read(from, count);
      signal.throwIfAborted();
      return rows;
    },
  };
}
