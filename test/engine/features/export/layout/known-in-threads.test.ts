// Files of a known set that threads make have the bytes that they have without.
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { exportInput } from '../../../../../electron/engine/features/export/layout/export-input.ts';
import { exportRows } from '../../../../../electron/engine/features/export/export-rows.ts';
import { withExportThreads } from '../../../../../electron/engine/features/export/threads/export-threads.ts';
import { Thread } from '../../../../../electron/engine/threads/thread.ts';
import type { ProjectStore } from '../../../../../electron/engine/store/store.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import type { ExportOptions } from '../../../../../shared/model/export/planned-set.ts';
import { storeWith, temporaryFolder } from '../../../store/rows/sample-project.ts';
import { folderOf, locsOf, options, xmlOf } from './export-set.ts';

/** Rows that changes are spread over. */
const BLOCK_ROWS = 192;

/** Three files of twelve times as many. */
const MAX_URLS = 12 * BLOCK_ROWS - 72;
const ROWS = 3 * MAX_URLS;

interface Site {
  readonly store: ProjectStore;
  readonly set: ExportOptions;
}

interface Control {
  readonly inThreads?: boolean;
  readonly signal?: AbortSignal;
  readonly report?: (progress: { readonly done: number; readonly total: number | null }) => void;
}

function site(limits: Partial<ExportOptions> = {}): Site {
  const rows = Array.from({ length: ROWS }, (_, i) => ({
    loc: `https://example.com/pages/${String((i * 7_919) % 100_003)}/${String(i)}`,
    lastmod: '2024-01-01',
  }));
  const set = options(join(temporaryFolder(), 'set'), { maxUrls: MAX_URLS, ...limits });
  return { store: storeWith(rows), set };
}

async function write(
  { store, set }: Site,
  { inThreads = true, signal, report }: Control = {},
): Promise<void> {
  const control = { signal: signal ?? new AbortController().signal, report: report ?? (() => undefined) };
  const { exported } = await withExportThreads(store, inThreads ? ROWS : 0, (threads) =>
    exportRows(exportInput({ store }, set, undefined, threads?.reader), set, control, { threads, now: 0 }),
  );
  store.exports.remember({ out: set.out, gzip: true, form: '', at: 0, files: exported });
}

function change({ store }: Site, ids: readonly number[], what: string): void {
  for (const id of ids) {
    store.db.writeRows({ field: 'lastmod', ids: Uint32Array.of(id), first: id, last: id }, () => {
      store.db.exec(`UPDATE url SET ${what} WHERE id = ${String(id)}`);
    });
  }
}

/** One in each of so many blocks of a file. */
const inBlocks = (file: number, ...blocks: readonly number[]): number[] =>
  blocks.map((block) => (file - 1) * MAX_URLS + block * BLOCK_ROWS + 100);

/** How many files of known rows the threads are asked for. */
function asked(): () => number {
  const asked = vi.spyOn(Thread.prototype, 'ask');
  onTestFinished(() => {
    asked.mockRestore();
  });
  // Files of a new set have limits.
  return () => asked.mock.calls.filter(([, order]) => (order as { limits?: unknown }).limits === null).length;
}

/** Does the same to two sites, exports one with threads and one without, and compares the sets. */
async function sameAsWithout(
  limits: Partial<ExportOptions>,
  ...rounds: readonly ((site: Site) => void)[]
): Promise<Site> {
  const [ahead, plain] = [site(limits), site(limits)];
  await write(ahead);
  await write(plain, { inThreads: false });
  for (const round of rounds) {
    round(ahead);
    round(plain);
    await write(ahead);
    await write(plain, { inThreads: false });
    expect(folderOf(ahead.set.out)).toEqual(folderOf(plain.set.out));
  }
  return ahead;
}

describe('files of a known set', () => {
  it('are made once where rows of them changed or left, and the others are not', async () => {
    const wholes = asked();
    await sameAsWithout({}, (each) => {
      change(each, inBlocks(1, 0, 4, 9), "lastmod = '2025-05-05'");
      change(each, inBlocks(3, 1), 'included = 0');
      change(each, inBlocks(3, 11), 'deleted = 1');
    });
    expect(wholes()).toBe(2);
  });

  it.each([
    { where: 'in the middle of a small file', maxUrls: 900, from: BLOCK_ROWS + 1, to: 2 * BLOCK_ROWS },
    { where: 'that is all of a small file', maxUrls: 150, from: 151, to: 300 },
    { where: 'at the end of a large file', maxUrls: ROWS, from: 33 * BLOCK_ROWS + 1, to: 34 * BLOCK_ROWS },
  ])('have no row of a block whose rows all left, $where', async ({ maxUrls, from, to }) => {
    const gone = Array.from({ length: to - from + 1 }, (_, i) => from + i);
    const { store, set } = await sameAsWithout({ maxUrls }, (each) => {
      change(each, gone, 'included = 0');
    });
    const files = store.exports.set(set.out)?.files ?? [];
    expect(files.reduce((sum, { urls }) => sum + urls, 0)).toBe(ROWS - gone.length);
    for (const { name, urls } of files) expect(locsOf(xmlOf(set.out, name))).toHaveLength(urls);
  });

  it('take back rows that had left', async () => {
    const wholes = asked();
    const many = inBlocks(2, 1, 3, 5, 7);
    await sameAsWithout(
      {},
      (each) => {
        change(each, many, 'included = 0');
      },
      (each) => {
        change(each, many, "included = 1, lastmod = '2025-05-05'");
      },
    );
    expect(wholes()).toBe(2);
  });

  it('give away rows that went to another section', async () => {
    await sameAsWithout(
      {},
      ({ store }) => {
        store.sections.define([{ id: 1, name: 'blog', conditions: [] }], 0);
        store.sections.noteSorted();
        store.db.exec(`UPDATE url SET section = id > ${String(MAX_URLS)}`);
      },
      (each) => {
        change(each, inBlocks(1, 2, 5, 7), 'section = 1');
        change(each, inBlocks(3, 0, 4, 9), "lastmod = '2025-05-05'");
      },
    );
  });

  it('give up rows where they get too large', async () => {
    const long = "loc = loc || '/' || hex(zeroblob(900))";
    const small = (each: Site): void => {
      const { length } = xmlOf(each.set.out, 'sitemap-1.xml.gz');
      Object.assign(each.set, { maxBytes: length + 2_500 });
      change(each, inBlocks(1, 1, 3, 5, 7), long);
    };
    const { set } = await sameAsWithout({}, small);
    expect(folderOf(set.out).has('sitemap-4.xml.gz')).toBe(true);
  });

  it('are told of while they are made', async () => {
    const one = site();
    await write(one);
    change(one, [...inBlocks(1, 0, 4, 9), ...inBlocks(2, 5)], "lastmod = '2025-05-05'");
    // What changed in it is taken back.
    change(one, inBlocks(3, 5), "lastmod = '2025-05-05'");
    change(one, inBlocks(3, 5), "lastmod = '2024-01-01'");
    const told: [number, number | null][] = [];
    await write(one, { report: ({ done, total }) => told.push([done, total]) });
    expect(told.slice(0, 3)).toEqual([1, 2, 3].map((files) => [files * MAX_URLS, ROWS]));
    expect(told.every(([done, total]) => done <= (total ?? Infinity))).toBe(true);
    expect(told.every(([done], i) => done >= (told[i - 1]?.[0] ?? 0))).toBe(true);
  });

  it('leave the old set where the export is cancelled', async () => {
    const one = site();
    await write(one);
    const before = folderOf(one.set.out);
    for (const file of [1, 2, 3]) change(one, inBlocks(file, 0, 4, 9), "lastmod = '2025-05-05'");
    const abort = new AbortController();
    const report = (): void => {
      abort.abort(AppError.from({ code: 'cancelled', message: 'Enough.' }));
    };
    await expect(write(one, { signal: abort.signal, report })).rejects.toMatchObject({ code: 'cancelled' });
    expect(folderOf(one.set.out)).toEqual(before);
    await write(one);
    expect(folderOf(one.set.out)).not.toEqual(before);
  });
});
