// Threads that read a frozen project make the very files that are made without them, and leave nothing behind.
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, gunzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { exportInput } from '../../../../../electron/engine/features/export/layout/export-input.ts';
import type { ExportOutcome } from '../../../../../electron/engine/features/export/export-outcome.ts';
import { exportRows } from '../../../../../electron/engine/features/export/export-rows.ts';
import {
  packedBy,
  withExportThreads,
} from '../../../../../electron/engine/features/export/threads/export-threads.ts';
import type { FileOrder } from '../../../../../electron/engine/features/export/threads/file-maker.ts';
import type { exportWork } from '../../../../../electron/engine/features/export/threads/export-work.ts';
import { freeze, openFrozen } from '../../../../../electron/engine/store/file/frozen-snapshot.ts';
import type { ProjectStore } from '../../../../../electron/engine/store/store.ts';
import { Thread } from '../../../../../electron/engine/threads/thread.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import type { ExportOptions } from '../../../../../shared/model/export/planned-set.ts';
import { ruleMask } from '../../../../../electron/engine/rows/rule-sets.ts';
import { storeWith, temporaryFolder } from '../../../store/rows/sample-project.ts';
import { options } from '../layout/export-set.ts';
import { checkSchemas } from '../valid-set.ts';

checkSchemas();

const ROWS = 7_000;
const IMAGE = '<image:image><image:loc>https://example.com/a.jpg?b=1&amp;c=2</image:loc></image:image>';
const ODD = ["/it's?a=1&b=2", '/<">', '/ä', '/a\u0001', '/\uffff', '/plain'];

/** Rows of all kinds: as usual, with extensions, with values that are left out, blocked, excluded, deleted. `path`: of all. */
function project(path = ''): ProjectStore {
  const store = storeWith(
    Array.from({ length: ROWS }, (_, i) => ({
      loc: `https://${i % 3 === 0 ? 'www' : 'shop'}.example.com/${path}${String(i)}${i % 97 === 0 ? (ODD[i % ODD.length] ?? '') : ''}`,
      lastmod: [null, '2024-01-01', '2024-03', '2024-02-29T10:00Z', 'soon'][i % 61 === 0 ? 4 : i % 4] ?? null,
      changefreq: i % 5,
      priority: i % 333 === 0 ? 'high' : (i % 11) / 10,
      ext: i % 13 === 0 ? IMAGE : null,
    })),
  );
  const blocked = store.ruleSets.idOf(ruleMask('loc-duplicate'));
  store.db.exec(`UPDATE url SET issues = ${String(blocked)} WHERE id BETWEEN 900 AND 1100 OR id % 501 = 0`);
  store.db.exec('UPDATE url SET included = 0 WHERE id BETWEEN 2990 AND 3010');
  store.db.exec('UPDATE url SET deleted = 1 WHERE id % 401 = 0');
  return store;
}

async function write(
  store: ProjectStore,
  given: Partial<ExportOptions>,
  rows: number,
): Promise<{ readonly files: Map<string, Buffer>; readonly outcome: ExportOutcome }> {
  const set = options(join(temporaryFolder(), 'set'), given);
  const outcome = await withExportThreads(store, rows, (threads) => {
    expect(threads !== null).toBe(rows >= ROWS);
    return exportRows(exportInput({ store }, set, undefined, threads?.reader), set, undefined, {
      threads,
      now: 0,
    });
  });
  return { files: filesIn(set.out), outcome };
}

describe('files that are made in threads', () => {
  it.each<[string, Partial<ExportOptions>]>([
    ['by the limit of URLs', { maxUrls: 1_500 }],
    ['by the limit of bytes, up to a level', { maxUrls: 2_000, maxBytes: 170_000, fillLevel: 80 }],
    ['indented, not packed', { maxUrls: 3_000, indent: true, gzip: false }],
    ['as lists', { maxUrls: 3_000, format: 'text', level: 1 }],
    ['by host and kind', { maxUrls: 2_000, byHost: true, separate: ['image'] }],
    ['balanced', { maxUrls: 3_000, strategy: 'balanced' }],
    ['with lists of changes', { maxUrls: 3_000, extras: ['indexnow'] }],
  ])('are those that are made without: %s', async (_, given) => {
    const store = project();
    const [threaded, plain] = [await write(store, given, ROWS), await write(store, given, 0)];
    expect(threaded.files.size).toBeGreaterThan(3);
    expect([...threaded.files.keys()]).toEqual([...plain.files.keys()]);
    for (const [name, content] of plain.files)
      expect(threaded.files.get(name)?.equals(content), name).toBe(true);
    const known = ({ result, exported }: ExportOutcome): unknown => ({
      exported,
      result: { ...result, out: '', seconds: 0 },
    });
    expect(known(threaded.outcome)).toEqual(known(plain.outcome));
  });

  it('are those that are made without where each row is written, so that every guess is right', async () => {
    const locs = Array.from({ length: ROWS }, (_, i) => ({ loc: `https://example.com/${String(i)}` }));
    const store = storeWith(locs);
    const asked = vi.spyOn(Thread.prototype, 'ask');
    onTestFinished(() => {
      asked.mockRestore();
    });
    const given = { maxUrls: 1_500 };
    const [threaded, plain] = [await write(store, given, ROWS), await write(store, given, 0)];
    expect(linesAsked(asked.mock.calls).slice(0, 5)).toEqual(
      [1, 1_501, 3_001, 4_501, 6_001].map((from) => [from, 0]),
    );
    expect(threaded.files.size).toBe(7);
    for (const [name, content] of plain.files)
      expect(threaded.files.get(name)?.equals(content), name).toBe(true);
  });

  it('are packed by them where the project can not be frozen, too', async () => {
    const store = project('pages/of-a-shop/with-addresses/of-usual-length/and-so-on/'.repeat(3));
    const held = freeze(store.db);
    store.setLayout({ ...store.layout(), run: 1 } as never);
    const asked = vi.spyOn(Thread.prototype, 'ask');
    onTestFinished(() => {
      asked.mockRestore();
    });
    const given = { maxUrls: 6_500 };
    const [threaded, plain] = [await write(store, given, ROWS), await write(store, given, 0)];
    held?.release();
    expect(asked.mock.calls.map(([name]) => name)).toEqual(['pack']);
    for (const [name, content] of plain.files)
      expect(threaded.files.get(name)?.equals(content), name).toBe(true);
  });

  it('are refused where they do not unpack to what they are', async () => {
    const thread = new Thread<typeof exportWork>('export', null);
    const file = { name: 'a.xml.gz', xml: Buffer.from('<urlset/>'), level: 6 };
    await expect(packedBy(thread, { ...file, plainCrc: 1 })).rejects.toMatchObject({
      code: 'io',
      message: expect.stringContaining('a.xml.gz') as string,
    });
    const { bytes } = await packedBy(thread, { ...file, plainCrc: crc32(file.xml) });
    expect(gunzipSync(bytes).equals(file.xml)).toBe(true);
    await thread.close();
    await expect(packedBy(thread, { ...file, plainCrc: 1 })).rejects.toThrow('has ended');
  });

  it('are refused with the same words', async () => {
    const store = project();
    const refusal = async (rows: number): Promise<unknown> =>
      write(store, { maxBytes: 260 }, rows).catch((error: unknown) => (error as AppError).toData());
    expect(await refusal(ROWS)).toMatchObject({ code: 'invalid-export' });
    expect(await refusal(ROWS)).toEqual(await refusal(0));
  });

  it('show what the project was when the threads began, and leave it free after them', async () => {
    const store = project();
    const handles: number[] = [];
    for (let run = 0; run < 3; run++) {
      const set = options(join(temporaryFolder(), 'set'), { maxUrls: 1_000 });
      const abort = new AbortController();
      // Once rows came: then threads are at work.
      const stop = ({ done }: { readonly done: number }): void => {
        if (done > 0) abort.abort(AppError.from({ code: 'cancelled', message: 'Enough.' }));
      };
      const exported = withExportThreads(store, ROWS, (threads) => {
        store.setLayout({ ...store.layout(), run } as never);
        expect(freeze(store.db)).toBeNull();
        return exportRows(
          exportInput({ store }, set, undefined, threads?.reader),
          set,
          { signal: abort.signal, report: stop },
          { threads },
        );
      });
      await expect(exported).rejects.toThrow('Enough.');
      expect(existsSync(set.out)).toBe(false);
      const after = freeze(store.db);
      const reader = openFrozen(after?.path ?? '');
      expect(String(reader.get("SELECT value FROM meta WHERE key = 'layout'"))).toContain(
        `"run":${String(run)}`,
      );
      reader.close();
      after?.release();
      handles.push(openHandles());
    }
    // SQLite keeps some for the next readers while the project is open, and uses them again.
    expect(handles[2]).toBeLessThanOrEqual(handles[1] ?? 0);
  });
});

/** Where threads were asked to begin with lines. */
function linesAsked(calls: readonly (readonly unknown[])[]): unknown[] {
  const orders = calls.filter(([name]) => name === 'lines').map(([, order]) => order as FileOrder);
  return orders.map(({ from, skip }) => [from, skip]);
}

/** All files of a folder by name. */
function filesIn(folder: string): Map<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name)).sort();
  return new Map(paths.map((path) => [path.slice(folder.length), readFileSync(path)]));
}

/** Of this process; only where the system tells. */
/** Of files of these tests; what else the process has open is not theirs. */
function openHandles(): number {
  if (process.platform !== 'linux') return 0;
  return readdirSync('/proc/self/fd').filter((fd) => targetOf(fd).startsWith(tmpdir())).length;
}

function targetOf(fd: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${fd}`);
  } catch {
    // That of the listing itself.
    return '';
  }
}
