// What repeated exports promise, for any project: few files change for few new addresses, and the same project gives
// the same bytes, however it came to be what it is.
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDelete } from '../../../../../electron/engine/features/edit/requests/edit-delete.ts';
import { editSet } from '../../../../../electron/engine/features/edit/requests/edit-set.ts';
import { exportStart } from '../../../../../electron/engine/features/export/requests/export-start.ts';
import { historyUndo } from '../../../../../electron/engine/features/history/requests/history-undo.ts';
import { projectClose } from '../../../../../electron/engine/features/project/requests/project-close.ts';
import { projectOpen } from '../../../../../electron/engine/features/project/requests/project-open.ts';
import { recheckAll } from '../../../../../electron/engine/check/run/recheck.ts';
import { currentProject } from '../../../../../electron/engine/project/current-project.ts';
import { sectionDefine } from '../../../../../electron/engine/features/sections/requests/section-define.ts';
import type { ExportOptions, ExportResult } from '../../../../../shared/model/export/planned-set.ts';
import { importRows, temporaryFolder, type SampleRow } from '../../../store/rows/sample-project.ts';
import { folderOf, options } from '../layout/export-set.ts';
import { engineWith, type TestEngine } from '../../../test-engine.ts';
import { checkSchemas } from '../valid-set.ts';
import { addUrls } from '../../../add-urls.ts';

const schemas = checkSchemas();

const LIMIT = 7;
const page = (n: number): string => `https://example.com/page-${n}?a=1&b='${n}'`;
const pages = (count: number, start = 0): SampleRow[] =>
  Array.from({ length: count }, (_, i) => ({
    loc: page(start + i),
    lastmod: i % 3 === 0 ? '2024-05' : '2024-01-01',
  }));
const ids = (list: number[]): { kind: 'ids'; ids: number[] } => ({ kind: 'ids', ids: list });

/** Exports as a user does. */
async function exportNow({ context, events }: TestEngine, set: ExportOptions): Promise<ExportResult> {
  await exportStart(set, context);
  while (context.jobs.busy) await new Promise((resolve) => setImmediate(resolve));
  const end = events.findLast(({ event }) => event === 'job.done' || event === 'job.failed');
  if (end?.event !== 'job.done' || end.data.kind !== 'export') throw new Error(JSON.stringify(end));
  const result = end.data.result;
  schemas.keep(set.out, result);
  return result;
}

describe('an export after some addresses came', () => {
  it('changes no more files than they need, beside those with gaps', async () => {
    const folder = temporaryFolder();
    const gone = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(gone, fc.nat(25), fc.constantFrom('tail', 'gaps'), async (without, k, fill) => {
        const engine = engineWith(pages(45));
        const set = options(mkdtempSync(join(folder, 'set-')), { maxUrls: LIMIT, gzip: false, fill });
        await exportNow(engine, set);
        if (without.length > 0) void editDelete({ rows: ids(without) }, engine.context);
        const before = await exportNow(engine, set);
        if (k > 0)
          void addUrls(
            pages(k, 1_000).map(({ loc }) => loc),
            engine.context,
          );
        const after = await exportNow(engine, set);
        const changed = after.files.filter(({ change }) => change !== 'unchanged').length;
        const gaps = before.files.filter(({ urls }) => urls < LIMIT).length;
        expect(changed).toBeLessThanOrEqual(Math.ceil(k / LIMIT) + gaps);
        if (k === 0) expect(changed).toBe(0);
      }),
      { numRuns: 12 },
    );
  });
});

describe('exports of the same project', () => {
  it('have the same bytes in any folder, also after closing and opening it', async () => {
    const folder = temporaryFolder();
    const edit = fc.record({
      id: fc.integer({ min: 1, max: 40 }),
      what: fc.constantFrom('delete', 'exclude', 'date'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { maxLength: 8 }), async (edits) => {
        const engine = engineWith(pages(40));
        const { context, path } = engine;
        const into = (): ExportOptions => options(mkdtempSync(join(folder, 'set-')), { maxUrls: LIMIT });
        await exportNow(engine, into());
        for (const { id, what } of edits) {
          const rows = ids([id]);
          // Values for a row that is gone are refused.
          if (currentProject(context).store.rowsById([id]).count === 0) continue;
          if (what === 'delete') void editDelete({ rows }, context);
          else if (what === 'exclude') void editSet({ rows, column: 'included', value: 'false' }, context);
          else void editSet({ rows, column: 'lastmod', value: '2025-02-03' }, context);
        }
        const first = into();
        await exportNow(engine, first);
        await projectClose({}, context);
        await projectOpen({ path }, context);
        const second = into();
        await exportNow(engine, second);
        expect(folderOf(second.out)).toEqual(folderOf(first.out));
        // Over what is there already, nothing changes.
        expect((await exportNow(engine, first)).files.every(({ change }) => change === 'unchanged')).toBe(
          true,
        );
      }),
      { numRuns: 6 },
    );
  });

  it('have the same bytes after imports in another order that end in the same rows', async () => {
    const folder = temporaryFolder();
    const [a, b] = [pages(20), pages(15, 100)];
    const straight = engineWith([...a, ...b]);
    const roundabout = engineWith([]);
    const { store } = currentProject(roundabout.context);
    importRows(store, b);
    void historyUndo({}, roundabout.context);
    importRows(store, a);
    importRows(store, b);
    recheckAll(currentProject(roundabout.context));
    const [one, two] = ['one', 'two'].map((name) => options(join(folder, name), { maxUrls: LIMIT })) as [
      ExportOptions,
      ExportOptions,
    ];
    await exportNow(straight, one);
    await exportNow(roundabout, two);
    expect(filesOf(two.out)).toEqual(filesOf(one.out));
  });

  it('have the same bytes whatever the order of the imports, where each file is of one of them', async () => {
    const folder = temporaryFolder();
    const names = ['shop', 'blog', 'help'] as const;
    const sections = names.map((name) => {
      const isIn = { kind: 'text', column: 'path', operator: 'startsWith', value: `/${name}/` } as const;
      return { id: 0, name, conditions: [isIn] };
    });
    const detour = fc.constantFrom(...names);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 3, maxLength: 3 }),
        fc.array(detour, { maxLength: 4 }),
        fc.shuffledSubarray([...names], { minLength: 3 }),
        async (counts, detours, order) => {
          const rows = (name: string): SampleRow[] =>
            pages(counts[names.findIndex((known) => known === name)] ?? 0).map((row) => ({
              ...row,
              loc: row.loc.replace('.com/', `.com/${name}/`),
            }));
          const exported = async (
            way: readonly { name: string; undone: boolean }[],
          ): Promise<Map<string, string>> => {
            const engine = engineWith([]);
            const project = currentProject(engine.context);
            for (const { name, undone } of way) {
              importRows(project.store, rows(name), `/in/${name}.xml`);
              if (undone) void historyUndo({}, engine.context);
            }
            recheckAll(project);
            void sectionDefine({ sections }, engine.context);
            const set = options(mkdtempSync(join(folder, 'set-')), { maxUrls: LIMIT });
            await exportNow(engine, set);
            return filesOf(set.out);
          };
          const straight = names.map((name) => ({ name, undone: false }));
          const roundabout = [
            ...detours.map((name) => ({ name, undone: true })),
            ...order.map((name) => ({ name, undone: false })),
          ];
          const found = await exported(roundabout);
          expect(found.size).toBeGreaterThanOrEqual(3);
          expect(found).toEqual(await exported(straight));
        },
      ),
      { numRuns: 6 },
    );
  });
});

/** The sitemaps: the index says when they changed, which differs from project to project. */
function filesOf(out: string): Map<string, string> {
  return new Map(
    [...folderOf(out)]
      .filter(([name]) => name.endsWith('.xml.gz'))
      .map(([name, content]) => [name, content.toString('base64')]),
  );
}
