// The overview tells what plain SQL counts, and what filters by its conditions find, after any edits.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AppError } from '../../../../shared/contract/errors.ts';
import type { Overview, Share } from '../../../../shared/model/overview.ts';
import type { Condition } from '../../../../shared/model/rows/view-query.ts';
import type { EngineContext } from '../../../../electron/engine/project/context.ts';
import { currentProject } from '../../../../electron/engine/project/current-project.ts';
import type { OpenProject } from '../../../../electron/engine/project/open-project.ts';
import { editSet } from '../../../../electron/engine/features/edit/requests/edit-set.ts';
import { overviewOpen } from '../../../../electron/engine/features/overview/requests/overview-open.ts';
import { robotsSave } from '../../../../electron/engine/features/robots/requests/robots-save.ts';
import { sectionDefine } from '../../../../electron/engine/features/sections/requests/section-define.ts';
import { addUrls } from '../../add-urls.ts';
import { step as anyStep, type Step } from '../edit/requests/any-step.ts';
import { engineWith } from '../../test-engine.ts';
import { allFolders, compareFolders, type ToldFolder } from './compare-folders.ts';
import { conditionsOf } from './conditions-of.ts';
import { countOf, hasBegun, plainRows, type PlainRow, type Shares } from './plain-figures.ts';

const loc = fc.constantFrom(
  'https://a.example/en/shop/12/x',
  'https://a.example/en/shop/13/y?q=/z/',
  'https://a.example/en/shop/13/z#/w/',
  'https://a.example/en/',
  'https://a.example/en',
  'https://a.example/EN/shop/',
  'HTTPS://u:p@A.example/en/mp3/a-1/b',
  'https://a.example',
  'https://a.example?q=1/2',
  'http://a.example//en/x',
  'https://b.example:81/%C3%A9/3f2504e0-4f89-11d3-9a0c-0305e82c3301/',
  'https://b.example/é/1a2b3c4d/y',
  '/en/shop/x',
  'en/x',
  'x',
  'https:///x/y',
);
const lastmod = fc.constantFrom(
  ...['2024', '2024-05', '2024-05-06', '2024-05-06T10:00', '2024-05-06T25:00Z', '2024-02-29', '2024-02-30'],
  ...[
    '2023-13',
    '2024-13-01',
    '2024-1-1',
    '0000-01-01',
    '0000',
    'x2024',
    '2024x',
    '2999-01-01',
    '2024-05-06x',
    '',
  ],
);
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 4 });

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: anyStep },
  fc.array(loc, { minLength: 1, maxLength: 3 }).map(
    (locs): Step =>
      (context) =>
        addUrls(locs, context),
  ),
  fc
    .tuple(
      ids,
      fc.oneof(
        loc.map((value) => ({ column: 'loc' as const, value })),
        lastmod.map((value) => ({ column: 'lastmod' as const, value })),
      ),
    )
    .map(
      ([rows, cell]): Step =>
        (context) =>
          editSet({ rows: { kind: 'ids', ids: rows }, ...cell, force: true }, context),
    ),
  fc.constantFrom('/en/', '/', '/z').map(
    (path): Step =>
      (context) =>
        robotsSave(
          { origin: 'https://a.example', text: `User-agent: *\nDisallow: ${path}\n`, byteOrderMark: false },
          context,
        ),
  ),
  fc.constantFrom('/en/', '/en/shop/').map(
    (path): Step =>
      (context) =>
        sectionDefine(
          { sections: [{ id: 0, name: 'one', conditions: [{ kind: 'folder', host: 'a.example', path }] }] },
          context,
        ),
  ),
);

const filter: fc.Arbitrary<Condition[]> = fc.constantFrom<Condition[]>(
  [],
  [{ kind: 'text', column: 'loc', operator: 'contains', value: 'en' }],
  [{ kind: 'problem' }],
  [{ kind: 'leftOut', not: true }],
  [{ kind: 'language', code: 'de', not: true }],
);

const links = (...codes: string[]): string =>
  codes
    .map((code) => `<xhtml:link rel="alternate" hreflang="${code}" href="https://a.example/${code}"/>`)
    .join('');

function project(): EngineContext {
  return engineWith([
    { loc: 'https://a.example/en/shop/12/x', lastmod: '2024-05-06', ext: links('de', 'EN', 'x-default') },
    { loc: 'https://a.example/en/shop/13/y?q=/z/', lastmod: '2023', ext: links('de', 'de') },
    { loc: 'https://a.example/en/', lastmod: '2024-02-30' },
    { loc: 'https://b.example/7/', lastmod: null },
    { loc: '/en/x', lastmod: '2024-05-06T10:00:00Z' },
  ]).context;
}

it('counts what plain SQL counts, and what its conditions find, after any edits', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 7 }), filter, async (steps, conditions) => {
      const context = project();
      await compare(context, conditions);
      for (const act of steps) {
        try {
          await act(context);
        } catch (error) {
          // What can't be done is refused.
          if (!(error instanceof AppError)) throw error;
        }
        await compare(context, conditions);
      }
    }),
    { numRuns: 15 },
  );
}, 120_000);

/** All that is told beside what is so. */
async function compare(context: EngineContext, conditions: readonly Condition[]): Promise<void> {
  const open = currentProject(context);
  const rows = plainRows(open);
  const met = await idsOf(open, conditions);
  const share: Shares = (accepts) => {
    const found = rows.filter(accepts);
    return { all: found.length, met: found.filter(({ id }) => met.has(id)).length };
  };
  const told = await overviewOpen({ filter: [...conditions] }, context);
  compareTotals(told, rows, share, open.store.sections.list().length > 0);
  compareDays(told, rows, share);
  const folders = [
    ...(await allFolders(context, conditions, false)),
    ...(await allFolders(context, conditions, true)),
  ];
  compareFolders(folders, rows, share, met);
  for (const [condition, counted] of [...conditionsOf(told), ...folders.map(conditionOfFolder)]) {
    const all = await countOf(open, [condition]);
    expect([condition, all, await countOf(open, [...conditions, condition])]).toEqual([
      condition,
      counted.all,
      counted.met,
    ]);
  }
}

/** The values of rows with their shares, in any order. */
function valuesOf(
  rows: readonly PlainRow[],
  share: Shares,
  of: (row: PlainRow) => readonly unknown[],
): unknown {
  return new Map(
    [...new Set(rows.flatMap(of))].map((value) => [value, share((row) => of(row).includes(value))]),
  );
}

function told(shares: readonly (Share & { readonly value: unknown })[]): unknown {
  return new Map(shares.map(({ value, all, met }) => [value, { all, met }]));
}

function compareTotals(
  found: Overview,
  rows: readonly PlainRow[],
  share: Shares,
  hasSections: boolean,
): void {
  expect(found.rows).toEqual(share(() => true));
  expect(found.included).toEqual(share((row) => row.included));
  expect(found.severities).toEqual({
    error: share((row) => row.severities.includes('error')),
    warning: share((row) => row.severities.includes('warning')),
    info: share((row) => row.severities.includes('info')),
  });
  expect(told(found.issues.map(({ rule, ...issue }) => ({ value: rule, ...issue })))).toEqual(
    valuesOf(rows, share, (row) => row.rules),
  );
  expect(told(found.leftOut)).toEqual(
    valuesOf(rows, share, ({ leftOut }) => (leftOut === null ? [] : [leftOut])),
  );
  expect(told(found.hosts.values)).toEqual(valuesOf(rows, share, (row) => [row.host]));
  expect(told(found.languages.values)).toEqual(valuesOf(rows, share, (row) => row.languages));
  expect(told(found.sections)).toEqual(valuesOf(rows, share, (row) => (hasSections ? [row.section] : [])));
}

function compareDays({ lastmod }: Overview, rows: readonly PlainRow[], share: Shares): void {
  const isDated = ({ day }: PlainRow): boolean => typeof day === 'number';
  expect(lastmod.empty).toEqual(share(({ day }) => day === ''));
  expect(lastmod.undated).toEqual(share(({ day }) => day === null));
  expect(lastmod.unit).toBe('day');
  const days = [...new Set(rows.filter(isDated).map(({ day }) => Number(day)))].sort((a, b) => a - b);
  expect(lastmod.dates).toEqual(days);
  const shares = days.map((wanted) => share(({ day }) => day === wanted));
  expect(lastmod.all).toEqual(shares.map(({ all }) => all));
  expect(lastmod.met).toEqual(shares.map(({ met }) => met));
  expect(lastmod.newest).toEqual({
    all: days.findLast(hasBegun) ?? null,
    met: days.findLast((day, i) => hasBegun(day) && (shares[i]?.met ?? 0) > 0) ?? null,
  });
}

function conditionOfFolder({ host, path, folded, urls }: ToldFolder): [Condition, Share] {
  return [{ kind: 'folder', host, path, folded }, urls];
}

async function idsOf({ views }: OpenProject, filter: readonly Condition[]): Promise<ReadonlySet<number>> {
  const { view, rows } = await views.open({ filter, sort: [] });
  const ids = views.ids({ kind: 'view', view, ranges: rows === 0 ? [] : [{ from: 0, to: rows }] });
  views.close(view);
  return new Set(ids);
}
