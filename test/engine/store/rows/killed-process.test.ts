import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { hostname } from 'node:os';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ProjectStore } from '../../../../electron/engine/store/store.ts';
import { dump, storeWith } from './sample-project.ts';

const rows = Array.from({ length: 50 }, (_, i) => ({
  loc: `https://example.com/${String(i)}`,
  priority: 0.5,
}));

describe('the lock of a killed process', () => {
  it('ends with its process, and what was acknowledged is there after a kill in mid-change', async () => {
    const store = storeWith(rows);
    store.close();
    const again = await openAfterKill(store.path, KILLED_IN_MID_CHANGE);
    expect(again.db.all('SELECT DISTINCT lastmod FROM url')).toEqual([['2026-05-05']]);
    expect(again.historyState().undo?.label).toEqual({ code: 'text', text: 'Acknowledged' });
    again.close();
  });

  it('ends with its process, and nothing of an import is there after a kill in the middle of it', async () => {
    const store = storeWith(rows);
    const before = dump(store);
    store.close();
    const again = await openAfterKill(store.path, KILLED_IN_MID_IMPORT);
    expect(dump(again)).toEqual(before);
    expect(again.historyState().undo?.label).toEqual({ code: 'text', text: 'Import /in/a.xml' });
    expect(again.db.get('PRAGMA journal_mode')).toEqual(['wal']);
    again.close();
  });
});

/** Runs the script until it says that it is half done, kills it, and opens its project. */
async function openAfterKill(path: string, script: string): Promise<ProjectStore> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  await once(child.stdout, 'data');
  expect(() => ProjectStore.open(path)).toThrow(expect.objectContaining({ code: 'project-locked' }));
  const holder = `process ${String(child.pid)} on ${hostname()}`;
  expect(() => ProjectStore.open(path)).toThrow(holder);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const again = ProjectStore.open(path);
  expect(again.recoveredFrom).toBeNull();
  expect(again.db.get('PRAGMA integrity_check')).toEqual(['ok']);
  return again;
}

const MODULE = new URL('../../../../electron/engine/store/store.ts', import.meta.url).href;
const AT_ONCE = new URL('../history/at-once.ts', import.meta.url).href;
const PRELUDE = `
  import { ProjectStore } from ${JSON.stringify(MODULE)};
  import { changeAtOnce } from ${JSON.stringify(AT_ONCE)};
  const store = ProjectStore.open(process.argv[1]);
  const stayHalfDone = () => {
    process.stdout.write('half done');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  };
`;
const KILLED_IN_MID_CHANGE = `${PRELUDE}
  const ids = Uint32Array.from({ length: 50 }, (_, i) => i + 1);
  changeAtOnce(store, 'Acknowledged', (w) => w.set('lastmod', ids, '2026-05-05'));
  changeAtOnce(store, 'Lost', (w) => {
    w.set('lastmod', ids, '2026-06-06');
    stayHalfDone();
  });
`;
// So many rows that pages are written to the file before the end.
const KILLED_IN_MID_IMPORT = `${PRELUDE}
  const writer = store.beginImport('Lost');
  const source = writer.addSource('/in/lost.xml', 'urlset');
  const none = new Array(5000).fill(null);
  for (let n = 0; n < 25; n++) {
    const loc = none.map((_, i) => 'https://example.com/some/rather/long/path/of/a/lost/row/' + n + '/' + i);
    const hash = none.map((_, i) => n * 5000 + i);
    writer.add(source, { count: 5000, loc, hash, lastmod: none, changefreq: none, priority: none, ext: none, line: hash }, hash.map(() => 0));
  }
  stayHalfDone();
`;
