import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RULE_IDS } from '../../../shared/model/rule.ts';
import type { Condition, SortKey } from '../../../shared/model/view-query.ts';
import { naive } from './naive-view.ts';
import { ViewRegistry } from '../../../electron/engine/view/view-registry.ts';
import { emptyStore, nothingToSettle, storeWith, toBatch } from '../store/sample-project.ts';

const word = fc.constantFrom(
  '',
  'a',
  'A',
  'ab',
  'k',
  'K',
  '\u212a',
  'é',
  'É',
  'İ',
  'i',
  'ς',
  'Σ',
  'σ',
  '%',
  '_',
  '\\',
  '\u{1f600}',
  '\uffee',
  '*',
  '[',
  '"',
);
const text = fc.array(word, { maxLength: 4 }).map((words) => words.join(''));
const date = fc.constantFrom(
  '2024',
  '2024-05',
  '2024-05-01',
  '2024-05-31T10:00Z',
  '2025-01-01',
  'soon',
  '20',
  '',
);
const row = fc.record({
  loc: fc.oneof(
    text,
    text.map((t) => `https://example.com/${t}`),
  ),
  lastmod: fc.option(fc.oneof(date, text)),
  changefreq: fc.option(fc.oneof(fc.nat(6), text, fc.constant('Daily'))),
  priority: fc.option(fc.oneof(fc.constantFrom(0, 0.5, 1, 0.8, 0.1), text, fc.constantFrom('1.5', '0,5'))),
  included: fc.boolean(),
  issues: fc.oneof(fc.constant(0), fc.nat(2 ** RULE_IDS.length - 1)),
});
const operator = fc.constantFrom(
  'contains',
  'equals',
  'startsWith',
  'endsWith',
  'empty',
  'notEmpty',
  'regex',
);
const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc
    .record({
      kind: fc.constant('text' as const),
      column: fc.constantFrom('loc', 'lastmod', 'changefreq', 'priority'),
      operator,
      value: fc.oneof(text, fc.constantFrom('daily', 'LY', '0.5', '.50', '2024', 'exam', 'a.*b|é')),
      not: fc.boolean(),
      matchCase: fc.boolean(),
    })
    .map((c) => (c.operator === 'regex' ? { ...c, value: c.value.replaceAll(/[\\*[]/g, '.') } : c)),
  fc.record({
    kind: fc.constant('range' as const),
    column: fc.constant('lastmod' as const),
    from: fc.option(date, { nil: undefined }),
    to: fc.option(date, { nil: undefined }),
  }),
  fc.record({
    kind: fc.constant('range' as const),
    column: fc.constant('priority' as const),
    from: fc.option(fc.constantFrom(0, 0.1, 0.5), { nil: undefined }),
    to: fc.option(fc.constantFrom(0.5, 1), { nil: undefined }),
  }),
  fc.record({ kind: fc.constant('included' as const), value: fc.boolean() }),
  fc.record({ kind: fc.constant('source' as const), source: fc.constantFrom(1, 2, 3) }),
  fc.record({
    kind: fc.constant('problem' as const),
    rule: fc.option(fc.constantFrom(...RULE_IDS), { nil: undefined }),
  }),
);
const sortKey: fc.Arbitrary<SortKey> = fc.record({
  column: fc.constantFrom('id', 'included', 'loc', 'lastmod', 'changefreq', 'priority', 'source', 'problems'),
  direction: fc.constantFrom('asc', 'desc'),
});

describe('a view', () => {
  it('holds what a plain scan of the rows gives, in its order', () => {
    const store = emptyStore();
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1, maxLength: 30 }),
        fc.array(
          fc.record({
            filter: fc.array(condition, { maxLength: 3 }),
            sort: fc.array(sortKey, { maxLength: 3 }),
          }),
          { minLength: 10, maxLength: 10 },
        ),
        (rows, queries) => {
          store.db.exec('DELETE FROM url');
          store.db.lastId = 0;
          store.change(
            'rows',
            (w) => {
              w.insert({ source: 1, batch: toBatch(rows.slice(0, 15)), issues: rows.map((r) => r.issues) });
              w.insert({
                source: 2,
                batch: toBatch(rows.slice(15)),
                issues: rows.slice(15).map((r) => r.issues),
              });
              const ids = Uint32Array.from(rows, (_, i) => i + 1);
              w.set(
                'included',
                ids,
                rows.map((r) => Number(r.included)),
              );
            },
            nothingToSettle,
          );
          const model = rows.map((r, i) => ({
            ...r,
            lastmod: r.lastmod === '' ? null : r.lastmod,
            changefreq: r.changefreq === '' ? null : r.changefreq,
            priority: r.priority === '' ? null : r.priority,
            ext: null,
            id: i + 1,
            source: i < 15 ? 1 : 2,
          }));
          const views = new ViewRegistry(store.db);
          for (const query of queries) {
            const { view, rows: count } = views.open(query);
            const expected = naive(model, query);
            expect(Array.from(views.ids({ kind: 'view', view, ranges: [{ from: 0, to: count }] }))).toEqual(
              expected,
            );
            expect(views.window({ view, start: 0, count: 100 }).rows.map((r) => r.id)).toEqual(expected);
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  const samples = ['a', 'b', 'c', 'd', 'e'].map((name) => ({
    loc: `https://a.example/${name}`,
    priority: 0.8,
    changefreq: 2,
  }));

  it('gives windows with typed cells, and fewer rows at its end', () => {
    const views = new ViewRegistry(storeWith(samples).db);
    const { view, rows } = views.open({ filter: [], sort: [{ column: 'loc', direction: 'desc' }] });
    expect(rows).toBe(5);
    const window = views.window({ view, start: 3, count: 10 });
    expect(window.start).toBe(3);
    expect(window.rows).toEqual(
      [2, 1].map((id) => ({
        id,
        included: true,
        loc: `https://a.example/${id === 1 ? 'a' : 'b'}`,
        lastmod: null,
        changefreq: 'daily',
        priority: 0.8,
        source: 1,
        line: id,
        images: 0,
        alternates: 0,
        videos: 0,
        news: 0,
        problems: [],
      })),
    );
    expect(views.position(view, 1)).toBe(4);
    expect(views.position(view, 99)).toBe(-1);
  });

  it('keeps its rows and positions while they change; a row that is gone leaves an empty place', () => {
    const store = storeWith(samples);
    const views = new ViewRegistry(store.db);
    const { view } = views.open({
      filter: [{ kind: 'text', column: 'loc', operator: 'contains', value: 'a.example' }],
      sort: [],
    });
    store.change(
      'x',
      (w) => {
        w.set('loc', Uint32Array.of(2), 'elsewhere');
        w.set('deleted', Uint32Array.of(3), 1);
      },
      nothingToSettle,
    );
    expect(views.window({ view, start: 0, count: 9 }).rows.map((r) => [r.id, r.loc])).toEqual([
      [1, 'https://a.example/a'],
      [2, 'elsewhere'],
      [3, ''],
      [4, 'https://a.example/d'],
      [5, 'https://a.example/e'],
    ]);
    expect(views.open({ filter: [], sort: [] }).rows).toBe(4);
  });

  it('turns ranges into ids in their order, each once', () => {
    const views = new ViewRegistry(storeWith(samples).db);
    const { view } = views.open({ filter: [], sort: [] });
    const ids = (...ranges: [number, number][]): number[] =>
      Array.from(views.ids({ kind: 'view', view, ranges: ranges.map(([from, to]) => ({ from, to })) }));
    expect(ids([3, 5], [0, 1])).toEqual([4, 5, 1]);
    expect(ids([0, 3], [1, 99])).toEqual([1, 2, 3, 4, 5]);
    expect(ids([2, 1])).toEqual([]);
    expect(Array.from(views.ids({ kind: 'ids', ids: [5, 2, 5] }))).toEqual([5, 2]);
  });

  it('is refused once it is closed', () => {
    const views = new ViewRegistry(storeWith(samples).db);
    const { view } = views.open({ filter: [], sort: [] });
    views.close(view);
    views.close(view);
    expect(() => views.window({ view, start: 0, count: 1 })).toThrow(
      expect.objectContaining({ code: 'stale-view' }),
    );
  });

  it('refuses a regular expression that is none, or that would not end', () => {
    const views = new ViewRegistry(storeWith([{ loc: `${'a'.repeat(60)}!` }]).db);
    const open = (value: string) => (): unknown =>
      views.open({ filter: [{ kind: 'text', column: 'loc', operator: 'regex', value }], sort: [] });
    expect(open('(')).toThrow(
      expect.objectContaining({
        code: 'invalid-value',
        message: "The regular expression ( can't be used: Unterminated group.",
      }),
    );
    expect(open('^(a+)+$')).toThrow(expect.objectContaining({ code: 'invalid-value' }));
    expect(open('a{60}!')).not.toThrow();
  });
});
