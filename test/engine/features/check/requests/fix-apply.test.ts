// Fixes: each takes its finding away from the rows of its rule's fixture, changes nothing else, and is taken back whole.
import { describe, expect, it } from 'vitest';
import { fixFor, FIXES } from '../../../../../electron/engine/check/fixes.ts';
import { ruleOf } from '../../../../../electron/engine/check/rule-registry.ts';
import { currentProject } from '../../../../../electron/engine/project/current-project.ts';
import { fixApply, fixPreview } from '../../../../../electron/engine/features/check/requests/fix-apply.ts';
import { historyUndo } from '../../../../../electron/engine/features/history/requests/history-undo.ts';
import { importSources } from '../../../../../electron/engine/features/import/import-sources.ts';
import { recheckAll } from '../../../../../electron/engine/check/run/recheck.ts';
import { countExtensions } from '../../../../../electron/engine/read/parse/xml/read-extensions.ts';
import type { EngineContext } from '../../../../../electron/engine/project/context.ts';
import { FIX_MODES, fixModesOf, type FixMode } from '../../../../../shared/model/edit/fix-preview.ts';
import { RULE_IDS, type RuleId } from '../../../../../shared/model/rule.ts';
import { readRuleFixture } from '../../../check/rule-fixture.ts';
import { dump, type SampleRow } from '../../../store/rows/sample-project.ts';
import { at, linksOf, PAIR, row } from '../../languages/requests/cluster-rows.ts';
import { engineWith } from '../../../test-engine.ts';

const NOBODY = { signal: new AbortController().signal, report: () => undefined };

/** Each rule's fix in each of its ways. */
const CASES = RULE_IDS.filter((id) => FIXES[id] !== undefined).flatMap((rule) => {
  const modes: readonly (FixMode | undefined)[] =
    fixModesOf(rule).length > 0 ? fixModesOf(rule) : [undefined];
  return modes.map((mode) => ({ rule, mode, name: mode === undefined ? rule : `${rule} by ${mode}` }));
});

/** Findings that a person has to look at beside those that are fixed, by fixture. */
const NEEDS_A_PERSON: Readonly<Partial<Record<RuleId, number>>> = {
  'hreflang-invalid': 4,
  'hreflang-self-missing': 2,
};

const FIELDS = ['loc', 'lastmod', 'changefreq', 'priority', 'included', 'ext'] as const;

async function projectOf(rule: RuleId): Promise<EngineContext> {
  const { context } = engineWith([]);
  const { store } = currentProject(context);
  const { path, robots } = readRuleFixture(rule);
  await importSources({ store }, [path], NOBODY);
  store.setSettings({ baseUrl: 'https://example.com/' });
  if (robots !== null) {
    store.robots.add(0, { origin: 'https://example.com', content: Buffer.from(robots), location: null });
  }
  if (rule === 'hreflang-target-excluded') store.db.run(`UPDATE url SET included = 0 WHERE loc LIKE '%/d'`);
  recheckAll({ store });
  return context;
}

const cellsOf = (context: EngineContext): Map<number, unknown[]> =>
  new Map(
    currentProject(context)
      .store.db.all(`SELECT id, ${FIELDS.join()} FROM url WHERE deleted = 0 ORDER BY id`)
      .map(([id, ...cells]) => [Number(id), cells]),
  );

describe('the fix of', () => {
  it.each(CASES.filter(({ rule }) => ruleOf(rule).kind !== 'project'))('$name', async ({ rule, mode }) => {
    const context = await projectOf(rule);
    const { store } = currentProject(context);
    const request = mode === undefined ? { rule } : { rule, mode };
    const before = dump(store);
    const cells = cellsOf(context);
    const preview = await fixPreview(request, context);
    expect(preview.found).toBeGreaterThanOrEqual(store.ruleCounts().get(rule) ?? 0);
    expect(preview.found).toBeGreaterThan(0);
    expect(preview.fixable).toBeGreaterThan(0);
    if (NEEDS_A_PERSON[rule] !== undefined) {
      expect(preview.found - preview.fixable).toBe(NEEDS_A_PERSON[rule]);
    }
    expect(dump(store)).toEqual(before);

    const { changed } = await fixApply(request, context);
    expect(changed).toBe(preview.changes);
    expect(store.ruleCounts().get(rule) ?? 0).toBe(preview.found - preview.fixable);
    const touched = new Map(preview.samples.map(({ id, column }) => [id, column]));
    const now = cellsOf(context);
    for (const [id, old] of cells) {
      const column = touched.get(id);
      if (column === null) expect(now.has(id)).toBe(false);
      else FIELDS.forEach((field, i) => field === column || expect(now.get(id)?.[i]).toBe(old[i]));
    }
    for (const [ext, ...counts] of store.db.all('SELECT ext, images, alternates, videos, news FROM url')) {
      const { images, alternates, videos, news } = countExtensions(String(ext ?? ''));
      expect(counts).toEqual([images, alternates, videos, news]);
    }
    const once = dump(store);
    expect((await fixApply(request, context)).changed).toBe(0);
    expect(dump(store)).toEqual(once);
    await historyUndo({}, context);
    expect(dump(store)).toEqual(before);
  });

  it.each([
    ['changefreq-ignored', 'changefreq'],
    ['changefreq-all-alike', 'changefreq'],
    ['priority-ignored', 'priority'],
    ['priority-all-alike', 'priority'],
  ] as const)('%s clears the column in all rows', async (rule, column) => {
    const rows: SampleRow[] = Array.from({ length: 30 }, (_, i) => ({
      loc: at(`/${String(i)}`),
      changefreq: 2,
      priority: i === 0 ? null : 5,
    }));
    const { context } = engineWith(rows);
    const { store } = currentProject(context);
    const before = dump(store);
    const preview = await fixPreview({ rule }, context);
    expect(preview).toMatchObject({ fixable: column === 'priority' ? 29 : 30 });
    await fixApply({ rule }, context);
    expect(store.db.number(`SELECT count(${column}) FROM url`)).toBe(0);
    await historyUndo({}, context);
    expect(dump(store)).toEqual(before);
  });

  it('a rule that needs a person is refused, and so is a way that there is not', async () => {
    const { context } = engineWith([]);
    expect(FIXES['loc-other-host']).toBeUndefined();
    await expect(fixPreview({ rule: 'loc-other-host' }, context)).rejects.toThrow(/needs|person/);
    await expect(fixPreview({ rule: 'loc-fragment', mode: 'utc' }, context)).rejects.toThrow(/“utc”/);
  });

  it('the names of the ways are those of the fixes', () => {
    for (const [rule, modes] of Object.entries(FIX_MODES)) {
      const entry = FIXES[rule as RuleId];
      expect(entry && 'modes' in entry ? Object.keys(entry.modes) : []).toEqual(modes);
    }
    const named = RULE_IDS.filter((id) => 'modes' in (FIXES[id] ?? {}));
    expect(named).toEqual(RULE_IDS.filter((id) => id in FIX_MODES));
    expect(fixFor('news-too-old', 'row')).toEqual({ kind: 'delete' });
  });
});

describe('fixes in their ways', () => {
  const value = async (sample: SampleRow, rule: RuleId, mode: FixMode): Promise<readonly unknown[]> => {
    const { context } = engineWith([sample]);
    await fixApply({ rule, mode }, context);
    const [cells] = currentProject(context).store.db.all('SELECT lastmod, priority FROM url');
    return cells ?? [];
  };

  it.each([
    ['lastmod-no-zone', 'day', { lastmod: '2024-05-01T10:00:00' }, ['2024-05-01', null]],
    ['lastmod-no-zone', 'utc', { lastmod: '2024-05-01T10:00:00' }, ['2024-05-01T10:00:00Z', null]],
    ['lastmod-no-zone', 'clear', { lastmod: '2024-05-01T10:00:00' }, [null, null]],
    ['lastmod-imprecise', 'first', { lastmod: '2016-07' }, ['2016-07-01', null]],
    ['lastmod-imprecise', 'first', { lastmod: '2016' }, ['2016', null]],
    ['lastmod-imprecise', 'clear', { lastmod: '2016-07' }, [null, null]],
    ['priority-out-of-range', 'clamp', { priority: '7' }, [null, 1]],
    ['priority-out-of-range', 'clear', { priority: '7' }, [null, null]],
    ['priority-invalid', 'number', { priority: '0,8' }, [null, 0.8]],
    ['priority-invalid', 'clear', { priority: '0,8' }, [null, null]],
  ] as const)('%s by %s', async (rule, mode, cells, expected) => {
    expect(await value({ loc: at('/'), ...cells }, rule, mode)).toEqual(expected);
  });
});

describe('fixes of language versions', () => {
  const fixed = async (rows: readonly SampleRow[], rule: RuleId): Promise<Record<string, string[]>> => {
    const { context } = engineWith(rows);
    await fixApply({ rule }, context);
    return linksOf(context);
  };

  it('the page itself: by the code that others list it under, else by its address', async () => {
    const links = await fixed(
      [
        row('/x', { de: '/y' }),
        row('/y', { en: '/x', de: '/y' }),
        row('/fr/b', { nl: '/nl/b' }),
        row('/p', { de: '/q' }),
      ],
      'hreflang-self-missing',
    );
    expect(links).toEqual({
      '/x': ['de /y', 'en /x'],
      '/y': ['en /x', 'de /y'],
      '/fr/b': ['nl /nl/b', 'fr /fr/b'],
      '/p': ['de /q'],
    });
  });

  it('links back: in the other row; where its language is taken, by nobody', async () => {
    const links = await fixed(
      [
        row('/en/a', PAIR),
        row('/de/a'),
        row('/en/b', { en: '/en/b', de: '/de/b' }),
        row('/de/b', { en: '/other', de: '/de/b' }),
      ],
      'hreflang-no-return',
    );
    expect(links['/de/a']).toEqual(['en /en/a', 'de /de/a']);
    expect(links['/de/b']).toEqual(['en /other', 'de /de/b']);
  });

  it('links back: not to an address whose first row would have to link, too', async () => {
    const links = await fixed([row('/en/a'), row('/en/a', PAIR), row('/de/a')], 'hreflang-no-return');
    expect(links['/de/a']).toEqual([]);
  });

  it('a link to nothing leads to no row, also where one lacks its address', () => {
    const { context } = engineWith([{ loc: '' }, row('/en/a', { en: '/en/a', de: '' })]);
    expect(currentProject(context).store.ruleCounts().get('hreflang-no-return')).toBeUndefined();
  });
});
