// The numbers of rows are those of a reading of all of them, whoever read, and whatever was written since.
import { describe, expect, it, onTestFinished } from 'vitest';
import { CodedRows, type Codes } from '../../../../electron/engine/view/coded/coded-rows.ts';
import { Pace } from '../../../../electron/engine/view/pace.ts';
import { ViewThreads } from '../../../../electron/engine/view/view-threads.ts';
import type { ProjectStore } from '../../../../electron/engine/store/store.ts';
import { emptyStore } from '../../store/rows/sample-project.ts';

/** Some parts. */
const ROWS = 50_000;
const OPEN = new AbortController().signal;

function largeStore(): ProjectStore {
  const store = emptyStore();
  store.db.exec(
    `INSERT INTO source(id, location, imported_at) VALUES (1, '/in/a.xml', '');
     INSERT INTO url(id, loc, lastmod, source, line, hash, deleted, included)
     WITH RECURSIVE n(i) AS (VALUES(1) UNION ALL SELECT i + 1 FROM n WHERE i < ${String(ROWS)})
     SELECT i, 'https://' || (i % 3) || '.example/' || (i * 7919 % 501) || '/x', date(i * 7000, 'unixepoch'), 1, i, i,
       i % 97 = 0, i % 5 > 0 FROM n`,
  );
  store.db.lastId = ROWS;
  return store;
}

/** Row by row; null where there is none. */
function decoded({ last, kind, day, folder, kinds, days, tree }: Codes): unknown[] {
  return Array.from({ length: last }, (_, i) => {
    const id = i + 1;
    if (kind[id] === 0) return null;
    return [kinds[kind[id] ?? 0]?.included, days[day[id] ?? 0], tree.folder(folder[id] ?? 0)];
  });
}

function update(store: ProjectStore, id: number, loc: string): void {
  const ids = Uint32Array.of(id);
  store.db.writeRows({ field: 'loc', ids, first: id, last: id }, () => {
    store.db.run('UPDATE url SET loc = ? WHERE id = ?', loc, id);
  });
}

describe('coded rows', () => {
  it('are the same where other threads read some of them', async () => {
    const store = largeStore();
    const threads = new ViewThreads(store.db, 1);
    onTestFinished(() => {
      threads.close();
    });
    const plain = await new CodedRows(store.db, OPEN).read(new Pace());
    const beside = await new CodedRows(store.db, OPEN, threads.open).read(new Pace());
    expect(decoded(beside)).toEqual(decoded(plain));
  });

  it('are up to date where rows are written while they are read, and after', async () => {
    const store = largeStore();
    const coded = new CodedRows(store.db, OPEN);
    const reading = coded.read(new Pace({ turn: 0 }));
    await new Promise(setImmediate);
    update(store, 1, 'https://a.example/new/x');
    update(store, ROWS, 'https://a.example/new/x');
    const fresh = async (): Promise<unknown> => decoded(await new CodedRows(store.db, OPEN).read(new Pace()));
    expect(decoded(await reading)).toEqual(await fresh());
    const before = coded.version;
    update(store, 7, 'https://b.example/');
    expect(coded.changedSince(before)).toEqual(Uint32Array.of(7));
    expect(decoded(await coded.read(new Pace()))).toEqual(await fresh());
    store.db.exec("UPDATE url SET loc = 'x' WHERE id = 9");
    expect(coded.changedSince(before)).toBeNull();
    expect(decoded(await coded.read(new Pace()))).toEqual(await fresh());
  });

  it('are those of an import once it is done, and not before', async () => {
    const store = largeStore();
    const coded = new CodedRows(store.db, OPEN);
    await coded.read(new Pace());
    const before = coded.version;
    const insert = (id: number): void => {
      store.db.writeRows({ field: null, ids: null, first: id, last: id }, () => {
        store.db.run(
          "INSERT INTO url(id, loc, source, line, hash) VALUES (?, 'https://new.example/a/', 1, 1, 1)",
          id,
        );
      });
    };
    store.db.firstHiddenId = ROWS + 1;
    insert(ROWS + 1);
    expect((await coded.read(new Pace())).last).toBe(ROWS);
    insert(ROWS + 2);
    store.db.firstHiddenId = Number.MAX_SAFE_INTEGER;
    expect(coded.changedSince(before)).toEqual(Uint32Array.of(ROWS + 1, ROWS + 2));
    const after = await coded.read(new Pace());
    expect(decoded(after).slice(ROWS, ROWS + 2)).toEqual([
      [true, 0, { host: 'new.example', path: '/a/' }],
      [true, 0, { host: 'new.example', path: '/a/' }],
    ]);
  });

  it('are read on by the next who asks where the first is ended', async () => {
    const coded = new CodedRows(largeStore().db, OPEN);
    const abort = new AbortController();
    const first = coded.read(new Pace({ turn: 0, signal: abort.signal }));
    const second = coded.read(new Pace());
    abort.abort(new Error('ended'));
    await expect(first).rejects.toThrow('ended');
    expect((await second).last).toBe(ROWS);
  });
});
