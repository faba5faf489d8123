// AG Grid Community with its infinite row model, whose blocks are as large as the pages of our grid.
import { AllCommunityModule, createGrid, ModuleRegistry } from 'ag-grid-community';
import type { UrlRow } from '../../../../shared/model/rows/row.ts';
import { PAGE_ROWS } from '../../../../renderer/grid/rows/window-cache.ts';
import { container, openRows, setup, textOf, type PeerWindow } from './peer-page.ts';

ModuleRegistry.registerModules([AllCommunityModule]);
const given = setup();
const source = openRows();
const { signal } = new AbortController();
const grid = createGrid<UrlRow>(container(given), {
  rowModelType: 'infinite',
  rowHeight: given.rowHeight,
  headerHeight: given.headerHeight,
  infiniteInitialRowCount: given.rows,
  cacheBlockSize: PAGE_ROWS,
  maxBlocksInCache: 48,
  maxConcurrentDatasourceRequests: 2,
  columnDefs: given.columns.map(({ title, width }) => {
    const read = textOf(title);
    return { colId: title, headerName: title, width, valueGetter: ({ data }) => (data ? read(data) : '') };
  }),
  datasource: {
    rowCount: given.rows,
    getRows: ({ startRow, endRow, successCallback, failCallback }) => {
      source.fetch(startRow, Math.min(endRow, given.rows) - startRow, signal).then((rows) => {
        successCallback([...rows], given.rows);
      }, failCallback);
    },
  },
});
Object.assign(window, {
  jumpTo: (position) => {
    grid.ensureIndexVisible(position);
    grid.setFocusedCell(position, given.columns[0]?.title ?? '');
  },
} satisfies PeerWindow);
