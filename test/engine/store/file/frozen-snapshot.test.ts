import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Database } from '../../../../electron/engine/store/file/database.ts';
import {
  freeze,
  openFrozen,
  type FrozenSnapshot,
} from '../../../../electron/engine/store/file/frozen-snapshot.ts';
import { ProjectStore } from '../../../../electron/engine/store/store.ts';
import { TablePages } from '../../../../electron/engine/store/rows/table-pages.ts';
import { storedLines } from '../../../../electron/engine/features/export/lines/stored-lines.ts';
import { importRows, storeWith, temporaryFolder } from '../rows/sample-project.ts';

const ROWS = 20_000;
const rows = Array.from({ length: ROWS }, (_, i) => ({
  loc: `https://example.com/some/rather/long/path/of/a/row/${String(i)}`,
  lastmod: '2026-01-01',
}));
const ids = Uint32Array.from({ length: ROWS }, (_, i) => i + 1);

describe('a frozen snapshot', () => {
  it('shows what was committed before, whatever is written meanwhile', () => {
    const store = storeWith(rows);
    const snapshot = frozen(store);
    const before = statSync(store.path);
    const reader = openFrozen(snapshot.path);
    expect(datesIn(reader)).toEqual([['2026-01-01', ROWS]]);
    // More pages than a commit usually takes over, in one step and in many.
    change(store, '2026-02-02');
    for (let i = 0; i < 5; i++) store.setUntitled(i % 2 === 0);
    expect(datesIn(store.db)).toEqual([['2026-02-02', ROWS]]);
    expect(datesIn(reader)).toEqual([['2026-01-01', ROWS]]);
    reader.close();
    const another = openFrozen(snapshot.path);
    expect(datesIn(another)).toEqual([['2026-01-01', ROWS]]);
    const pages = snapshot.file === null ? null : TablePages.of(another, snapshot.file);
    const lines = pages && storedLines(pages, { first: ROWS - 1, last: ROWS });
    expect(lines?.lines.xml.toString().match(/<lastmod>[^<]*/g)).toEqual(
      Array(2).fill('<lastmod>2026-01-01'),
    );
    another.close();
    expect(statSync(store.path)).toMatchObject({ size: before.size, mtimeMs: before.mtimeMs });
    snapshot.release();
  });

  it('keeps the file as it is until the last one is released, and the log is taken over then', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const store = storeWith(rows);
    const [first, second] = [frozen(store), frozen(store)];
    change(store, '2026-02-02');
    first.release();
    first.release();
    vi.advanceTimersByTime(10_000);
    expect(datesInFile(store.path)).toEqual([['2026-01-01', ROWS]]);
    second.release();
    vi.advanceTimersByTime(10_000);
    expect(datesInFile(store.path)).toEqual([['2026-02-02', ROWS]]);
    // Commits take the log over again, too.
    expect(store.db.get('PRAGMA wal_autocheckpoint')).not.toEqual([0]);
  });

  it('is taken over with a change that follows the release at once', () => {
    const store = storeWith(rows);
    const snapshot = frozen(store);
    change(store, '2026-02-02');
    snapshot.release();
    frozen(store).release();
    expect(datesInFile(store.path)).toEqual([['2026-02-02', ROWS]]);
  });

  it('is not given while a transaction is open, nor beside an older one', () => {
    const store = storeWith(rows.slice(0, 10));
    store.db.transaction(() => {
      expect(freeze(store.db)).toBeNull();
    });
    const snapshot = frozen(store);
    store.setUntitled(true);
    expect(freeze(store.db)).toBeNull();
    snapshot.release();
    frozen(store).release();
  });

  it('can be read in threads, by any name of the file, and the project stays locked for others', async () => {
    const folder = join(temporaryFolder(), 'a %41#?&+;= ü folder');
    mkdirSync(folder);
    const store = storeWith(rows.slice(0, 10), join(folder, 'a%20b?immutable=0#c.mapwright'));
    const snapshot = frozen(store);
    expect(await Promise.all([countInThread(snapshot), countInThread(snapshot)])).toEqual([10, 10]);
    snapshot.release();
    expect(openElsewhere(store.path)).toBe('database is locked');
    store.close();
    expect(openElsewhere(store.path)).toBe('open');
  });

  it('stays as it is while an import writes many pages', () => {
    const store = storeWith(rows.slice(0, 10));
    const snapshot = frozen(store);
    const before = statSync(store.path);
    importRows(store, rows.slice(10));
    expect(store.counts().rows).toBe(ROWS);
    expect(datesInFile(store.path)).toEqual([['2026-01-01', 10]]);
    expect(statSync(store.path)).toMatchObject({ size: before.size, mtimeMs: before.mtimeMs });
    snapshot.release();
    importRows(store, [{ loc: 'https://example.com/new' }]);
    expect(store.db.get('PRAGMA journal_mode')).toEqual(['wal']);
  });

  it('takes no writes', () => {
    const store = storeWith(rows.slice(0, 10));
    const snapshot = frozen(store);
    const reader = openFrozen(snapshot.path);
    expect(() => reader.run("UPDATE url SET loc = ''")).toThrow(
      expect.objectContaining({ code: 'no-access' }),
    );
    reader.close();
    snapshot.release();
  });

  it('leaves the project whole where it is closed before the release', () => {
    const store = storeWith(rows.slice(0, 10));
    const snapshot = frozen(store);
    change(store, '2026-02-02', ids.subarray(0, 10));
    store.close();
    snapshot.release();
    const again = ProjectStore.open(store.path);
    expect(datesIn(again.db)).toEqual([['2026-02-02', 10]]);
    again.close();
  });
});

function frozen({ db }: ProjectStore): FrozenSnapshot {
  const snapshot = freeze(db);
  if (!snapshot) throw new Error('Nothing was frozen.');
  onTestFinished(snapshot.release);
  return snapshot;
}

function change(store: ProjectStore, lastmod: string, rowIds = ids): void {
  const steps = store.changeSteps(
    'Dates',
    (writer) => writer.set('lastmod', rowIds, lastmod),
    function* () {
      yield 0;
    },
  );
  while (steps.next().done !== true);
}

function datesIn(db: Database): unknown {
  return db.all('SELECT lastmod, count(*) FROM url GROUP BY lastmod');
}

/** What stands in the file itself, without its log. */
function datesInFile(path: string): unknown {
  const db = openFrozen(path);
  try {
    return datesIn(db);
  } finally {
    db.close();
  }
}

const FROZEN = new URL('../../../../electron/engine/store/file/frozen-snapshot.ts', import.meta.url).href;

/** Through a connection, and through the handle, which the thread leaves open. */
async function countInThread({ path, file }: FrozenSnapshot): Promise<unknown> {
  const script = `
    import { readSync } from 'node:fs';
    import { parentPort, workerData } from 'node:worker_threads';
    import { openFrozen } from ${JSON.stringify(FROZEN)};
    const db = openFrozen(workerData.path);
    if (readSync(workerData.file, Buffer.alloc(100), 0, 100, 0) !== 100) throw new Error('It was not read.');
    parentPort.postMessage(db.number('SELECT count(*) FROM url'));
    db.close();`;
  const url = new URL(`data:text/javascript,${encodeURIComponent(script)}`);
  const worker = new Worker(url, { workerData: { path, file } });
  const [[count]] = (await Promise.all([once(worker, 'message'), once(worker, 'exit')])) as [
    [number],
    unknown,
  ];
  return count;
}

/** What another process finds. */
function openElsewhere(path: string): string {
  const script = `
    const { DatabaseSync } = require('node:sqlite');
    try { new DatabaseSync(process.argv[1]).exec('BEGIN IMMEDIATE'); console.log('open'); } catch (error) { console.log(error.message); }`;
  return spawnSync(process.execPath, ['-e', script, path], { encoding: 'utf8' }).stdout.trim();
}
