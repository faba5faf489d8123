// Fixes over random tables whose rows carry findings of several rules at once: each takes away what it says and nothing
// else, doing it again changes nothing, and undo brings every byte back. Rules and fixes that are added take part by
// themselves, through their fixtures.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FIXES } from '../../../../electron/engine/check/fixes.ts';
import { RULES } from '../../../../electron/engine/check/rule-registry.ts';
import { currentProject } from '../../../../electron/engine/project/current-project.ts';
import { fixApply, fixPreview } from '../../../../electron/engine/features/check/requests/fix-apply.ts';
import { historyRedo } from '../../../../electron/engine/features/history/requests/history-redo.ts';
import { historyUndo } from '../../../../electron/engine/features/history/requests/history-undo.ts';
import { importSources } from '../../../../electron/engine/features/import/import-sources.ts';
import { recheckAll } from '../../../../electron/engine/check/run/recheck.ts';
import type { EngineContext } from '../../../../electron/engine/project/context.ts';
import type { ProjectStore } from '../../../../electron/engine/store/store.ts';
import { FIX_MODES, type FixMode } from '../../../../shared/model/edit/fix-preview.ts';
import { RULE_IDS, type RuleId } from '../../../../shared/model/rule.ts';
import { ruleFixturePath } from '../rule-fixture.ts';
import { dump, flagged, temporaryFolder } from '../../store/rows/sample-project.ts';
import { engineWith } from '../../test-engine.ts';

const NOBODY = { signal: new AbortController().signal, report: () => undefined };

const FIELDS = ['loc', 'lastmod', 'changefreq', 'priority', 'included', 'ext'] as const;

/** Longer rows (a thousand images) take long and say no more. */
const LONGEST = 4_000;

/** The rows of all fixtures as they stand there, fixture by fixture. */
const FIXTURES = RULES.filter(({ kind }) => kind === 'row' || kind === 'set').map(({ id }) =>
  readFileSync(ruleFixturePath(id), 'utf8')
    .split('\n')
    .flatMap((line) => /^<url>(.*)<\/url>/.exec(line)?.[1] ?? [])
    .filter((content) => content.length < LONGEST),
);

const PLAIN = /<(loc|lastmod|changefreq|priority)>.*?<\/\1>/g;

interface Pieces {
  readonly loc: string;
  readonly lastmod: string;
  readonly changefreq: string;
  readonly priority: string;
  readonly ext: string;
}

function piecesOf(content: string): Pieces {
  const piece = (tag: string): string => new RegExp(`<${tag}>.*?</${tag}>`).exec(content)?.[0] ?? '';
  return {
    loc: piece('loc'),
    lastmod: piece('lastmod'),
    changefreq: piece('changefreq'),
    priority: piece('priority'),
    ext: content.replaceAll(PLAIN, ''),
  };
}

const ROWS = FIXTURES.map((rows) => rows.map(piecesOf));
const pool = (part: keyof Pieces): string[] => [
  ...new Set(ROWS.flat().flatMap((row) => (row[part] === '' ? [] : [row[part]]))),
];
const other = (part: keyof Pieces) => fc.option(fc.constantFrom(...pool(part)), { freq: 2 });

/** What a row gets beside its own cells, so that several rules find something in it. */
const more = fc.record({
  lastmod: other('lastmod'),
  changefreq: other('changefreq'),
  priority: other('priority'),
  ext: other('ext'),
});

/** The rows of some fixtures, as those link to each other, with cells from others. */
const table = fc.array(fc.constantFrom(...ROWS), { minLength: 4, maxLength: 6 }).chain((fixtures) => {
  const rows = fixtures.flat();
  return fc.array(more, { minLength: rows.length, maxLength: rows.length }).map((additions) =>
    rows.map(({ loc, ...own }, i) => {
      const added = additions[i];
      const cells = (['lastmod', 'changefreq', 'priority'] as const).map(
        (part) => own[part] || (added?.[part] ?? ''),
      );
      return `<url>${loc}${cells.join('')}${own.ext}${added?.ext ?? ''}</url>`;
    }),
  );
});

const NAMESPACES = {
  xhtml: 'http://www.w3.org/1999/xhtml',
  image: 'http://www.google.com/schemas/sitemap-image/1.1',
  video: 'http://www.google.com/schemas/sitemap-video/1.1',
  news: 'http://www.google.com/schemas/sitemap-news/0.9',
};

/** Imports the rows; some are left out of the export, and a robots.txt blocks some. */
async function projectOf(rows: readonly string[]): Promise<EngineContext> {
  const { context } = engineWith([]);
  const { store } = currentProject(context);
  const path = join(temporaryFolder(), 'table.xml');
  const prefixes = Object.entries(NAMESPACES).map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`);
  writeFileSync(
    path,
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ${prefixes.join(' ')}>\n${rows.join('\n')}\n</urlset>\n`,
  );
  await importSources({ store }, [path], NOBODY);
  store.setSettings({ baseUrl: 'https://example.com/' });
  const content = Buffer.from('User-agent: *\nDisallow: /private\nDisallow: /*?\n');
  store.robots.add(0, { origin: 'https://example.com', content, location: null });
  store.db.run('UPDATE url SET included = 0 WHERE id % 7 = 0');
  recheckAll({ store });
  return context;
}

const CASES = RULE_IDS.filter((id) => FIXES[id] !== undefined).flatMap((rule) =>
  ((FIX_MODES as Partial<Record<RuleId, readonly FixMode[]>>)[rule] ?? [undefined]).map((mode) =>
    mode === undefined ? { rule } : { rule, mode },
  ),
);

function cellsOf(store: ProjectStore): Map<number, unknown[]> {
  const rows = store.db.all(`SELECT id, ${FIELDS.join()} FROM url WHERE deleted = 0 ORDER BY id`);
  return new Map(rows.map(([id, ...cells]) => [Number(id), cells]));
}

/** Applies one fix and takes it back; false where it had nothing to do. */
async function holds(context: EngineContext, request: (typeof CASES)[number]): Promise<boolean> {
  const { store } = currentProject(context);
  const before = dump(store);
  const cells = cellsOf(store);
  const found = flagged(store, request.rule);
  const preview = await fixPreview(request, context);
  const { changed } = await fixApply(request, context);
  expect(changed).toBe(preview.changes);
  if (changed === 0) {
    expect(dump(store)).toEqual(before);
    return false;
  }
  const columns = new Map(preview.samples.map(({ id, column }) => [id, column]));
  expect(columns.size).toBe(preview.changes);
  const after = cellsOf(store);
  for (const [id, old] of cells) {
    const column = columns.get(id);
    const now =
      column === null ? undefined : old.map((cell, i) => (FIELDS[i] === column ? after.get(id)?.[i] : cell));
    expect(after.get(id)).toEqual(now);
  }
  // Nothing comes to have the finding that did not, and as many lose it as was said.
  const left = flagged(store, request.rule);
  expect(found.filter((id) => left.includes(id))).toEqual(left);
  if (found.length === preview.found) expect(left).toHaveLength(preview.found - preview.fixable);

  const once = dump(store);
  recheckAll({ store });
  expect(dump(store)).toEqual(once);
  expect((await fixApply(request, context)).changed).toBe(0);
  await historyUndo({}, context);
  expect(dump(store)).toEqual(before);
  await historyRedo({}, context);
  expect(dump(store)).toEqual(once);
  await historyUndo({}, context);
  return true;
}

it('every fix takes away its finding and nothing else, whatever else the rows break', async () => {
  const applied = new Map<RuleId, number>();
  await fc.assert(
    fc.asyncProperty(table, async (rows) => {
      const context = await projectOf(rows);
      for (const request of CASES) {
        try {
          if (await holds(context, request)) applied.set(request.rule, (applied.get(request.rule) ?? 0) + 1);
        } catch (error) {
          throw new Error(`The fix of ${JSON.stringify(request)}`, { cause: error });
        }
      }
      currentProject(context).store.close();
    }),
    { numRuns: 6 },
  );
  expect(applied.size).toBeGreaterThan(CASES.length / 2);
});

/** Rules about whole columns find something in these. */
const ALIKE = Array.from(
  { length: 120 },
  (_, i) =>
    `<loc>https://example.com/${String(i)}</loc><changefreq>daily</changefreq><priority>0.5</priority>`,
);

it.each(CASES)('the fix of $rule, $mode, does what it says to the fixture of its rule', async (request) => {
  const at = RULES.filter(({ kind }) => kind === 'row' || kind === 'set').findIndex(
    ({ id }) => id === request.rule,
  );
  const context = await projectOf((FIXTURES[at] ?? ALIKE).map((content) => `<url>${content}</url>`));
  const { store } = currentProject(context);
  if (request.rule === 'hreflang-target-excluded') {
    store.db.run("UPDATE url SET included = 0 WHERE loc LIKE '%/d'");
    recheckAll({ store });
  }
  expect(await holds(context, request)).toBe(true);
  store.close();
});
