// Clusters of language versions: found as a plain search finds them, shown as a pivot, edited and built as one step each.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ClusterQuery, ClusterRow } from '../../../../../shared/model/cluster.ts';
import {
  clustersOpen,
  clustersPosition,
  clustersRows,
} from '../../../../../electron/engine/features/languages/requests/clusters-open.ts';
import { clustersComplete } from '../../../../../electron/engine/features/languages/requests/clusters-complete.ts';
import { clustersSet } from '../../../../../electron/engine/features/languages/requests/clusters-set.ts';
import { currentProject } from '../../../../../electron/engine/project/current-project.ts';
import { historyUndo } from '../../../../../electron/engine/features/history/requests/history-undo.ts';
import type { EngineContext } from '../../../../../electron/engine/project/context.ts';
import { dump } from '../../../store/rows/sample-project.ts';
import { at, IMAGE, linksOf, PAIR, row, SITE } from './cluster-rows.ts';
import { engineWith } from '../../../test-engine.ts';

const NO_FAULTS = { holes: 0, incomplete: 0, oneWay: 0, conflicts: 0, defaults: 0, targets: 0, codes: 0 };

async function open(context: EngineContext, query: ClusterQuery = {}) {
  const list = await clustersOpen({ run: 1, query }, context);
  const { rows } = await clustersRows({ list: list.list, start: 0, count: 512 }, context);
  return { ...list, shown: rows };
}

/** Each cluster as its cells: "de /de/a" with its state where that is not "ok". */
const texts = (clusters: readonly ClusterRow[]): string[][] =>
  clusters.map(({ cells }) =>
    cells.flatMap(({ language, links }) =>
      links.map(
        ({ href, state }) => `${language} ${href.replace(SITE, '')}${state === 'ok' ? '' : ` ${state}`}`,
      ),
    ),
  );

describe('the list of clusters', () => {
  it('shows complete clusters, holes, one-way links, conflicts, targets and defaults', async () => {
    const { context } = engineWith([
      row('/en/a', PAIR),
      row('/de/a', PAIR, IMAGE),
      row('/en/b', { en: '/en/b', de: '/de/b', fr: '/fr/b' }),
      row('/de/b', { en: '/en/b', de: '/de/b' }),
      row('/fr/b'),
      row('/en/c', { en: '/en/c', de: '/de/c', 'x-default': '/en/c' }),
      row('/de/c', { en: '/en/c', de: '/de/c', 'x-default': '/de/c' }),
      row('/en/d', { en: '/en/d', de: '/de/gone', fr: 'https://example.fr/d' }),
      row('/en/e', { en: '/en/e', de: '/de/e' }),
      row('/en/e2', { en: '/en/e2', de: '/de/e' }),
      row('/de/e', { en: '/en/e', de: '/de/e' }),
      row('/plain'),
    ]);
    const list = await open(context);
    expect(texts(list.shown)).toEqual([
      ['en /en/a', 'de /de/a'],
      ['en /en/b oneWay', 'de /de/b oneWay', 'fr /fr/b oneWay'],
      ['en /en/c', 'de /de/c', 'x-default /en/c oneWay', 'x-default /de/c oneWay'],
      ['en /en/d', 'de /de/gone missing', 'fr https://example.fr/d foreign'],
      ['en /en/e oneWay', 'en /en/e2 oneWay', 'de /de/e oneWay'],
    ]);
    expect(list.languages).toEqual([
      { code: 'x-default', clusters: 1 },
      { code: 'de', clusters: 5 },
      { code: 'en', clusters: 5 },
      { code: 'fr', clusters: 2 },
    ]);
    expect(list).toMatchObject({ all: 5, clusters: 5, rows: 10 });
    expect(list.faults).toEqual({ ...NO_FAULTS, holes: 3, oneWay: 3, conflicts: 1, defaults: 1, targets: 1 });
    expect(list.shown.map(({ rows }) => rows)).toEqual([[1, 2], [3, 4, 5], [6, 7], [8], [9, 10, 11]]);
    const ids = async (query: ClusterQuery): Promise<number[]> =>
      (await open(context, query)).shown.map(({ id }) => id);
    expect(await ids({ fault: 'holes' })).toEqual([1, 6, 9]);
    expect(await ids({ fault: 'conflicts' })).toEqual([9]);
    expect(await ids({ fault: 'targets' })).toEqual([8]);
    expect(await ids({ lacks: 'FR' })).toEqual([1, 6, 9]);
    expect(await ids({ search: '/DE/B' })).toEqual([3]);
    const { list: last } = await open(context, { lacks: 'fr' });
    expect(await clustersPosition({ list: last, row: 10 }, context)).toEqual({ position: 2 });
    expect(await clustersPosition({ list: last, row: 12 }, context)).toEqual({ position: -1 });
  });

  it('leaves rows out that are excluded, and says so where others link to them', async () => {
    const { context } = engineWith([row('/en/a', PAIR), row('/de/a', PAIR)]);
    currentProject(context).store.db.run('UPDATE url SET included = 0 WHERE id = 2');
    expect(texts((await open(context)).shown)).toEqual([['en /en/a', 'de /de/a excluded']]);
  });

  it('one x-default for a whole site joins no clusters', async () => {
    const pages = Array.from({ length: 5 }, (_, i) => {
      const links = { en: `/en/${String(i)}`, de: `/de/${String(i)}`, 'x-default': '/' };
      return [row(links.en, links), row(links.de, links)];
    });
    const { context } = engineWith([row('/'), ...pages.flat()]);
    const { shown } = await open(context);
    expect(shown).toHaveLength(5);
    expect(shown.every(({ faults }) => faults.length === 0)).toBe(true);
  });

  it('links that are no full URLs join no clusters', async () => {
    const odd = '<xhtml:link rel="alternate" hreflang="nl" href="/nl"/>';
    const { context } = engineWith([row('/a', { en: '/a' }, odd), row('/b', { en: '/b' }, odd)]);
    expect((await open(context)).shown.map(({ rows }) => rows)).toEqual([[1], [2]]);
  });

  it('finds the clusters that a plain search of the links finds, whatever the links', async () => {
    const path = fc.integer({ min: 0, max: 11 }).map((n) => `/p${String(n)}`);
    const links = fc.dictionary(fc.constantFrom('en', 'de', 'fr', 'nl'), path, { maxKeys: 3 });
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.tuple(path, links), { selector: ([p]) => p }), async (pages) => {
        const { context } = engineWith(pages.map(([p, l]) => row(p, l)));
        const { shown } = await open(context);
        expect(shown.map(({ rows }) => rows)).toEqual(naiveClusters(pages));
        context.current?.store.close();
        context.current = null;
      }),
      { numRuns: 12 },
    );
  });
});

/** Rows by cluster: whoever has links, and whom they lead to. */
function naiveClusters(pages: readonly (readonly [string, Readonly<Record<string, string>>])[]): number[][] {
  const label = new Map<string, string>();
  const find = (path: string): string => {
    const next = label.get(path) ?? path;
    return next === path ? path : find(next);
  };
  const linking = pages.filter(([, links]) => Object.keys(links).length > 0);
  for (const [path, links] of linking) {
    for (const target of Object.values(links)) label.set(find(target), find(path));
  }
  const groups = new Map<string, number[]>();
  pages.forEach(([path, links], i) => {
    const isLinked = linking.some(([, own]) => Object.values(own).includes(path));
    if (Object.keys(links).length === 0 && !isLinked) return;
    const key = find(path);
    groups.set(key, [...(groups.get(key) ?? []), i + 1]);
  });
  // Clusters stand in the order of the first row that has links itself.
  const first = (ids: readonly number[]): number =>
    ids.find((id) => Object.keys(pages[id - 1]?.[1] ?? {}).length > 0) ?? 0;
  return [...groups.values()].sort((a, b) => first(a) - first(b));
}

describe('an edit of a cluster', () => {
  const start = (): ReturnType<typeof engineWith> =>
    engineWith([row('/en/a', PAIR), row('/de/a', PAIR, IMAGE), row('/fr/a'), row('/fr/b')]);

  it('sets a language in all rows, and the new page gets the whole list; undo restores byte for byte', async () => {
    const { context } = start();
    const { store } = currentProject(context);
    const before = dump(store);
    await clustersSet({ cells: [{ cluster: 2, language: 'fr', href: at('/fr/a') }] }, context);
    const whole = ['en /en/a', 'de /de/a', 'fr /fr/a'];
    expect(linksOf(context)).toEqual({ '/en/a': whole, '/de/a': whole, '/fr/a': whole, '/fr/b': [] });
    expect(store.db.all('SELECT ext FROM url WHERE id = 2')[0]?.[0]).toContain(IMAGE);
    expect((await open(context)).faults).toEqual(NO_FAULTS);
    await historyUndo({}, context);
    expect(dump(store)).toEqual(before);
  });

  it('spells the language as the set does', async () => {
    const { context } = engineWith([
      row('/en/a', { 'en-gb': '/en/a', 'de-at': '/de/a' }),
      row('/de/a', { 'en-gb': '/en/a', 'de-at': '/de/a' }),
    ]);
    await clustersSet({ cells: [{ cluster: 1, language: 'fr-BE', href: 'https://example.fr/a' }] }, context);
    expect(linksOf(context)['/de/a']).toContain('fr-be https://example.fr/a');
  });

  it('another page in its place: the old one no longer lists the cluster', async () => {
    const { context } = start();
    await clustersSet({ cells: [{ cluster: 1, language: 'fr', href: at('/fr/a') }] }, context);
    await clustersSet({ cells: [{ cluster: 1, language: 'fr', href: at('/fr/b') }] }, context);
    const whole = ['en /en/a', 'de /de/a', 'fr /fr/b'];
    expect(linksOf(context)).toEqual({ '/en/a': whole, '/de/a': whole, '/fr/a': [], '/fr/b': whole });
    await clustersSet({ cells: [{ cluster: 1, language: 'fr', href: null }] }, context);
    const pair = ['en /en/a', 'de /de/a'];
    expect(linksOf(context)).toEqual({ '/en/a': pair, '/de/a': pair, '/fr/a': [], '/fr/b': [] });
  });

  it('completing leaves a link that stands twice, and other fragments, to the byte', async () => {
    const twice = '<xhtml:link rel="alternate" hreflang="en" href="https://example.com/en/a"/>';
    const { context } = engineWith([row('/en/a', PAIR, twice), row('/de/a', PAIR)]);
    const { store } = currentProject(context);
    const before = dump(store);
    const { list } = await open(context);
    expect((await clustersComplete({ list, ranges: [{ from: 0, to: 1 }] }, context)).changed).toBe(0);
    expect(dump(store)).toEqual(before);
  });

  it('refuses what is no language or no address, and changes nothing', () => {
    const { context } = start();
    const set = (language: string, href: string) => () =>
      clustersSet({ cells: [{ cluster: 1, language, href }] }, context);
    expect(set('en_UK', at('/x'))).toThrow(/“en_UK” is not a language code/);
    expect(set('fr', '/fr/a')).toThrow(/not a full URL/);
    expect(currentProject(context).store.historyState().undo?.label.code).not.toBe('language');
  });

  it('completes clusters: every row lists all, conflicts stay for a person', async () => {
    const conflict = { en: '/en/c', de: '/de/c' };
    const { context } = engineWith([
      row('/en/b', { en: '/en/b', de: '/de/b', fr: '/fr/b' }),
      row('/de/b', { de: '/de/b' }),
      row('/fr/b'),
      row('/en/c', conflict),
      row('/de/c', { ...conflict, en: '/en/c2' }),
    ]);
    const { store } = currentProject(context);
    const before = dump(store);
    const { list } = await open(context);
    await clustersComplete({ list, ranges: [{ from: 0, to: 2 }] }, context);
    const links = linksOf(context);
    for (const path of ['/en/b', '/de/b', '/fr/b']) {
      expect(links[path]?.toSorted()).toEqual(['de /de/b', 'en /en/b', 'fr /fr/b']);
    }
    expect(links['/de/c']).toEqual(['en /en/c2', 'de /de/c']);
    expect((await open(context)).faults.oneWay).toBe(1);
    await historyUndo({}, context);
    expect(dump(store)).toEqual(before);
  });
});
