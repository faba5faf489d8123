// Repeated exports of a project: URLs stay in their files, what did not change keeps its bytes, and no changed row is missed.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exportInput } from '../../../../../electron/engine/features/export/layout/export-input.ts';
import { exportRows } from '../../../../../electron/engine/features/export/export-rows.ts';
import { planRows } from '../../../../../electron/engine/features/export/plan-rows.ts';
import { editDelete } from '../../../../../electron/engine/features/edit/requests/edit-delete.ts';
import { editSet } from '../../../../../electron/engine/features/edit/requests/edit-set.ts';
import { historyRedo } from '../../../../../electron/engine/features/history/requests/history-redo.ts';
import { historyUndo } from '../../../../../electron/engine/features/history/requests/history-undo.ts';
import { projectClose } from '../../../../../electron/engine/features/project/requests/project-close.ts';
import { projectOpen } from '../../../../../electron/engine/features/project/requests/project-open.ts';
import { currentProject } from '../../../../../electron/engine/project/current-project.ts';
import type { EngineContext } from '../../../../../electron/engine/project/context.ts';
import type { ExportOptions, ExportResult } from '../../../../../shared/model/export/planned-set.ts';
import { BLOCKING_FLAGS } from '../../../../../electron/engine/features/export/lines/not-written.ts';
import { temporaryFolder } from '../../../store/rows/sample-project.ts';
import { folderOf, locsOf, options, xmlOf } from './export-set.ts';
import { engineWith } from '../../../test-engine.ts';
import { checkSchemas, keepForSchemas } from '../valid-set.ts';
import { addUrls } from '../../../add-urls.ts';

checkSchemas();

const page = (n: number): string => `https://example.com/page-${String(n)}`;
const ids = (...list: number[]): { kind: 'ids'; ids: number[] } => ({ kind: 'ids', ids: list });

function project(rows: number): EngineContext {
  return engineWith(Array.from({ length: rows }, (_, i) => ({ loc: page(i + 1), lastmod: '2024-01-01' })))
    .context;
}

async function exportNow(context: EngineContext, set: ExportOptions): Promise<ExportResult> {
  const { store } = currentProject(context);
  const plan = await planRows(exportInput(currentProject(context), set), set);
  const { result, exported } = await exportRows(exportInput(currentProject(context), set), set);
  keepForSchemas(set.out, result);
  store.exports.remember({ out: set.out, gzip: set.gzip, form: '', at: 0, files: exported });
  expect(plan).toMatchObject({
    files: result.files.map(({ name, urls, bytes, change }) => ({ name, urls, bytes, change })),
    urls: result.urls,
    leftOut: result.leftOut,
  });
  return result;
}

/** The file of each loc. */
function homes(out: string, result: ExportResult): Map<string, string> {
  return new Map(
    result.files.flatMap(({ name }) => locsOf(xmlOf(out, name)).map((loc): [string, string] => [loc, name])),
  );
}

/** The number of the file that each row was written to. */
function rowHomes(context: EngineContext, out: string): Map<number, number> {
  const files = currentProject(context).store.exports.set(out)?.files ?? [];
  return new Map(files.flatMap(({ n, ids: rows }) => [...rows].map((id): [number, number] => [id, n])));
}

function changesOf(result: ExportResult): string[] {
  return result.files.map(({ name, change }) => `${name.replace(/\D/g, '')} ${change}`);
}

describe('exporting a project again', () => {
  it('writes only the file of a changed row, and the last file for a new one', async () => {
    const context = project(25);
    const set = options(temporaryFolder(), { maxUrls: 10, gzip: false });
    expect(changesOf(await exportNow(context, set))).toEqual(['1 new', '2 new', '3 new']);
    void editSet({ rows: ids(12), column: 'lastmod', value: '2025-01-01' }, context);
    expect(changesOf(await exportNow(context, set))).toEqual(['1 unchanged', '2 changed', '3 unchanged']);
    void addUrls([page(100)], context);
    expect(changesOf(await exportNow(context, set))).toEqual(['1 unchanged', '2 unchanged', '3 changed']);
    expect(changesOf(await exportNow(context, set))).toEqual(['1 unchanged', '2 unchanged', '3 unchanged']);
  });

  it('leaves a gap where a row went, and takes it back there', async () => {
    const context = project(25);
    const set = options(temporaryFolder(), { maxUrls: 10, gzip: false });
    await exportNow(context, set);
    void editDelete({ rows: ids(3) }, context);
    void editSet({ rows: ids(14), column: 'included', value: 'false' }, context);
    expect((await exportNow(context, set)).files.map(({ urls }) => urls)).toEqual([9, 9, 5]);
    void editSet({ rows: ids(14), column: 'included', value: 'true' }, context);
    expect((await exportNow(context, set)).files.map(({ urls }) => urls)).toEqual([9, 10, 5]);
    void historyUndo({}, context);
    void historyUndo({}, context);
    void historyUndo({}, context);
    const back = await exportNow(context, set);
    expect(homes(set.out, back).get(page(3))).toBe('sitemap-1.xml');
  });

  it('fills gaps where that is asked, and packs anew where that is asked', async () => {
    const context = project(25);
    const set = options(temporaryFolder(), { maxUrls: 10, gzip: false });
    await exportNow(context, set);
    void editDelete({ rows: ids(3, 4, 5) }, context);
    await exportNow(context, set);
    void addUrls([page(100), page(101)], context);
    const filled = await exportNow(context, { ...set, fill: 'gaps' });
    expect(filled.files.map(({ urls }) => urls)).toEqual([9, 10, 5]);
    const packed = await exportNow(context, { ...set, repack: true });
    expect(packed.files.map(({ urls }) => urls)).toEqual([10, 10, 4]);
  });

  it('writes a file of the set again that was damaged or taken away', async () => {
    const context = project(25);
    const set = options(temporaryFolder(), { maxUrls: 10, gzip: false });
    await exportNow(context, set);
    const good = folderOf(set.out);
    rmSync(join(set.out, 'sitemap-2.xml'));
    expect(changesOf(await exportNow(context, set))).toEqual(['1 unchanged', '2 new', '3 unchanged']);
    expect(folderOf(set.out)).toEqual(good);
  });

  it('drops a file whose rows are all gone, and never uses its number for others', async () => {
    const context = project(25);
    const set = options(temporaryFolder(), { maxUrls: 10, gzip: false });
    await exportNow(context, set);
    void editDelete({ rows: ids(...Array.from({ length: 10 }, (_, i) => i + 11)) }, context);
    const result = await exportNow(context, set);
    expect(changesOf(result)).toEqual(['1 unchanged', '3 unchanged']);
    expect(result.obsolete).toEqual(['sitemap-2.xml']);
    expect(readFileSync(join(set.out, 'sitemap-index.xml'), 'utf8')).not.toContain('sitemap-2');
  });

  it('moves only what has no room where a limit became smaller', async () => {
    const context = project(25);
    const set = options(temporaryFolder(), { maxUrls: 10, gzip: false });
    const before = homes(set.out, await exportNow(context, set));
    const result = await exportNow(context, { ...set, maxUrls: 8 });
    const moved = [...homes(set.out, result)].filter(([loc, name]) => before.get(loc) !== name);
    expect(result.files.map(({ urls }) => urls)).toEqual([8, 8, 8, 1]);
    expect(moved).toHaveLength(4);
  });

  it.each(['set', 'exclude', 'delete', 'move', 'rename', 'add'] as const)(
    'notices "%s", taking it back, and doing it again',
    async (kind) => {
      const context = project(25);
      const set = options(temporaryFolder(), { maxUrls: 10, gzip: false });
      await exportNow(context, set);
      watchWrites(context);
      for (const now of [kind, 'undo', 'redo'] as const) {
        await apply({ kind: now, id: 12 }, context);
        expectAllNoted(context, set.out);
        await exportNow(context, set);
        currentProject(context).store.db.exec('DELETE FROM temp.written');
      }
    },
  );

  it('keeps its promises through any history of edits, exports and reopening', async () => {
    const folder = temporaryFolder();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 30 }), async (steps) => {
        const context = project(40);
        const out = mkdtempSync(join(folder, 'set-'));
        const set = options(out, { maxUrls: 7, maxBytes: 1_200, gzip: false });
        await exportNow(context, set);
        watchWrites(context);
        let homesBefore = rowHomes(context, out);
        for (const run of [...steps, 'export' as const]) {
          if (run !== 'export') {
            await apply(run, context);
            continue;
          }
          expectAllNoted(context, out);
          if (writable(context).length === 0) continue;
          const filesBefore = folderOf(out);
          const result = await exportNow(context, set);
          const now = rowHomes(context, out);
          checkWhole(context, out, result);
          for (const [id, n] of now) expect(homesBefore.get(id) ?? n).toBe(n);
          for (const { name, change } of result.files) {
            const same = filesBefore.get(name)?.equals(readFileSync(join(out, name))) ?? false;
            expect(change === 'unchanged').toBe(same);
          }
          // The same set, with every file written anew: no changed row was missed.
          const everything = { ...set, out: mkdtempSync(join(folder, 'whole-')) };
          const input = exportInput(currentProject(context), set);
          await exportRows(input, everything);
          for (const { name } of result.files) {
            expect(readFileSync(join(everything.out, name), 'utf8')).toBe(
              readFileSync(join(out, name), 'utf8'),
            );
          }
          currentProject(context).store.db.exec('DELETE FROM temp.written');
          homesBefore = new Map([...homesBefore, ...now]);
        }
      }),
      { numRuns: 30 },
    );
  }, 120_000);
});

type Step =
  | 'export'
  | { readonly kind: 'set' | 'include' | 'exclude' | 'delete' | 'move' | 'rename'; readonly id: number }
  | { readonly kind: 'add' | 'undo' | 'redo' | 'reopen'; readonly id: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 1, arbitrary: fc.constant('export' as const) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'set',
        'include',
        'exclude',
        'delete',
        'move',
        'rename',
        'add',
        'undo',
        'redo',
        'reopen',
      ),
      id: fc.integer({ min: 1, max: 60 }),
    }),
  },
);

let added = 1_000;

async function apply({ kind, id }: Exclude<Step, 'export'>, context: EngineContext): Promise<void> {
  const rows = ids(id);
  // Values for a row that is gone are refused.
  const isGone = currentProject(context).store.rowsById([id]).count === 0;
  if (isGone && ['set', 'include', 'exclude', 'rename', 'move'].includes(kind)) return;
  if (kind === 'set')
    void editSet(
      { rows, column: 'lastmod', value: `2025-01-${String(1 + (id % 28)).padStart(2, '0')}` },
      context,
    );
  else if (kind === 'include') void editSet({ rows, column: 'included', value: 'true' }, context);
  else if (kind === 'exclude') void editSet({ rows, column: 'included', value: 'false' }, context);
  else if (kind === 'delete') void editDelete({ rows }, context);
  else if (kind === 'rename') void editSet({ rows, column: 'loc', value: page(id + 500) }, context);
  // Another row's address: a duplicate comes, and one may go elsewhere.
  else if (kind === 'move') void editSet({ rows, column: 'loc', value: page((id * 7) % 45) }, context);
  else if (kind === 'add') void addUrls([page(added++), page(added++)], context);
  else if (kind === 'undo') void historyUndo({}, context);
  else if (kind === 'redo') void historyRedo({}, context);
  else {
    const { path } = currentProject(context).store;
    await projectClose({}, context);
    await projectOpen({ path }, context);
    watchWrites(context);
  }
}

/** Lets SQLite itself record which rows are written, whoever writes them. */
function watchWrites(context: EngineContext): void {
  currentProject(context).store.db.exec(
    `CREATE TEMP TABLE written(id INTEGER PRIMARY KEY);
     CREATE TEMP TRIGGER updated AFTER UPDATE ON url BEGIN INSERT OR IGNORE INTO written VALUES (new.id); END;
     CREATE TEMP TRIGGER inserted AFTER INSERT ON url BEGIN INSERT OR IGNORE INTO written VALUES (new.id); END`,
  );
}

/** What was written since the last export is noted as touched. */
function expectAllNoted(context: EngineContext, out: string): void {
  const { db, exports } = currentProject(context).store;
  const noted = exports.touchedSince(exports.set(out)?.generation ?? 0);
  for (const [id] of db.all('SELECT id FROM temp.written')) {
    expect(noted.some(({ first, last }) => first <= Number(id) && Number(id) <= last)).toBe(true);
  }
}

/** The addresses that an export has to write. */
function writable(context: EngineContext): string[] {
  const rows = currentProject(context).store.db.all(
    `SELECT loc FROM url WHERE deleted = 0 AND included = 1 AND issues & ${String(BLOCKING_FLAGS)} = 0`,
  );
  return rows.map(String).sort();
}

/** Each address is in exactly one file, and every file is within the limits. */
function checkWhole(context: EngineContext, out: string, result: ExportResult): void {
  const texts = result.files.map(({ name }) => xmlOf(out, name));
  expect(texts.flatMap(locsOf).sort()).toEqual(writable(context));
  for (const text of texts) {
    expect(text.length).toBeLessThanOrEqual(1_200);
    expect(locsOf(text).length).toBeLessThanOrEqual(7);
  }
}
