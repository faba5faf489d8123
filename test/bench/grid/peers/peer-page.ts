// What the pages of the compared grids share: rows from the engine that the bench runs, and their texts.
import type { UrlRow } from '../../../../shared/model/rows/row.ts';
import type { RowSource } from '../../../../renderer/grid/grid-types.ts';

/** How the real window looks, so that a peer looks the same. In the page's hash, as JSON. */
export interface PeerSetup {
  readonly rows: number;
  readonly rowHeight: number;
  readonly headerHeight: number;
  readonly width: number;
  readonly height: number;
  readonly columns: readonly { readonly title: string; readonly width: number }[];
}

/** What the bench calls in the page. */
export interface PeerWindow {
  /** Scrolls the row into sight and makes its first cell the active one. */
  jumpTo(position: number): void;
}

/** What the page asks for, and what it is answered. */
export interface RowsAsked {
  readonly id: number;
  readonly start: number;
  readonly count: number;
}
export interface RowsAnswered {
  readonly id: number;
  readonly rows: readonly UrlRow[];
}

const VALUES: Readonly<Record<string, (row: UrlRow) => string>> = {
  Included: (row) => (row.included ? '✓' : ''),
  URL: (row) => row.loc,
  'Last modified': (row) => row.lastmod ?? '',
  'Change freq.': (row) => row.changefreq ?? '',
  Priority: (row) => String(row.priority ?? ''),
  Issues: (row) => row.problems.join(', '),
};

export function setup(): PeerSetup {
  return JSON.parse(decodeURIComponent(location.hash.slice(1))) as PeerSetup;
}

/** The text of a row in the column of this title. */
export function textOf(title: string): (row: UrlRow) => string {
  return VALUES[title] ?? (() => '');
}

/** The element that the grid goes into, as large as the grid of the real window. */
export function container({ width, height }: PeerSetup): HTMLElement {
  const element = document.createElement('div');
  element.style.width = `${String(width)}px`;
  element.style.height = `${String(height)}px`;
  document.body.append(element);
  return element;
}

/** Rows from the bench's engine, over one socket, as the real window has them. */
export function openRows(): RowSource<UrlRow> {
  const socket = new WebSocket(`ws://${location.host}/`);
  const opened = new Promise((resolve) => {
    socket.addEventListener('open', resolve);
  });
  const waiting = new Map<number, (rows: readonly UrlRow[]) => void>();
  let last = 0;
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const { id, rows } = JSON.parse(data) as RowsAnswered;
    waiting.get(id)?.(rows);
    waiting.delete(id);
  });
  return {
    async fetch(start, count) {
      await opened;
      const id = ++last;
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        socket.send(JSON.stringify({ id, start, count } satisfies RowsAsked));
      });
    },
  };
}
