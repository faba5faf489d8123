// Exports after changes: a file is kept as it is or made anew as a whole, and no byte tells what was exported before.
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currentProject } from '../../../../../electron/engine/project/current-project.ts';
import { editDelete } from '../../../../../electron/engine/features/edit/requests/edit-delete.ts';
import { editSet } from '../../../../../electron/engine/features/edit/requests/edit-set.ts';
import { exportInput } from '../../../../../electron/engine/features/export/layout/export-input.ts';
import type { ExportOutcome } from '../../../../../electron/engine/features/export/export-outcome.ts';
import { exportRows } from '../../../../../electron/engine/features/export/export-rows.ts';
import { formKey } from '../../../../../electron/engine/features/export/layout/export-form.ts';
import { withExportThreads } from '../../../../../electron/engine/features/export/threads/export-threads.ts';
import { planRows } from '../../../../../electron/engine/features/export/plan-rows.ts';
import type { EngineContext } from '../../../../../electron/engine/project/context.ts';
import type { ExportOptions, ExportResult } from '../../../../../shared/model/export/planned-set.ts';
import type { ExportedFile } from '../../../../../electron/engine/store/exports/exported-file.ts';
import { temporaryFolder } from '../../../store/rows/sample-project.ts';
import { folderOf, options } from '../layout/export-set.ts';
import { engineWith } from '../../../test-engine.ts';

/** Two files. */
const ROWS = 5_000;
const MAX_URLS = 2_600;

const image = '<image:image><image:loc>https://example.com/a.jpg</image:loc></image:image>';

const PAGES = 'https://example.com/pages/of-a-shop/with-addresses/of-usual-length/number-';

/** `start` of the addresses. */
function project(start = PAGES): EngineContext {
  return engineWith(
    Array.from({ length: ROWS }, (_, i) => ({
      loc: `${start}${String((i * 7919) % 100_003)}/${String(i)}`,
      lastmod: i % 3 === 0 ? '2024-01-01' : null,
      ext: i === 4_000 ? image : null,
    })),
  ).context;
}

const ids = (...list: number[]): { kind: 'ids'; ids: number[] } => ({ kind: 'ids', ids: list });

function write(context: EngineContext, set: ExportOptions, inThreads: boolean): Promise<ExportOutcome> {
  const current = currentProject(context);
  return withExportThreads(current.store, inThreads ? ROWS : 0, (threads) =>
    exportRows(exportInput(current, set, undefined, threads?.reader), set, undefined, { threads }),
  );
}

async function exportNow(
  context: EngineContext,
  set: ExportOptions,
  inThreads = false,
): Promise<ExportResult> {
  const current = currentProject(context);
  const plan = await planRows(exportInput(current, set), set);
  const { result, exported } = await write(context, set, inThreads);
  const form = formKey(set);
  current.store.exports.remember({ out: set.out, gzip: set.gzip, form, at: 0, files: exported });
  expect(plan.files).toEqual(
    result.files.map(({ name, urls, bytes, change }) => ({ name, urls, bytes, change })),
  );
  return result;
}

describe('a file of which some rows changed', () => {
  it('is made anew, and the others are kept', async () => {
    const context = project();
    const set = options(temporaryFolder(), { maxUrls: MAX_URLS });
    await exportNow(context, set);
    void editSet({ rows: ids(20), column: 'lastmod', value: '2025-01-01' }, context);
    expect((await exportNow(context, set)).files.map(({ change }) => change)).toEqual([
      'changed',
      'unchanged',
    ]);
    void editDelete({ rows: ids(4_940) }, context);
    expect((await exportNow(context, set)).files.map(({ change }) => change)).toEqual([
      'unchanged',
      'changed',
    ]);
  });

  it.each([false, true])('is kept where it has the content that it had, threads: %s', async (inThreads) => {
    const context = project();
    const set = options(temporaryFolder(), { maxUrls: MAX_URLS });
    await exportNow(context, set, inThreads);
    // As another program would have packed it, which the project knows.
    const path = join(set.out, 'sitemap-1.xml.gz');
    const repacked = repackedAs(context, path);
    void editSet({ rows: ids(20), column: 'lastmod', value: '2025-01-01' }, context);
    void editSet({ rows: ids(20), column: 'lastmod', value: '' }, context);
    expect((await exportNow(context, set, inThreads)).files.map(({ change }) => change)).toEqual([
      'unchanged',
      'unchanged',
    ]);
    expect(readFileSync(path).equals(repacked)).toBe(true);
    void editSet({ rows: ids(20), column: 'lastmod', value: '2025-01-01' }, context);
    expect((await exportNow(context, set, inThreads)).files[0]?.change).toBe('changed');
  });

  it('has the bytes that it has when all of it is written anew, whatever changed', async () => {
    const folder = temporaryFolder();
    const id = fc.oneof(
      fc.integer({ min: 1, max: ROWS }),
      fc.constantFrom(1, 250, 251, 1_200, MAX_URLS, MAX_URLS + 1, ROWS),
    );
    const edit = fc.record({
      id,
      what: fc.constantFrom('date', 'rename', 'odd', 'exclude', 'include', 'delete'),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(edit, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 }),
        fc.boolean(),
        fc.constantFrom(PAGES, 'https://e.com/'),
        // Threads take long to start where sources are not built.
        fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
        async (rounds, gzip, start, inThreads) => {
          const context = project(start);
          const set = options(mkdtempSync(join(folder, 'set-')), { maxUrls: MAX_URLS, gzip });
          await exportNow(context, set);
          for (const edits of rounds) {
            for (const one of edits) apply(one, context);
            const anew = { ...set, out: mkdtempSync(join(folder, 'anew-')) };
            await write(context, anew, inThreads);
            const { files } = await exportNow(context, set, inThreads);
            for (const { name } of files) {
              expect(readFileSync(join(set.out, name)).equals(readFileSync(join(anew.out, name)))).toBe(true);
            }
            for (const { name, crc, plainCrc } of knownFiles(context, set)) {
              const bytes = readFileSync(join(set.out, name));
              const plain = gzip ? gunzipSync(bytes) : bytes;
              expect([name, crc, plainCrc]).toEqual([name, crc32(bytes), crc32(plain)]);
            }
          }
          const before = folderOf(set.out);
          await exportNow(context, set);
          expect(folderOf(set.out)).toEqual(before);
        },
      ),
      { numRuns: 12 },
    );
  });
});

describe('a set of which an earlier version kept no checksums', () => {
  it('is known all the same, and what is made anew has them afterwards', async () => {
    const context = project();
    const set = options(temporaryFolder(), { maxUrls: MAX_URLS });
    await exportNow(context, set);
    currentProject(context).store.db.exec('UPDATE export_file SET crc = NULL, plain_crc = NULL');
    void editSet({ rows: ids(20), column: 'lastmod', value: '2025-01-01' }, context);
    expect((await exportNow(context, set)).files.map(({ change }) => change)).toEqual([
      'changed',
      'unchanged',
    ]);
    const [first, second] = knownFiles(context, set);
    const bytes = readFileSync(join(set.out, 'sitemap-1.xml.gz'));
    expect([first?.crc, first?.plainCrc]).toEqual([crc32(bytes), crc32(gunzipSync(bytes))]);
    expect([second?.crc, second?.plainCrc]).toEqual([null, null]);
  });
});

describe('a file that somebody changed', () => {
  it('is noticed, also where it is as long as before', async () => {
    const context = project();
    const set = options(temporaryFolder(), { maxUrls: MAX_URLS });
    await exportNow(context, set);
    const path = join(set.out, 'sitemap-2.xml.gz');
    const before = readFileSync(path);
    const damaged = Buffer.from(before);
    damaged[before.length >> 1] = (damaged[before.length >> 1] ?? 0) ^ 1;
    writeFileSync(path, damaged);
    void editSet({ rows: ids(4_940), column: 'lastmod', value: '2025-01-01' }, context);
    await expect(write(context, set, false)).rejects.toThrow('was changed since');
    expect(readFileSync(path).equals(damaged)).toBe(true);
  });
});

/** What the project knows of the files. */
function knownFiles(context: EngineContext, { out }: ExportOptions): readonly ExportedFile[] {
  return currentProject(context).store.exports.set(out)?.files ?? [];
}

/** Packs a file at another level, without the project's knowing that it is another. */
function repackedAs(context: EngineContext, path: string): Buffer {
  const packed = gzipSync(gunzipSync(readFileSync(path)), { level: 1 });
  writeFileSync(path, packed);
  const sha256 = createHash('sha256').update(packed).digest('hex');
  const { db } = currentProject(context).store;
  db.run(
    'UPDATE export_file SET sha256 = ?, crc = ?, size = ? WHERE n = 1',
    sha256,
    crc32(packed),
    packed.length,
  );
  return packed;
}

function apply({ id, what }: { readonly id: number; readonly what: string }, context: EngineContext): void {
  const rows = ids(id);
  if (what === 'date') void editSet({ rows, column: 'lastmod', value: '2025-02-03T04:05:06Z' }, context);
  else if (what === 'rename')
    void editSet({ rows, column: 'loc', value: `https://example.com/new/${String(id)}` }, context);
  else if (what === 'odd')
    void editSet({ rows, column: 'loc', value: `https://example.com/?q=<"${String(id)}">` }, context);
  else if (what === 'delete') void editDelete({ rows }, context);
  else void editSet({ rows, column: 'included', value: String(what === 'include') }, context);
}
