// SlickGrid over rows that come when they are seen, through the same cache of pages as in our grid.
import { SlickGrid } from 'slickgrid';
import 'slickgrid/dist/styles/css/slick.grid.css';
import 'slickgrid/dist/styles/css/slick-default-theme.css';
import type { UrlRow } from '../../../../shared/model/rows/row.ts';
import { WindowCache } from '../../../../renderer/grid/rows/window-cache.ts';
import { container, openRows, setup, textOf, type PeerWindow } from './peer-page.ts';

const given = setup();
const cache = new WindowCache<UrlRow>({
  source: openRows(),
  rows: given.rows,
  onError: (cause) => {
    throw cause;
  },
  onRows: (from, to) => {
    const { top, bottom } = grid.getRenderedRange();
    const arrived: number[] = [];
    for (let row = Math.max(from, top); row < to && row <= bottom; row++) arrived.push(row);
    grid.invalidateRows(arrived);
    grid.render();
  },
});
const columns = given.columns.map(({ title, width }) => {
  const read = textOf(title);
  return {
    id: title,
    name: title,
    field: title,
    width,
    formatter: (_row: number, _cell: number, _value: unknown, _column: unknown, item: UrlRow) => read(item),
  };
});
const data = { getLength: () => given.rows, getItem: (position: number) => cache.row(position) };
// It takes a list or a source of rows, which has no type of its own.
const grid = new SlickGrid(container(given), data as never, columns, {
  rowHeight: given.rowHeight,
  enableColumnReorder: false,
});
const want = (): void => {
  const { top, bottom } = grid.getViewport();
  cache.want(Math.max(0, top), Math.min(given.rows, bottom + 1));
};
grid.onViewportChanged.subscribe(want);
want();
Object.assign(window, {
  jumpTo: (position) => {
    grid.gotoCell(position, 0);
  },
} satisfies PeerWindow);
