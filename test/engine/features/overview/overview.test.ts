// The overview tells what plain SQL counts, and what filters by its conditions find, after any edits.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AppError } from '../../../../shared/contract/errors.ts';
import type { Folder, FolderFigures, Overview, Share } from '../../../../shared/model/overview.ts';
import type { Condition } from '../../../../shared/model/rows/view-query.ts';
import type { EngineContext } from '../../../../electron/engine/project/context.ts';
import { currentProject } from '../../../../electron/engine/project/current-project.ts';
import type { OpenProject } from '../../../../electron/engine/project/open-project.ts';
import { editSet } from '../../../../electron/engine/features/edit/requests/edit-set.ts';
import { overviewFolders } from '../../../../electron/engine/features/overview/requests/overview-folders.ts';
import { overviewOpen } from '../../../../electron/engine/features/overview/requests/overview-open.ts';
import { foldIds } from '../../../../electron/engine/view/coded/folder-of.ts';
import { robotsSave } from '../../../../electron/engine/features/robots/requests/robots-save.ts';
import { sectionDefine } from '../../../../electron/engine/features/sections/requests/section-define.ts';
import { addUrls } from '../../add-urls.ts';
import { step as anyStep, type Step } from '../edit/requests/any-step.ts';
import { engineWith } from '../../test-engine.ts';
import { conditionsOf } from './conditions-of.ts';
import { countOf, plainRows, type PlainRow } from './plain-figures.ts';

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

type Shares = (accepts: (row: PlainRow) => boolean) => Share;

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
function valuesOf<T>(rows: readonly PlainRow[], share: Shares, of: (row: PlainRow) => readonly T[]): unknown {
  return new Map(
    [...new Set(rows.flatMap(of))].map((value) => [value, share((row) => of(row).includes(value))]),
  );
}

function told<T>(shares: readonly (Share & { readonly value: T })[]): unknown {
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
    all: days.at(-1) ?? null,
    met: days.filter((_, i) => (shares[i]?.met ?? 0) > 0).at(-1) ?? null,
  });
}

type ToldFolder = FolderFigures & { readonly folded: boolean; readonly own: Share };

/** Every folder with those below it, as windows tell them. */
async function allFolders(
  context: EngineContext,
  conditions: readonly Condition[],
  folded: boolean,
  folder: Folder | null = null,
): Promise<ToldFolder[]> {
  const window = await overviewFolders(
    {
      filter: [...conditions],
      folder,
      folded,
      order: { by: 'urls', direction: 'desc' },
      start: 0,
      count: 2_000,
    },
    context,
  );
  const counts = window.folders.map(({ urls }) => urls.met);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(window.total).toBe(window.folders.length);
  const below: ToldFolder[] = [];
  for (const { host, path } of window.folders)
    below.push(...(await allFolders(context, conditions, folded, { host, path })));
  return window.folder ? [{ ...window.folder, folded, own: window.own }, ...below] : below;
}

function compareFolders(
  folders: readonly ToldFolder[],
  rows: readonly PlainRow[],
  share: Shares,
  met: ReadonlySet<number>,
): void {
  const paths =
    (folded: boolean) =>
    (row: PlainRow): string =>
      folded ? foldIds(row.folder) : row.folder;
  for (const folded of [false, true]) {
    const pathOf = paths(folded);
    const expected = new Set(
      rows.flatMap((row) =>
        [...withParents(row.host, pathOf(row))].map((path) => `${String(row.host)} ${path}`),
      ),
    );
    const found = folders.filter((folder) => folder.folded === folded);
    expect(new Set(found.map(({ host, path }) => `${String(host)} ${path}`))).toEqual(expected);
    expect(found).toHaveLength(expected.size);
  }
  for (const { host, path, folded, own, ...figures } of folders) {
    const pathOf = paths(folded);
    const isIn = (row: PlainRow): boolean => row.host === host && pathOf(row).startsWith(path);
    const days = rows.flatMap((row) =>
      isIn(row) && met.has(row.id) && typeof row.day === 'number' ? row.day : [],
    );
    expect(own).toEqual(share((row) => row.host === host && pathOf(row) === path));
    expect(figures).toEqual({
      folders: folders.filter(
        (one) => one.folded === folded && one.host === host && isRightBelow(path, one.path),
      ).length,
      urls: share(isIn),
      included: share((row) => isIn(row) && row.included),
      issues: share((row) => isIn(row) && row.rules.length > 0),
      errors: share((row) => isIn(row) && row.severities.includes('error')),
      warnings: share((row) => isIn(row) && row.severities.includes('warning')),
      newest: days.length === 0 ? null : Math.max(...days),
    });
  }
}

/** A path with those above it. */
function* withParents(host: string | null, path: string): Generator<string> {
  yield host === null ? '' : '/';
  for (let i = host === null ? 0 : 1; i < path.length; i++) if (path[i] === '/') yield path.slice(0, i + 1);
}

function isRightBelow(folder: string, path: string): boolean {
  return path.startsWith(folder) && /^[^/]*\/$/.test(path.slice(folder.length));
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
