import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ruleMask } from '../../../../electron/engine/rows/rule-sets.ts';
import type { Condition } from '../../../../shared/model/rows/view-query.ts';
import { VALUE_COLUMNS } from '../../../../shared/model/rows/columns.ts';
import { anyQuery, anyRow } from '../sort/arbitrary-view.ts';
import { blockedAgents, naive } from '../sort/naive-view.ts';
import { ViewRegistry } from '../../../../electron/engine/view/windows/view-registry.ts';
import { emptyStore, storeWith, toBatch } from '../../store/rows/sample-project.ts';
import { changeAtOnce } from '../../store/history/at-once.ts';

const LOCATIONS = { 1: '/in/a.xml', 2: '/in/É-daily.xml' };

describe('a view', () => {
  it('holds what a plain scan of the rows gives, in its order', async () => {
    const store = emptyStore();
    for (const location of Object.values(LOCATIONS)) {
      store.db.run("INSERT INTO source(location, imported_at) VALUES (?, '')", location);
    }
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyRow, { minLength: 1, maxLength: 30 }),
        fc.array(anyQuery, { minLength: 12, maxLength: 12 }),
        async (rows, queries) => {
          store.db.exec('DELETE FROM url');
          store.db.lastId = 0;
          const numbers = rows.map((r) => store.ruleSets.idOf(ruleMask(...r.broken)));
          changeAtOnce(store, 'rows', (w) => {
            w.insert({ source: 1, batch: toBatch(rows.slice(0, 15)), issues: numbers });
            w.insert({
              source: 2,
              batch: toBatch(rows.slice(15)),
              issues: numbers.slice(15),
            });
            const ids = Uint32Array.from(rows, (_, i) => i + 1);
            w.set(
              'included',
              ids,
              rows.map((r) => Number(r.included)),
            );
          });
          const model = rows.map((r, i) => ({
            ...r,
            lastmod: r.lastmod === '' ? null : r.lastmod,
            changefreq: r.changefreq === '' ? null : r.changefreq,
            priority: r.priority === '' ? null : r.priority,
            id: i + 1,
            source: i < 15 ? 1 : 2,
          }));
          const views = new ViewRegistry(store.db);
          views.judgeBy(blockedAgents);
          for (const query of queries) {
            const { view, rows: count } = await views.open(query);
            const expected = naive(model, query, LOCATIONS);
            expect(Array.from(views.ids({ kind: 'view', view, ranges: [{ from: 0, to: count }] }))).toEqual(
              expected,
            );
            expect(views.window({ view, start: 0, count: 100 }).rows.map((r) => r.id)).toEqual(expected);
          }
        },
      ),
      { numRuns: 400 },
    );
  });

  const samples = ['a', 'b', 'c', 'd', 'e'].map((name) => ({
    loc: `https://a.example/${name}`,
    priority: 0.8,
    changefreq: 2,
  }));

  it('gives windows with typed cells, and fewer rows at its end', async () => {
    const views = new ViewRegistry(storeWith(samples).db);
    const { view, rows } = await views.open({ filter: [], sort: [{ column: 'loc', direction: 'desc' }] });
    expect(rows).toBe(5);
    const window = views.window({ view, start: 3, count: 10 });
    expect(window.start).toBe(3);
    expect(window.rows).toEqual(
      [2, 1].map((id) => ({
        id,
        included: true,
        ...Object.fromEntries(VALUE_COLUMNS.map((column) => [column, null])),
        loc: `https://a.example/${id === 1 ? 'a' : 'b'}`,
        changefreq: 'daily',
        priority: 0.8,
        section: 0,
        file: null,
        source: 1,
        line: id,
        images: 0,
        alternates: 0,
        videos: 0,
        news: 0,
        problems: [],
        robots: null,
      })),
    );
    expect(views.position(view, 1)).toBe(4);
    expect(views.position(view, 99)).toBe(-1);
  });

  it('keeps its rows and positions while they change; a row that is gone leaves an empty place', async () => {
    const store = storeWith(samples);
    const views = new ViewRegistry(store.db);
    const { view } = await views.open({
      filter: [{ kind: 'text', column: 'loc', operator: 'contains', value: 'a.example' }],
      sort: [],
    });
    changeAtOnce(store, 'x', (w) => {
      w.set('loc', Uint32Array.of(2), 'elsewhere');
      w.set('deleted', Uint32Array.of(3), 1);
    });
    expect(views.window({ view, start: 0, count: 9 }).rows.map((r) => [r.id, r.loc])).toEqual([
      [1, 'https://a.example/a'],
      [2, 'elsewhere'],
      [3, ''],
      [4, 'https://a.example/d'],
      [5, 'https://a.example/e'],
    ]);
    expect((await views.open({ filter: [], sort: [] })).rows).toBe(4);
  });

  it('turns ranges into ids in their order, each once', async () => {
    const views = new ViewRegistry(storeWith(samples).db);
    const { view } = await views.open({ filter: [], sort: [] });
    const ids = (...ranges: [number, number][]): number[] =>
      Array.from(views.ids({ kind: 'view', view, ranges: ranges.map(([from, to]) => ({ from, to })) }));
    expect(ids([3, 5], [0, 1])).toEqual([4, 5, 1]);
    expect(ids([0, 3], [1, 99])).toEqual([1, 2, 3, 4, 5]);
    expect(ids([2, 1])).toEqual([]);
    expect(Array.from(views.ids({ kind: 'ids', ids: [5, 2, 5] }))).toEqual([5, 2]);
  });

  it('finds letters outside ASCII as they are written and percent-encoded, whichever was typed', async () => {
    const rows = [
      'https://e.example/köln/',
      'https://e.example/k%C3%B6ln/',
      'https://e.example/K%c3%96LN/?q=%E6%9D%B1%E4%BA%AC',
      'https://e.example/k%25C3%25B6ln/',
      'https://e.example/k%B6ln/%41',
    ];
    const views = new ViewRegistry(storeWith(rows.map((loc) => ({ loc }))).db);
    const found = async (condition: Condition): Promise<readonly number[]> => {
      const { view, rows: count } = await views.open({ filter: [condition], sort: [] });
      return views.window({ view, start: 0, count }).rows.map(({ id }) => id);
    };
    const text = { kind: 'text', column: 'loc', operator: 'contains' } as const;
    for (const value of ['köln', 'KÖLN', 'k%C3%B6ln', 'k%c3%b6ln']) {
      expect(await found({ kind: 'search', value })).toEqual([1, 2, 3]);
      expect(await found({ ...text, value })).toEqual([1, 2, 3]);
      expect(await found({ ...text, value, not: true })).toEqual([4, 5]);
      expect(await found({ ...text, column: 'path', operator: 'equals', value: `/${value}/` })).toEqual([
        1, 2, 3,
      ]);
    }
    expect(await found({ ...text, value: 'köln', matchCase: true })).toEqual([1, 2]);
    expect(await found({ ...text, operator: 'endsWith', value: '東京' })).toEqual([3]);
    expect(await found({ ...text, operator: 'startsWith', value: 'https://e.example/kö' })).toEqual([
      1, 2, 3,
    ]);
    // Parts of a letter, and escapes of ASCII, are found as they are written.
    expect(await found({ ...text, value: '%B6' })).toEqual([2, 5]);
    expect(await found({ ...text, value: '/A' })).toEqual([]);
    expect(await found({ ...text, operator: 'regex', value: 'kö' })).toEqual([1]);
  });

  it('is refused once it is closed', async () => {
    const views = new ViewRegistry(storeWith(samples).db);
    const { view } = await views.open({ filter: [], sort: [] });
    views.close(view);
    views.close(view);
    expect(() => views.window({ view, start: 0, count: 1 })).toThrow(
      expect.objectContaining({ code: 'stale-view' }),
    );
  });

  it('is not opened where the query is cancelled or a newer one asked for; others go on', async () => {
    const views = new ViewRegistry(storeWith(samples).db);
    const byLoc = { filter: [], sort: [{ column: 'loc', direction: 'asc' }] } as const;
    const shares: number[] = [];
    const slow = (run: number): Promise<unknown> =>
      views.openNewest(run, byLoc, (share) => void shares.push(share), { turn: 0 });
    const unnumbered = views.open(byLoc, { turn: 0 });
    const first = slow(1);
    const second = slow(2);
    await expect(first).rejects.toMatchObject({ code: 'cancelled' });
    await expect(second).resolves.toMatchObject({ rows: 5 });
    await expect(unnumbered).resolves.toMatchObject({ rows: 5 });
    expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
    const third = slow(3);
    views.cancel(3);
    views.cancel(99);
    await expect(third).rejects.toMatchObject({ code: 'cancelled' });
    const fourth = slow(4);
    views.dispose();
    await expect(fourth).rejects.toMatchObject({ code: 'stale-view' });
  });

  it('ends nothing that another window asked for, and each window keeps its own views', async () => {
    const views = new ViewRegistry(storeWith(samples).db);
    const byLoc = { filter: [], sort: [{ column: 'loc', direction: 'asc' }] } as const;
    const ask = (run: number, window: number) =>
      views.openNewest(run, byLoc, () => undefined, { turn: 0, window });
    const one = ask(1, 1);
    const other = ask(2, 2);
    const values = views.values({ column: 'host', filter: [], limit: 9 }, undefined, 1);
    await views.values({ column: 'host', filter: [], limit: 9 }, undefined, 2);
    await expect(values).resolves.toMatchObject({ more: false });
    const { view } = await one;
    await expect(other).resolves.toMatchObject({ rows: 5 });
    for (let run = 3; run < 30; run++) await ask(run, 2);
    expect(views.window({ view, start: 0, count: 9 }).rows).toHaveLength(5);
  });

  it('is closed with its window, whose queries end', async () => {
    const views = new ViewRegistry(storeWith(samples).db);
    const all = { filter: [], sort: [{ column: 'loc', direction: 'asc' }] } as const;
    const gone = await views.open(all, { window: 1 });
    const stays = await views.open(all, { window: 2 });
    const running = views.openNewest(1, all, () => undefined, { turn: 0, window: 1 });
    views.leave(1);
    await expect(running).rejects.toMatchObject({ code: 'cancelled' });
    expect(() => views.window({ view: gone.view, start: 0, count: 1 })).toThrow(
      expect.objectContaining({ code: 'stale-view' }),
    );
    expect(views.window({ view: stays.view, start: 0, count: 9 }).rows).toHaveLength(5);
  });

  it('refuses a regular expression that is none, or that would not end', async () => {
    const views = new ViewRegistry(storeWith([{ loc: `${'a'.repeat(60)}!` }]).db);
    const open = (value: string): Promise<unknown> =>
      views.open({ filter: [{ kind: 'text', column: 'loc', operator: 'regex', value }], sort: [] });
    await expect(open('(')).rejects.toMatchObject({
      code: 'invalid-value',
      message: 'The regular expression ( can’t be used: Unterminated group.',
    });
    await expect(open('^(a+)+$')).rejects.toMatchObject({ code: 'invalid-value' });
    await expect(open('a{60}!')).resolves.toMatchObject({ rows: 1 });
  });
});
