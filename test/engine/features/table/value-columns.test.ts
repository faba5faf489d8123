// Every column of values, whatever columns there are: in by tables, sources and edits, shown, found, sorted, and out.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { VALUE_COLUMNS, type ValueColumn } from '../../../../shared/model/rows/columns.ts';
import { finish } from '../../../../shared/model/steps.ts';
import { cellTextOf } from '../../../../electron/engine/features/edit/cell-text-of.ts';
import { applyReview } from '../../../../electron/engine/features/pending/apply-review.ts';
import { editCut } from '../../../../electron/engine/features/edit/requests/edit-cut.ts';
import { editMoveRows } from '../../../../electron/engine/features/edit/requests/edit-move-rows.ts';
import { editPaste } from '../../../../electron/engine/features/edit/requests/edit-paste.ts';
import { historyUndo } from '../../../../electron/engine/features/history/requests/history-undo.ts';
import { importSources } from '../../../../electron/engine/features/import/import-sources.ts';
import { refreshSources } from '../../../../electron/engine/features/import/review/refresh-sources.ts';
import { currentProject } from '../../../../electron/engine/project/current-project.ts';
import type { EngineContext } from '../../../../electron/engine/project/context.ts';
import { exportAll, merge, QUIET, tableFile } from './table-project.ts';
import { temporaryFolder } from '../../store/rows/sample-project.ts';
import { engineWith } from '../../test-engine.ts';

const SAMPLES: Readonly<Partial<Record<ValueColumn, readonly string[]>>> = {
  loc: ['https://a.example/1', 'https://a.example/2'],
  lastmod: ['2026-01-01', '2026-01-02'],
  changefreq: ['daily', 'weekly'],
  priority: ['0.1', '0.2'],
};
const textsOf = (i: number): string[] =>
  VALUE_COLUMNS.map((column) => SAMPLES[column]?.[i] ?? `Text ${String(i)}`);
const [first, second] = [textsOf(0), textsOf(1)];
/** Another value in every column but the address. */
const other = [first[0] ?? '', ...second.slice(1)];
const csv = (...rows: string[][]): string =>
  [VALUE_COLUMNS, ...rows].map((row) => `${row.join()}\r\n`).join('');

/** The texts of the rows as the grid shows them. */
async function shown(context: EngineContext): Promise<(string | null)[][]> {
  const { views } = currentProject(context);
  const { view, rows: count } = await views.open({ filter: [], sort: [{ column: 'loc', direction: 'asc' }] });
  const { rows } = views.window({ view, start: 0, count });
  return rows.map((row) => VALUE_COLUMNS.map((column) => cellTextOf(row, column)));
}

it('come by a table and leave by one as they came, and an undo takes them back', async () => {
  const { context } = engineWith([{ loc: first[0] ?? '' }]);
  const before = await shown(context);
  await merge(context, tableFile(csv(first, second)));
  expect(await shown(context)).toEqual([first, second]);
  const out = join(temporaryFolder(), 'out.csv');
  await exportAll(context, out, { columns: VALUE_COLUMNS, bom: false });
  expect(readFileSync(out, 'utf8')).toBe(csv(first, second));
  await historyUndo({}, context);
  expect(await shown(context)).toEqual(before);
});

it('come with a source, and change where it changed', async () => {
  const { context } = engineWith([]);
  const path = tableFile(csv(first, second));
  await importSources(currentProject(context), [path], QUIET, {});
  expect(await shown(context)).toEqual([first, second]);
  writeFileSync(path, csv(other, second));
  await refreshSources(currentProject(context), null, QUIET, { force: true });
  finish(applyReview(currentProject(context)));
  expect(await shown(context)).toEqual([other, second]);
});

it('are pasted as new rows, and go along with rows that move', async () => {
  const { context } = engineWith([{ loc: 'https://a.example/0' }]);
  const none = { kind: 'ids' as const, ids: [] };
  await editPaste({ rows: none, columns: [...VALUE_COLUMNS], values: [], add: [first, second] }, context);
  expect((await shown(context)).slice(1)).toEqual([first, second]);
  const { cut } = await editCut({ rows: { kind: 'ids', ids: [2, 3] } }, context);
  await editMoveRows({ cut, at: { row: 1, side: 'before' } }, context);
  expect((await shown(context)).slice(1)).toEqual([first, second]);
});

it.each(VALUE_COLUMNS)('%s is found, searched and sorted by', async (column) => {
  const { context } = engineWith([]);
  const { views } = currentProject(context);
  await importSources(currentProject(context), [tableFile(csv(second, first))], QUIET, {});
  const value = first[VALUE_COLUMNS.indexOf(column)] ?? '';
  const locsOf = async (...[query]: Parameters<typeof views.open>): Promise<string[]> => {
    const { view } = await views.open(query);
    return views.window({ view, start: 0, count: 9 }).rows.map(({ loc }) => loc);
  };
  const found = [first[0] ?? ''];
  expect(await locsOf({ filter: [{ kind: 'text', column, operator: 'equals', value }], sort: [] })).toEqual(
    found,
  );
  expect(await locsOf({ filter: [{ kind: 'search', value }], sort: [] })).toEqual(found);
  expect(await locsOf({ filter: [], sort: [{ column, direction: 'asc' }] })).toEqual([first[0], second[0]]);
});
