// The pivot, the rules, the filters and the completing of links agree to the unit with a set whose faults are known.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startEngine, type EngineSession } from '../../../../electron/cli/run/engine-client.ts';
import {
  CLUSTER_FAULTS,
  FAULT_NAMES,
  type ClusterQuery,
  type ClusterRow,
} from '../../../../shared/model/cluster.ts';
import { temporaryFolder } from '../../store/rows/sample-project.ts';
import { KINDS, plantedSet, URLS, type KindName, type PlantedSet } from './faulty-language-set.ts';

const NAMES = Object.keys(KINDS) as KindName[];
const WATCH = { signal: new AbortController().signal, onProgress: () => undefined };

/** One number of each kind, summed up over its clusters. */
function sumOf(value: (kind: (typeof KINDS)[KindName]) => number): number {
  return NAMES.reduce((sum, name) => sum + KINDS[name].clusters * value(KINDS[name]), 0);
}

const RULES: Readonly<Record<string, number>> = Object.fromEntries(
  NAMES.flatMap((name) => Object.keys(KINDS[name].rules ?? {})).map((rule) => [
    rule,
    sumOf(({ rules }) => rules?.[rule] ?? 0),
  ]),
);

async function imported(set: PlantedSet, folder: string): Promise<EngineSession> {
  const engine = startEngine();
  onTestFinished(engine.close);
  const { request, runJob } = engine;
  await request['project.create']({ path: join(folder, 'languages.mapwright') });
  const sources = Array.from(set.files, ([name, xml]) => {
    const path = join(folder, name);
    writeFileSync(path, xml);
    return path;
  });
  await runJob('import', () => request['import.start']({ sources }), WATCH);
  const { view, rows } = await request['view.open']({ filter: [], sort: [] });
  expect(rows).toBe(URLS);
  const ids: number[] = [];
  for (let start = 0; start < rows; start += 1_000) {
    const window = await request['view.rows']({ view, start, count: 1_000 });
    for (const { id, loc } of window.rows) if (set.excluded.includes(loc)) ids.push(id);
  }
  await request['edit.set']({ rows: { kind: 'ids', ids }, column: 'included', value: 'false' });
  return engine;
}

async function clustersOf({ request }: EngineSession, query: ClusterQuery = {}) {
  const list = await request['clusters.open']({ run: 1, query });
  const rows: ClusterRow[] = [];
  for (let start = 0; start < list.clusters; start += 500) {
    rows.push(...(await request['clusters.rows']({ list: list.list, start, count: 500 })).rows);
  }
  return { ...list, shown: rows };
}

/** Rows by rule, as the outline has them and as the filter of the grid finds them. */
async function ruleRows({ request }: EngineSession): Promise<Record<string, number>> {
  const { problems } = await request['project.info']({});
  const found: Record<string, number> = {};
  for (const { rule, rows } of problems.filter((one) => one.rule.startsWith('hreflang-') && one.rows > 0)) {
    found[rule] = rows;
    const filtered = await request['view.open']({ filter: [{ kind: 'problem', rule }], sort: [] });
    expect([rule, filtered.rows]).toEqual([rule, rows]);
  }
  return found;
}

const marksOf = ({ cells }: ClusterRow): string[] =>
  cells.flatMap(({ language, links }) =>
    links.flatMap(({ state }) => (state === 'ok' || state === 'foreign' ? [] : [`${language} ${state}`])),
  );
const sorted = (texts: Iterable<string>): string[] =>
  [...new Set(Array.from(texts, (t) => t.toLowerCase()))].sort();

it('shows, counts and filters just what was planted', async () => {
  const set = plantedSet(1);
  const engine = await imported(set, temporaryFolder());
  const list = await clustersOf(engine);
  expect(list).toMatchObject({ all: set.clusters.length, clusters: set.clusters.length, rows: set.linkRows });
  const byCode = (code: string): number => set.clusters.filter(({ codes }) => codes.includes(code)).length;
  const codes = [...new Set(set.clusters.flatMap((one) => one.codes))];
  expect(Object.fromEntries(list.languages.map((one) => [one.code, one.clusters]))).toEqual(
    Object.fromEntries(codes.map((code) => [code.toLowerCase(), byCode(code)])),
  );
  expect(list.expected.chosen).toBe(false);
  expect(sorted(list.expected.codes)).toEqual(['de', 'de-at', 'en', 'en-gb', 'fr']);

  const planted = new Map(set.clusters.map((one) => [one.loc, one]));
  for (const row of list.shown) {
    const { kind, marks } = planted.get(row.loc) ?? {};
    expect([row.loc, kind, sorted(marksOf(row))]).toEqual([row.loc, kind, sorted(marks ?? [])]);
  }
  for (const fault of CLUSTER_FAULTS) {
    const wanted = set.clusters.filter(({ faults }) => faults.includes(fault)).map(({ loc }) => loc);
    expect(wanted.length).toBe(sumOf(({ faults }) => Number(faults.includes(fault))));
    const { shown, faults } = await clustersOf(engine, { fault });
    expect([fault, faults[fault]]).toEqual([fault, wanted.length]);
    expect(sorted(shown.map(({ loc }) => loc))).toEqual(sorted(wanted));
  }
  for (const code of codes) {
    expect((await clustersOf(engine, { has: code })).clusters).toBe(byCode(code));
    expect((await clustersOf(engine, { lacks: code })).clusters).toBe(set.clusters.length - byCode(code));
  }
  expect(await ruleRows(engine)).toEqual(RULES);
});

it('completes just what is marked, and what is left out only when asked to', async () => {
  const set = plantedSet(2);
  const engine = await imported(set, temporaryFolder());
  const { request, runLong } = engine;
  const preview = async () => {
    const { list, clusters } = await clustersOf(engine);
    const ranges = [{ from: 0, to: clusters }];
    return { list, ranges, found: await request['clusters.previewComplete']({ list, ranges }) };
  };
  const rows = sumOf(({ completed = 0 }) => completed);
  const more = sumOf(({ completedWithExcluded = 0 }) => completedWithExcluded);
  const first = await preview();
  expect(first.found).toEqual({
    clusters: sumOf(({ completed = 0 }) => Math.min(1, completed)),
    rows,
    conflicts: KINDS.conflict.clusters + KINDS.conflictInOneRow.clusters,
    excluded: KINDS.excludedListedByOne.clusters,
    rowsWithExcluded: rows + more,
  });
  const { list, ranges } = first;
  const done = await runLong(() => request['clusters.complete']({ list, ranges }), WATCH);
  expect(done.changed).toBe(rows);

  const after = await clustersOf(engine);
  const { incomplete: _, oneWay: __, ...others } = countsOf(set);
  expect(after.faults).toEqual({ ...others, incomplete: 0, oneWay: KINDS.twoDefaults.clusters });
  expect(await ruleRows(engine)).toEqual({
    ...Object.fromEntries(Object.entries(RULES).filter(([rule]) => !MENDED.has(rule))),
    'hreflang-no-return': KINDS.excludedListedByOne.clusters,
  });
  expect((await preview()).found).toMatchObject({ clusters: 0, rows: 0, rowsWithExcluded: more });
  const small = set.clusters.find(({ kind }) => kind === 'smallLetters')?.loc ?? '';
  const spelled = after.shown.find(({ loc }) => loc === small)?.rows ?? [];
  const texts = await Promise.all(spelled.map((id) => request['row.detail']({ id })));
  expect(texts.filter(({ xml }) => xml?.includes('hreflang="en-GB"') === true)).toHaveLength(1);

  const second = await preview();
  const with_ = await runLong(
    () => request['clusters.complete']({ list: second.list, ranges: second.ranges, excluded: true }),
    WATCH,
  );
  expect(with_.changed).toBe(more);
  await request['history.undo']({});
  await request['history.undo']({});
  expect((await clustersOf(engine)).faults).toEqual(countsOf(set));
  expect(await ruleRows(engine)).toEqual(RULES);
});

/** What completing takes away as a whole. */
const MENDED = new Set(['hreflang-incomplete', 'hreflang-self-missing', 'hreflang-no-return']);

function countsOf(set: PlantedSet): Record<string, number> {
  return Object.fromEntries(
    CLUSTER_FAULTS.map((fault) => [
      fault,
      set.clusters.filter(({ faults }) => faults.includes(fault)).length,
    ]),
  );
}

it('finds holes by the languages that the user expects', async () => {
  const set = plantedSet(3);
  const engine = await imported(set, temporaryFolder());
  const holesFor = async (expectedLanguages: string[] | null): Promise<number> => {
    await engine.request['project.setSettings']({ expectedLanguages });
    const { faults, clusters } = await clustersOf(engine, { fault: 'holes' });
    expect(faults.holes).toBe(clusters);
    return clusters;
  };
  const lacking = (...codes: string[]): number =>
    set.clusters.filter((one) => codes.some((code) => !one.codes.includes(code))).length;
  expect(await holesFor(['en', 'FR'])).toBe(lacking('en', 'fr'));
  expect(await holesFor(['fr', 'nl'])).toBe(lacking('fr', 'nl'));
  expect(await holesFor(['pl'])).toBe(set.clusters.length);
  expect(await holesFor([])).toBe(0);
  expect(await holesFor(null)).toBe(lacking('en', 'en-GB', 'de', 'de-AT', 'fr'));
});

it('writes the clusters shown as CSV, with what is wrong with each', async () => {
  const set = plantedSet(4);
  const folder = temporaryFolder();
  const engine = await imported(set, folder);
  const { list } = await clustersOf(engine);
  const path = join(folder, 'clusters.csv');
  const { request, runJob } = engine;
  const written = await runJob(
    'clustersExport',
    () => request['clusters.export']({ list, path, overwrite: false }),
    WATCH,
  );
  expect(written).toMatchObject({ path, clusters: set.clusters.length });
  const [head = '', ...lines] = readFileSync(path, 'utf8').replace('\uFEFF', '').trimEnd().split('\r\n');
  const names = head.split(',');
  expect(names.slice(0, 3)).toEqual(['page', 'rows', 'issues']);
  expect(names.slice(3).toSorted()).toEqual(
    [...new Set(set.clusters.flatMap(({ codes }) => codes))].toSorted(),
  );
  const byLoc = new Map(lines.map((line) => [line.split(',')[0], line.split(',')]));
  for (const { loc, faults, codes } of set.clusters) {
    const cells = byLoc.get(loc) ?? [];
    expect([loc, cells[2]]).toEqual([
      loc,
      CLUSTER_FAULTS.filter((fault) => faults.includes(fault))
        .map((fault) => FAULT_NAMES[fault])
        .join(' '),
    ]);
    expect(
      names
        .slice(3)
        .filter((_, i) => cells[i + 3] !== '')
        .toSorted(),
    ).toEqual(codes.toSorted());
  }
});
