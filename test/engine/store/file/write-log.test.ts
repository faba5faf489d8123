import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ProjectStore } from '../../../../electron/engine/store/store.ts';
import type { Steps } from '../../../../shared/model/steps.ts';
import { finish } from '../../../../shared/model/steps.ts';
import { storeWith } from '../rows/sample-project.ts';
import { changeAtOnce } from '../history/at-once.ts';

const MEGABYTE = 1 << 20;
const MEGABYTES = 60;

const rows = Array.from({ length: 2_000 }, (_, i) => ({ loc: `https://example.com/${String(i)}` }));

/** Writes so much that the log is a long one. */
function* large(store: ProjectStore): Steps<void> {
  for (let i = 0; i < MEGABYTES; i++) {
    store.db.run(
      'INSERT INTO link_part(change, gone, came) VALUES (0, randomblob(?), zeroblob(0))',
      MEGABYTE,
    );
    yield 1_000;
  }
}

function withLargeLog(): ProjectStore {
  const store = storeWith(rows);
  finish(store.db.transactionSteps(() => large(store)));
  expect(logBytes(store)).toBeGreaterThan(MEGABYTES * MEGABYTE);
  return store;
}

function logBytes(store: ProjectStore): number {
  return statSync(`${store.path}-wal`).size;
}

function edit(store: ProjectStore, lastmod: string): void {
  changeAtOnce(
    store,
    'edit',
    (writer) => {
      writer.set('lastmod', Uint32Array.of(1), lastmod);
    },
    () => undefined,
  );
}

const lastmodOf = (store: ProjectStore) => store.db.get('SELECT lastmod FROM url WHERE id = 1')?.[0];

const OPENS = `
  import { DatabaseSync } from 'node:sqlite';
  const db = new DatabaseSync(process.argv[1], { timeout: 0 });
  try { db.exec('PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE'); console.log('locked it'); }
  catch (error) { console.log(error.message); }
`;
const another = (path: string): string =>
  spawnSync(process.execPath, ['--input-type=module', '-e', OPENS, path], { encoding: 'utf8' }).stdout.trim();

describe('a large log', () => {
  it('is taken over before the file is held, and its file becomes short again', () => {
    const store = withLargeLog();
    edit(store, '2026-02-02');
    expect(store.db.holdFile()).toBe(true);
    expect(logBytes(store)).toBe(0);
    expect(statSync(store.path).size).toBeGreaterThan(MEGABYTES * MEGABYTE);
    expect(another(store.path)).toBe('database is locked');
    edit(store, '2026-03-03');
    expect(logBytes(store)).toBeGreaterThan(0);
    store.db.releaseFile();
    expect(another(store.path)).toBe('database is locked');
    store.close();
    const again = ProjectStore.open(store.path);
    expect(lastmodOf(again)).toBe('2026-03-03');
    expect(again.db.number('SELECT count(*) FROM link_part')).toBe(MEGABYTES);
    expect(again.db.get('PRAGMA integrity_check')).toEqual(['ok']);
    again.close();
  });

  it('does not keep an import from beginning, nor the project from being closed', () => {
    const store = withLargeLog();
    const writer = store.beginImport('Import');
    writer.addSource('/in/a.xml', 'urlset');
    expect(another(store.path)).toBe('database is locked');
    writer.commit();
    expect(another(store.path)).toBe('database is locked');
    store.close();
    const again = ProjectStore.open(store.path);
    expect(again.recoveredFrom).toBeNull();
    expect(again.db.number('SELECT count(*) FROM link_part')).toBe(MEGABYTES);
    again.close();
  });

  it('is whole after its process was killed before any of it was taken over', async () => {
    const store = storeWith(rows);
    store.close();
    const child = spawn(process.execPath, ['--input-type=module', '-e', KILLED, store.path], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => {
      child.kill('SIGKILL');
    });
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const again = ProjectStore.open(store.path);
    expect(again.recoveredFrom).toBeNull();
    expect(again.db.number('SELECT count(*) FROM link_part')).toBe(MEGABYTES);
    expect(again.db.get('PRAGMA integrity_check')).toEqual(['ok']);
    again.close();
  });
});

describe('steps in pieces', () => {
  const writes = (store: ProjectStore, pages: number) =>
    function* (): Steps<void> {
      for (let n = 1; ; n++) {
        store.db.run('UPDATE url SET issues = ? WHERE id = 1', n);
        // As far apart as so many pages.
        store.db.writeRows({ field: 'issues', ids: null, first: 1, last: pages * 50 }, () => undefined);
        if (n === 10) throw new Error('No more.');
        yield 1;
      }
    };
  const written = (store: ProjectStore) => store.db.number('SELECT issues FROM url WHERE id = 1');

  it('keep what was done when they are ended early', () => {
    const store = storeWith(rows);
    const steps = store.db.pieceSteps(writes(store, 1));
    for (let i = 0; i < 4; i++) steps.next();
    steps.return();
    expect(store.db.inTransaction).toBe(false);
    expect(written(store)).toBe(4);
    store.close();
  });

  it('lose no more than the last piece where a step fails', () => {
    const store = storeWith(rows);
    const before = written(store);
    expect(() => {
      finish(store.db.pieceSteps(writes(store, 1)));
    }).toThrow('No more.');
    expect([store.db.inTransaction, written(store)]).toEqual([false, before]);
    expect(() => {
      finish(store.db.pieceSteps(writes(store, 1_000)));
    }).toThrow('No more.');
    expect([store.db.inTransaction, written(store)]).toEqual([false, 8]);
    store.close();
  });
});

const MODULE = new URL('../../../../electron/engine/store/store.ts', import.meta.url).href;
const KILLED = `
  import { ProjectStore } from ${JSON.stringify(MODULE)};
  const store = ProjectStore.open(process.argv[1]);
  const steps = store.db.transactionSteps(function* () {
    for (let i = 0; i < ${String(MEGABYTES)}; i++) {
      store.db.run('INSERT INTO link_part(change, gone, came) VALUES (0, randomblob(?), zeroblob(0))', ${String(MEGABYTE)});
      yield 1000;
    }
  });
  while (steps.next().done !== true);
  process.stdout.write('committed');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
`;
