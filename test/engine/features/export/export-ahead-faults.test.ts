// An export after few changes, which puts files together and stages them while it is laid out: where any of its file
// operations fails, or it is cancelled, the folder holds the old set or the new one, and the next export works.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { exportInput } from '../../../../electron/engine/features/export/layout/export-input.ts';
import { exportRows } from '../../../../electron/engine/features/export/export-rows.ts';
import { withExportThreads } from '../../../../electron/engine/features/export/threads/export-threads.ts';
import type { ProjectStore } from '../../../../electron/engine/store/store.ts';
import { LateStaging } from '../../../../electron/engine/features/export/folder/late-staging.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import { importRows, storeWith, temporaryFolder } from '../../store/rows/sample-project.ts';
import { folderOf, options } from './layout/export-set.ts';
import { failAt, healthy, operations } from './faulty-fs.ts';

vi.mock(import('node:fs/promises'), async (original) =>
  (await import('./faulty-fs.ts')).faulty(await original()),
);
vi.mock(import('node:fs'), async (original) => (await import('./faulty-fs.ts')).faulty(await original()));

/** Enough for threads. */
const ROWS = 5_400;

const CHANGED = [1, 900, 1_700, 2_900, 4_400];

const CODES = ['ENOSPC', 'EIO', 'EACCES', 'EROFS', 'EMFILE'] as const;

/** Every operation on request; else every second, of which neighbours have other failures. */
const STEP = process.env['FAULTS'] === 'all' ? 1 : 2;

interface Given {
  readonly hasThreads?: boolean;
  readonly signal?: AbortSignal;
  readonly begin?: () => void;
}

interface Site {
  readonly store: ProjectStore;
  readonly out: string;
  /** Exports, with threads or without; "begin" is called when the project is frozen. */
  readonly write: (given?: Given) => Promise<unknown>;
}

function site(): Site {
  const store = storeWith(
    Array.from({ length: ROWS }, (_, i) => ({
      loc: `https://example.com/${String(i)}`,
      lastmod: '2024-01-01',
    })),
  );
  const set = options(join(temporaryFolder(), 'set'), { maxUrls: 1_800, fill: 'gaps' });
  const write = ({
    hasThreads = true,
    signal = new AbortController().signal,
    begin,
  }: Given = {}): Promise<unknown> =>
    withExportThreads(store, hasThreads ? ROWS : 0, async (threads) => {
      begin?.();
      const control = { signal, report: () => undefined };
      const { exported } = await exportRows(
        exportInput({ store }, set, undefined, threads?.reader),
        set,
        control,
        { threads, now: 0 },
      );
      store.exports.remember({ out: set.out, gzip: true, form: '', at: 0, files: exported });
    });
  return { store, out: set.out, write };
}

function change(store: ProjectStore, lastmod: string): void {
  for (const id of CHANGED)
    store.db.writeRows({ field: 'lastmod', ids: Uint32Array.of(id), first: id, last: id }, () => {
      store.db.run('UPDATE url SET lastmod = ? WHERE id = ?', lastmod, id);
    });
}

/** The names of files that are staged, one for each time. */
function stagings(): string[] {
  const names: string[] = [];
  const { write } = LateStaging.prototype;
  const spy = vi.spyOn(LateStaging.prototype, 'write').mockImplementation(function (
    this: LateStaging,
    ...args
  ) {
    names.push(args[0]);
    return write.apply(this, args);
  });
  onTestFinished(() => {
    spy.mockRestore();
  });
  return names;
}

/** What users see, without the staging folder. */
const visible = (out: string): Map<string, Buffer> =>
  new Map([...folderOf(out)].filter(([name]) => !name.startsWith('.')));

afterEach(healthy);

describe('an export that stages files ahead', () => {
  it('keeps the old set or has the whole new one, whatever operation fails', async () => {
    const { store, out, write } = site();
    await write();
    const names = stagings();
    let failures = 0;
    for (let n = 1, count = Infinity; n <= count; n += STEP) {
      change(
        store,
        `2024-02-${String((n % 28) + 1).padStart(2, '0')}T00:00:${String(n % 60).padStart(2, '0')}Z`,
      );
      const before = visible(out);
      const code = CODES[n % CODES.length] ?? 'EIO';
      const begin = (): void => {
        failAt(n, code);
      };
      const error = await write({ begin }).catch((reason: unknown) => reason);
      count = operations() < n ? 0 : Infinity;
      await healthy();
      if (error === undefined) continue;
      failures++;
      expect(error, `${code} at operation ${String(n)}`).toBeInstanceOf(AppError);
      const decided = (error as AppError).message.startsWith('The new set is complete');
      if (!decided) expect(visible(out), `${code} at operation ${String(n)}`).toEqual(before);
      await write({ hasThreads: false });
      expect(readdirSync(out).filter((name) => name.startsWith('.'))).toEqual([]);
    }
    expect(failures).toBeGreaterThan(10);
    expect(names.length).toBeGreaterThan(40);
    const written = visible(out);
    rmSync(out, { recursive: true });
    await write({ hasThreads: false });
    expect(visible(out)).toEqual(written);
  });

  it('leaves the old set where it is cancelled', async () => {
    const { store, out, write } = site();
    await write();
    change(store, '2024-03-03');
    const before = folderOf(out);
    const abort = new AbortController();
    const { write: stage } = LateStaging.prototype;
    const spy = vi.spyOn(LateStaging.prototype, 'write').mockImplementation(function (
      this: LateStaging,
      ...args
    ) {
      abort.abort(AppError.from({ code: 'cancelled', message: 'Enough.' }));
      return stage.apply(this, args);
    });
    await expect(write({ signal: abort.signal })).rejects.toThrow('Enough.');
    spy.mockRestore();
    expect(folderOf(out)).toEqual(before);
    await write();
    expect(folderOf(out)).not.toEqual(before);
  });

  it('stages a file anew where other rows came to it', async () => {
    const names = stagings();
    const exported = async (hasThreads: boolean): Promise<Map<string, Buffer>> => {
      const { store, out, write } = site();
      await write({ hasThreads });
      store.db.writeRows({ field: 'deleted', ids: Uint32Array.of(40), first: 40, last: 40 }, () => {
        store.db.exec('UPDATE url SET deleted = 1 WHERE id = 40');
      });
      await write({ hasThreads });
      change(store, '2024-04-04');
      importRows(store, [{ loc: 'https://example.com/new' }], '/in/b.xml');
      names.length = 0;
      await write({ hasThreads });
      return visible(out);
    };
    const plain = await exported(false);
    expect(await exported(true)).toEqual(plain);
    expect(names).toContain('sitemap-1.xml.gz');
    expect(gunzipSync(plain.get('sitemap-1.xml.gz') ?? '').toString()).toContain(
      '<loc>https://example.com/new</loc>',
    );
  });
});
