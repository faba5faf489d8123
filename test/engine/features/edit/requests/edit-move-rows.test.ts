// Rows that were cut go to another place with all that they have, in the view that they were put into, too.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { currentProject } from '../../../../../electron/engine/project/current-project.ts';
import { projectSaveAs } from '../../../../../electron/engine/features/project/requests/project-save-as.ts';
import { exceptionSet } from '../../../../../electron/engine/features/check/requests/check-run.ts';
import { editCut } from '../../../../../electron/engine/features/edit/requests/edit-cut.ts';
import { editDelete } from '../../../../../electron/engine/features/edit/requests/edit-delete.ts';
import { editMoveRows } from '../../../../../electron/engine/features/edit/requests/edit-move-rows.ts';
import { editSection } from '../../../../../electron/engine/features/edit/requests/edit-section.ts';
import { editSet } from '../../../../../electron/engine/features/edit/requests/edit-set.ts';
import { historyRedo } from '../../../../../electron/engine/features/history/requests/history-redo.ts';
import { historyUndo } from '../../../../../electron/engine/features/history/requests/history-undo.ts';
import { sectionDefine } from '../../../../../electron/engine/features/sections/requests/section-define.ts';
import { viewOpen } from '../../../../../electron/engine/features/view/requests/view-open.ts';
import type { EngineContext } from '../../../../../electron/engine/project/context.ts';
import type { RowPlace } from '../../../../../electron/engine/store/rows/placement.ts';
import { importRows, temporaryFolder } from '../../../store/rows/sample-project.ts';
import { folderOf, options } from '../../export/layout/export-set.ts';
import { exportNow } from '../../export/option-set.ts';
import { engineWith } from '../../../test-engine.ts';

const IMAGE = '<image:image>\n  <image:loc>https://a.example/b.png</image:loc><!-- kept --></image:image>';
const rows = [
  { loc: 'https://a.example/a', lastmod: '2026-01-01' },
  { loc: 'https://a.example/b', lastmod: '2026-01-02', changefreq: 3, priority: 0.5, ext: IMAGE },
  { loc: 'https://a.example/c', lastmod: 'soon', priority: 'high' },
  { loc: 'https://a.example/d' },
];
const ids = (...list: number[]): { kind: 'ids'; ids: number[] } => ({ kind: 'ids', ids: list });
const ALL = { filter: [], sort: [] };

async function moveRows(context: EngineContext, list: number[], at?: RowPlace, view?: number) {
  const { cut } = await editCut({ rows: ids(...list) }, context);
  return editMoveRows({ cut, ...(at ? { at } : {}), ...(view === undefined ? {} : { view }) }, context);
}

/** The rows in their own order, as the grid shows them, without their ids. */
async function shown(context: EngineContext) {
  const { view, rows: count } = await viewOpen(ALL, context);
  const { rows: all } = currentProject(context).views.window({ view, start: 0, count });
  return all.map(({ id: _, ...row }) => row);
}

async function locs(context: EngineContext): Promise<string> {
  return (await shown(context)).map(({ loc }) => loc.at(-1)).join('');
}

/** All that is stored of the rows, by their addresses. */
function stored(context: EngineContext) {
  const { store } = currentProject(context);
  const columns =
    'loc, hash, lastmod, changefreq, priority, ext, line, source, included, chosen, section, images, alternates, videos, news';
  return {
    rows: store.db.all(`SELECT ${columns} FROM url WHERE deleted = 0 ORDER BY loc, line`),
    exceptions: store.exceptions.list().map(({ loc, rule, reason }) => ({ loc, rule, reason })),
    counts: [store.counts(), store.sourceCounts(), store.ruleCounts()],
  };
}

describe('rows that were cut', () => {
  it.each([
    ['up', [3, 4], { row: 1, side: 'before' }, 'cdab'],
    ['down', [1, 2], { row: 4, side: 'before' }, 'cabd'],
    ['apart', [1, 3], { row: 4, side: 'after' }, 'bdac'],
    ['onto themselves', [2, 3], { row: 3, side: 'before' }, 'abcd'],
    ['out of order', [4, 1], { row: 3, side: 'before' }, 'bdac'],
  ] as const)('stand where they were put, in their order: %s', async (_, list, at, expected) => {
    const { context } = engineWith(rows);
    const result = await moveRows(context, [...list], at);
    expect(result).toMatchObject({ history: { undo: { label: { code: 'moveRows' }, rows: list.length } } });
    expect(result.added).toHaveLength(list.length);
    expect(await locs(context)).toBe(expected);
    await historyUndo({}, context);
    expect(await locs(context)).toBe('abcd');
    await historyRedo({}, context);
    expect(await locs(context)).toBe(expected);
  });

  it('are not moved where one of them was deleted since, and that is said', async () => {
    const { context } = engineWith(rows);
    const { cut } = await editCut({ rows: ids(1, 2) }, context);
    await editDelete({ rows: ids(2) }, context);
    await expect(async () =>
      editMoveRows({ cut, at: { row: 4, side: 'after' } }, context),
    ).rejects.toMatchObject({
      code: 'not-found',
      reason: { key: 'cut-rows-gone' },
    });
    expect(await locs(context)).toBe('acd');
  });

  it('stay cut where the project goes on in another file', async () => {
    const { context } = engineWith(rows);
    const { cut } = await editCut({ rows: ids(1) }, context);
    await projectSaveAs({ path: join(temporaryFolder(), 'b.mapwright') }, context);
    await editMoveRows({ cut }, context);
    expect(await locs(context)).toBe('bcda');
  });

  it('stand behind all where no place is given', async () => {
    const { context } = engineWith(rows);
    await moveRows(context, [1]);
    expect(await locs(context)).toBe('bcda');
  });

  it('have all that they had: values, extensions, source, line, section, exceptions', async () => {
    const { context } = engineWith(rows);
    const project = currentProject(context);
    importRows(project.store, [{ loc: 'https://a.example/e' }, { loc: 'https://a.example/a' }], '/in/b.xml');
    const path = { kind: 'text', column: 'path', operator: 'startsWith', value: '/none' } as const;
    await sectionDefine({ sections: [{ id: 0, name: 'one', conditions: [path] }] }, context);
    await editSet({ rows: ids(2, 6), column: 'included', value: 'false' }, context);
    await editSection({ rows: ids(2), section: 1 }, context);
    await exceptionSet({ rows: ids(2, 3), rule: 'lastmod-invalid', reason: 'as it came' }, context);
    const before = stored(context);
    await moveRows(context, [2, 3, 5, 6], { row: 1, side: 'before' });
    expect(stored(context)).toEqual(before);
    expect(before.rows.find(([loc]) => loc === 'https://a.example/b')).toContain(IMAGE);
    await historyUndo({}, context);
    expect(stored(context)).toEqual(before);
  });

  it('are exported as they were, byte for byte', async () => {
    const { context } = engineWith([rows[0], rows[1], rows[3]].flatMap((row) => row ?? []));
    const written = async (): Promise<string[]> => {
      const out = join(temporaryFolder(), 'out');
      await exportNow(context, options(out, { gzip: false, baseUrl: 'https://a.example/' }));
      const files = [...folderOf(out)].filter(([name]) => /^sitemap-.*\.xml$/.test(name));
      return files.flatMap(([, content]) => content.toString().match(/<url>[\s\S]*?<\/url>/g) ?? []);
    };
    const before = await written();
    await moveRows(context, [2], { row: 1, side: 'before' });
    const after = await written();
    expect(after.toSorted()).toEqual(before.toSorted());
    expect(after.join('')).toContain('<!-- kept -->');
  });

  it('stay where they were put in the view, whatever filter and sort say, and are at no other place', async () => {
    const { context } = engineWith(rows);
    const query = {
      filter: [{ kind: 'search' as const, value: 'example' }],
      sort: [{ column: 'loc' as const, direction: 'desc' as const }],
    };
    const first = await viewOpen(query, context);
    await moveRows(context, [1, 2], { row: 4, side: 'before' }, first.view);
    const second = await viewOpen({ ...query, from: first.view }, context);
    expect(second).toMatchObject({ rows: 4, kept: true });
    const { rows: now } = currentProject(context).views.window({ view: second.view, start: 0, count: 9 });
    expect(now.map(({ id }) => id)).toEqual([5, 6, 4, 3]);
  });

  it('are many, as a job, in their order, and one undo takes that back', async () => {
    const many = Array.from({ length: 120_000 }, (_, i) => ({ loc: `https://a.example/${String(i)}` }));
    const { context } = engineWith(many);
    const { view } = await viewOpen(ALL, context);
    const set = { kind: 'view' as const, view, ranges: [{ from: 10_000, to: 120_000 }] };
    const { cut, rows: count } = await editCut({ rows: set }, context);
    expect(count).toBe(110_000);
    await editMoveRows({ cut, at: { row: 1, side: 'before' } }, context);
    const opened = await viewOpen(ALL, context);
    const at = (start: number) =>
      currentProject(context).views.window({ view: opened.view, start, count: 1 }).rows[0]?.loc.slice(18);
    expect([at(0), at(109_999), at(110_000), at(119_999)]).toEqual(['10000', '119999', '0', '9999']);
    await historyUndo({}, context);
    const back = await viewOpen(ALL, context);
    expect(currentProject(context).views.window({ view: back.view, start: 0, count: 1 }).rows[0]?.id).toBe(1);
    expect(back.rows).toBe(120_000);
  });
});
