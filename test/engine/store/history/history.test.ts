import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { ruleMask } from '../../../../electron/engine/rows/rule-sets.ts';
import { finish, inOneStep } from '../../../../shared/model/steps.ts';
import { ProjectStore } from '../../../../electron/engine/store/store.ts';
import { dump, importRows, storeWith, toBatch } from '../rows/sample-project.ts';
import { changeAtOnce, redoAtOnce, undoAtOnce } from './at-once.ts';

const rows = Array.from({ length: 20 }, (_, i) => ({
  loc: `https://a.example/${String(i)}`,
  changefreq: i % 7,
  priority: i / 20,
}));
const ids = (...list: number[]): Uint32Array => Uint32Array.from(list);

describe('history', () => {
  it('takes back and does again typed values exactly, also after a restart', () => {
    const store = storeWith(rows);
    const first = dump(store);
    changeAtOnce(store, 'Mix', (w) => {
      w.set('changefreq', ids(3, 1, 2), [5, 'often', null]);
      w.set('priority', ids(1, 2, 9), [1, '1', null]);
      w.set('deleted', ids(4, 5, 18), 1);
    });
    const second = dump(store);
    expect(store.db.all('SELECT changefreq, typeof(changefreq) FROM url WHERE id < 4')).toEqual([
      ['often', 'text'],
      [null, 'null'],
      [5, 'integer'],
    ]);
    store.close();
    const again = ProjectStore.open(store.path);
    undoAtOnce(again);
    expect(dump(again)).toEqual(first);
    expect(again.historyState()).toMatchObject({
      undo: { label: { code: 'text', text: 'Import /in/a.xml' }, rows: 20 },
      redo: { label: { code: 'text', text: 'Mix' } },
    });
    redoAtOnce(again);
    expect(dump(again)).toEqual(second);
    again.close();
  });

  it('records nothing where nothing changes, and keeps what could be redone', () => {
    const store = storeWith(rows);
    changeAtOnce(store, 'Edit', (w) => {
      w.set('lastmod', ids(1), '2026');
    });
    undoAtOnce(store);
    const touched = changeAtOnce(store, 'Nothing', (w) => {
      w.set('changefreq', ids(1, 99), [0, 3]);
    });
    expect(touched.ids).toHaveLength(0);
    expect(store.historyState().redo?.label).toEqual({ code: 'text', text: 'Edit' });
  });

  it('names a state as before after undo and redo, and no other by that name', async () => {
    const store = storeWith(rows);
    const edit = (lastmod: string): string => {
      changeAtOnce(store, 'Edit', (w) => w.set('lastmod', ids(1), lastmod));
      return store.historyState().state;
    };
    const first = store.historyState().state;
    const edited = edit('2026');
    undoAtOnce(store);
    expect(store.historyState().state).toBe(first);
    redoAtOnce(store);
    expect(store.historyState().state).toBe(edited);
    undoAtOnce(store);
    // A later one.
    await delay(2);
    expect([first, edited]).not.toContain(edit('2025'));
  });

  it('keeps what could be redone at a new change as a branch, with the rows and sources that it had brought', () => {
    const store = storeWith(rows);
    importRows(store, [{ loc: 'https://a.example/x' }], '/in/b.xml');
    undoAtOnce(store);
    expect(store.db.number('SELECT count(*) FROM url')).toBe(21);
    changeAtOnce(store, 'Edit', (w) => {
      w.set('lastmod', ids(1), '2026');
    });
    expect(store.counts().rows).toBe(20);
    expect(store.sources()).toHaveLength(1);
    expect(store.historyState()).toEqual({
      undo: { label: { code: 'text', text: 'Edit' }, rows: 1 },
      redo: null,
      state: expect.any(String) as string,
    });
    // The id of the other branch's row is not used again.
    changeAtOnce(store, 'Add', (w) => {
      expect(w.insert({ source: 0, batch: toBatch([{ loc: 'n' }]), issues: [0] })).toEqual(ids(22));
    });
    finish(store.states.goTo(2, () => inOneStep(() => undefined)));
    expect([store.counts().rows, store.sources().length]).toEqual([21, 2]);
    expect(dump(store).at(-1)).toMatchObject({ 1: 'https://a.example/x' });
    // What was visited last is what redo leads to.
    undoAtOnce(store);
    expect(store.historyState().redo).toMatchObject({ label: { text: 'Import /in/b.xml' } });
  });

  it('leaves everything as it was where the change or its flags fail', () => {
    const store = storeWith(rows);
    const before = dump(store);
    expect(() =>
      changeAtOnce(
        store,
        'Bad',
        (w) => {
          w.set('lastmod', ids(1, 2), 'x');
        },
        () => {
          throw new Error('no flags');
        },
      ),
    ).toThrow('no flags');
    expect(dump(store)).toEqual(before);
    expect(store.historyState().undo?.label).toEqual({ code: 'text', text: 'Import /in/a.xml' });
    expect(store.counts()).toEqual({ rows: 20, included: 20 });
  });

  it('touches no rows that are gone and tells each changed row once', () => {
    const store = storeWith(rows);
    changeAtOnce(store, 'Delete', (w) => {
      w.set('deleted', ids(7), 1);
    });
    const touched = changeAtOnce(store, 'Edit', (w) => {
      w.set('lastmod', ids(9, 7, 8), '2026');
      w.set('priority', ids(8, 9), 0.5);
    });
    expect(touched.ids).toEqual(ids(8, 9));
    expect(touched.locs).toBe(false);
  });

  it('spans more rows than a part holds', () => {
    const many = Array.from({ length: 5_000 }, (_, i) => ({ loc: `https://a.example/${String(i)}` }));
    const store = storeWith([]);
    const writer = store.beginImport('x');
    const source = writer.addSource('/x', null);
    for (let n = 0; n < 11; n++)
      writer.add(
        source,
        toBatch(many),
        many.map(() => 0),
      );
    writer.commit();
    const all = Uint32Array.from({ length: 55_000 }, (_, i) => 55_000 - i);
    changeAtOnce(store, 'All', (w) => {
      w.set(
        'lastmod',
        all,
        Array.from(all, (id) => `v${String(id)}`),
      );
    });
    expect(store.db.number('SELECT count(*) FROM change_part')).toBe(12);
    expect(store.db.number("SELECT count(*) FROM url WHERE lastmod = 'v' || id")).toBe(55_000);
    undoAtOnce(store);
    expect(store.db.number('SELECT count(*) FROM url WHERE lastmod IS NULL')).toBe(55_000);
    redoAtOnce(store);
    expect(store.db.number("SELECT count(*) FROM url WHERE lastmod = 'v' || id")).toBe(55_000);
  });

  it('keeps the index over hashes whole, also where a large change is ended early', () => {
    const store = storeWith([]);
    const count = 30_000;
    const writer = store.beginImport('x');
    const source = writer.addSource('/x', null);
    for (let from = 0; from < count; from += 5_000) {
      const part = Array.from({ length: 5_000 }, (_, i) => ({
        loc: `https://a.example/${String(from + i)}`,
      }));
      writer.add(source, toBatch(part), new Array<number>(5_000).fill(0));
    }
    writer.commit();
    const first = dump(store);
    const all = Uint32Array.from({ length: count }, (_, i) => i + 1);
    const locs = Array.from(all, (id) => `https://b.example/${String(id)}`);
    const change = () =>
      store.changeSteps(
        'All',
        function* (w) {
          yield* w.set('loc', all, locs);
          yield* w.set('hash', all, Array.from(all));
        },
        () => inOneStep(() => undefined),
      );
    const isWhole = () => {
      expect(store.db.number("SELECT count(*) FROM sqlite_schema WHERE name = 'loc_hash_changed'")).toBe(1);
      expect(store.db.get('PRAGMA integrity_check')).toEqual(['ok']);
    };
    const ended = change();
    for (let i = 0; i < 11; i++) ended.next();
    expect(store.db.number("SELECT count(*) FROM sqlite_schema WHERE name = 'loc_hash_changed'")).toBe(0);
    expect(() => ended.throw(new Error('cancelled'))).toThrow('cancelled');
    isWhole();
    expect(dump(store)).toEqual(first);
    finish(change());
    isWhole();
    undoAtOnce(store);
    isWhole();
    expect(dump(store)).toEqual(first);
  });

  it('knows the counts of before after a cancelled change, without counting', () => {
    const store = storeWith(['1', '2', '3'].map((n) => ({ loc: `https://a.example/${n}` })));
    const issues = store.ruleSets.idOf(ruleMask('loc-fragment'));
    store.setIssues({ ids: [2], before: [0], after: [issues] });
    const counted = () => ({
      counts: store.counts(),
      rules: [...store.ruleCounts()],
      flagged: store.flaggedRows(),
      sections: store.sections.counts(),
    });
    const before = counted();
    const steps = store.changeSteps(
      'x',
      (writer) => writer.set('deleted', Uint32Array.of(1, 2), 1),
      function* () {
        store.setIssues({ ids: [3], before: [0], after: [issues] });
        yield 0;
        throw new Error('cancelled');
      },
    );
    expect(() => finish(steps)).toThrow('cancelled');
    const asked = [vi.spyOn(store.db, 'get'), vi.spyOn(store.db, 'all')];
    expect(counted()).toEqual(before);
    for (const spy of asked) expect(spy).not.toHaveBeenCalled();
    store.close();
  });
});
