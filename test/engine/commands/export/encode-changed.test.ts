// Exports after changes in files of several blocks: blocks are taken over where they can be, and no byte tells which.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currentProject } from '../../../../electron/engine/commands/project/current-project.ts';
import { editDelete } from '../../../../electron/engine/commands/edit/edit-delete.ts';
import { editSet } from '../../../../electron/engine/commands/edit/edit-set.ts';
import { madeHere } from '../../../../electron/engine/commands/export/encode-control.ts';
import { encodeSet } from '../../../../electron/engine/commands/export/encode-set.ts';
import { exportInput } from '../../../../electron/engine/commands/export/export-input.ts';
import { exportRows, type ExportOutcome } from '../../../../electron/engine/commands/export/export-rows.ts';
import { formKey } from '../../../../electron/engine/commands/export/export-form.ts';
import { openExportFolder } from '../../../../electron/engine/commands/export/export-folder.ts';
import { withExportThreads } from '../../../../electron/engine/commands/export/export-threads.ts';
import { planRows } from '../../../../electron/engine/commands/export/plan-rows.ts';
import { BLOCK_ROWS } from '../../../../electron/engine/write/block-tally.ts';
import type { EngineContext } from '../../../../electron/engine/context.ts';
import type { ExportOptions, ExportResult } from '../../../../shared/model/export-plan.ts';
import type { ExportedFile } from '../../../../shared/model/exported-file.ts';
import { temporaryFolder } from '../../store/sample-project.ts';
import { folderOf, options } from './export-set.ts';
import { engineWith } from '../test-engine.ts';

/** Two files of some blocks each, the last of them not full. */
const ROWS = 5_000;
const MAX_URLS = 2_600;
const BLOCKS = [MAX_URLS, ROWS - MAX_URLS].map((rows) => Math.ceil(rows / BLOCK_ROWS));

const image = '<image:image><image:loc>https://example.com/a.jpg</image:loc></image:image>';

const PAGES = 'https://example.com/pages/of-a-shop/with-addresses/of-usual-length/number-';

/** `start` of the addresses: with a short one, a block is packed with lines of several before it. */
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
  return withExportThreads(current.store, { rows: inThreads ? ROWS : 0, files: 2 }, (threads) =>
    exportRows(exportInput(current, set), set, undefined, { threads }),
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

/** The blocks of a file of which these are made and the others taken over. */
const madeOf = (file: number, ...made: number[]): boolean[] =>
  Array.from({ length: BLOCKS[file] ?? 0 }, (_, k) => !made.includes(k));

/** For each file to write, which of its blocks are taken over. */
async function keptBlocks(context: EngineContext, set: ExportOptions): Promise<boolean[][]> {
  const folder = await openExportFolder(set.out, false, knownFiles(context, set));
  const encoded = await encodeSet(exportInput(currentProject(context), set), set, {
    signal: new AbortController().signal,
    onRows: () => undefined,
    isHeld: () => Promise.resolve(true),
    oldContent: folder.content,
    threads: null,
  });
  const found: boolean[][] = [];
  for await (const { content, release } of madeHere(encoded.files)) {
    found.push(
      content.parts.flatMap((part) => ('kept' in part ? Array.from(part.blocks.size, () => true) : [false])),
    );
    release();
  }
  return found;
}

describe('a file of which some rows changed', () => {
  it('takes over the blocks that did not, also where only the end of the one before did', async () => {
    const context = project();
    const set = options(temporaryFolder(), { maxUrls: MAX_URLS });
    await exportNow(context, set);
    expect(await keptBlocks(context, set)).toEqual([]);
    void editSet({ rows: ids(20), column: 'lastmod', value: '2025-01-01' }, context);
    expect(await keptBlocks(context, set)).toEqual([madeOf(0, 0)]);
    // The last row of the eighth block.
    void editSet({ rows: ids(8 * BLOCK_ROWS), column: 'lastmod', value: '2025-01-01' }, context);
    expect(await keptBlocks(context, set)).toEqual([madeOf(0, 0, 7, 8)]);
    await exportNow(context, set);
    // In the last block.
    void editDelete({ rows: ids(4_940) }, context);
    expect(await keptBlocks(context, set)).toEqual([madeOf(1, (BLOCKS[1] ?? 0) - 1)]);
    writeFileSync(join(set.out, 'sitemap-2.xml.gz'), 'damaged');
    expect(await keptBlocks(context, set)).toEqual([Array.from({ length: BLOCKS[1] ?? 0 }, () => false)]);
  });

  it('has the bytes that it has when all of it is written anew, whatever changed', async () => {
    const folder = temporaryFolder();
    const id = fc.oneof(
      fc.integer({ min: 1, max: ROWS }),
      fc.constantFrom(1, BLOCK_ROWS, BLOCK_ROWS + 1, 1_200, 8 * BLOCK_ROWS, MAX_URLS, MAX_URLS + 1, ROWS),
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
            for (const { name, crc } of knownFiles(context, set))
              expect([name, crc]).toEqual([name, crc32(readFileSync(join(set.out, name)))]);
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

describe('a set of which an earlier version kept no checksums of bytes', () => {
  it('is taken over all the same, and has them afterwards', async () => {
    const context = project();
    const set = options(temporaryFolder(), { maxUrls: MAX_URLS });
    await exportNow(context, set);
    const { db } = currentProject(context).store;
    db.exec('UPDATE export_file SET crc = NULL');
    for (const [n, blocks] of db.all('SELECT n, blocks FROM export_file'))
      db.run('UPDATE export_file SET blocks = ? WHERE n = ?', withoutSums(blocks as Uint8Array), n ?? null);
    expect(knownFiles(context, set).map(({ crc, blocks }) => [crc, blocks.sum.length])).toEqual([
      [null, 0],
      [null, 0],
    ]);
    void editSet({ rows: ids(20), column: 'lastmod', value: '2025-01-01' }, context);
    expect(await keptBlocks(context, set)).toEqual([madeOf(0, 0)]);
    await exportNow(context, set);
    const [first, second] = knownFiles(context, set);
    const bytes = readFileSync(join(set.out, 'sitemap-1.xml.gz'));
    expect(first?.crc).toBe(crc32(bytes));
    expect([...(first?.blocks.sum ?? [])]).toEqual(
      Array.from(first?.blocks.at ?? [], (at, k) =>
        crc32(bytes.subarray(at, at + (first?.blocks.size[k] ?? 0))),
      ),
    );
    expect(second?.crc).toBe(null);
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
    expect(await keptBlocks(context, set)).toEqual([Array.from({ length: BLOCKS[1] ?? 0 }, () => false)]);
    await expect(write(context, set, false)).rejects.toThrow('was changed since');
    expect(readFileSync(path).equals(damaged)).toBe(true);
  });
});

/** What the project knows of the files. */
function knownFiles(context: EngineContext, { out }: ExportOptions): readonly ExportedFile[] {
  return currentProject(context).store.exports.set(out)?.files ?? [];
}

/** Blocks as a version kept them that knew seven columns before those of counts, of which there are none here. */
function withoutSums(packed: Uint8Array): Uint8Array {
  const [length = 0] = new Uint32Array(packed.slice(0, 4).buffer);
  const columns = 8 + 7 * 4 * length;
  const header = Buffer.from(Uint32Array.of(length, 7).buffer);
  return Buffer.concat([header, packed.subarray(8, columns), packed.subarray(columns + 4 * length)]);
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
