// The diff bench: two sets that differ in some rows, as files and as projects, beside sort and comm of coreutils.
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildApp } from './built-app.ts';
import { runNode } from '../run/run-process.ts';
import { ROOT } from '../run/tool-path.ts';
import type { BenchOptions } from './bench-options.ts';
import { changedSetOf, mixedSetOf } from './sets/changed-set.ts';
import { BENCH_HOME, corpusOf } from './corpus.ts';
import { datedSetOf, listSetOf, prefixedSetOf } from './sets/other-forms.ts';
import { medianOf, runCase, timeCommand } from './run-case.ts';
import type { CaseResult } from './case-result.ts';
import { meetsTarget, targetTable, type Figure } from './target-table.ts';

const CHANGED = 1_000;
const MINUTES = 10;

/** Runs it. Throws where another number of rows differs than were changed. */
export async function benchDiff({ urls, runs, yardstick }: BenchOptions): Promise<Figure[]> {
  await buildApp();
  const corpus = await corpusOf(urls);
  const { folder: changed, ...counts } = await changedSetOf(corpus, CHANGED);
  const expected = counts.added + counts.removed + counts.changed;
  const sets = [corpus.folder, changed] as const;
  const target = 4 * Math.max(1, urls / 1_000_000);
  const memory = 500 * Math.max(1, urls / 1_000_000);
  const compare = async (a: string, b: string, differences: number): Promise<CaseResult> => {
    const result = await medianOf(runs, () => runCase('mapwright-diff', [a, b]));
    if (result.rows !== differences) throw new Error(`${result.rows} rows differ instead of ${differences}.`);
    return result;
  };
  const folders = await compare(...sets, expected);
  const figures: Figure[] = [
    { name: 'mapwright diff A B, the whole command', value: await timeWhole(sets), unit: 's', target },
    { name: 'folders, within the engine', value: folders.seconds, unit: 's', target },
    {
      name: 'peak memory of that',
      value: folders.peakMb,
      unit: 'MB',
      target: memory,
    },
  ];
  const mixed = await mixedSetOf(changed);
  const other = await compare(corpus.folder, mixed, expected);
  figures.push({
    name: 'in other files and another order',
    value: await timeWhole([corpus.folder, mixed]),
    unit: 's',
    target,
  });
  figures.push({ name: 'that within the engine', value: other.seconds, unit: 's', target });
  figures.push({ name: 'peak memory of that', value: other.peakMb, unit: 'MB', target: memory });
  for (const [name, folder, differences] of [
    ['against text lists of the same URLs', await listSetOf(corpus), 0],
    ['against the same with prefixes', await prefixedSetOf(corpus), 0],
    ['against a set in which every row differs', await datedSetOf(corpus), urls],
  ] as const) {
    const { seconds } = await compare(corpus.folder, folder, differences);
    figures.push({ name, value: seconds, unit: 's', target: null });
  }
  const same = await compare(corpus.folder, corpus.folder, 0);
  figures.push({ name: 'the same folder twice', value: same.seconds, unit: 's', target });
  figures.push(...(await benchProjects(corpus.files, sets, expected, compare, target)));
  if (yardstick) figures.push(...(await yardsticks(sets)));
  console.log(`\n${targetTable(`2 × ${urls.toLocaleString('en')} URLs, ${expected} differ`, figures)}`);
  console.log(figures.every(meetsTarget) ? 'All targets are met.' : 'Targets are missed.');
  return figures;
}

/** Start, comparison and output together, as a user waits for them. */
async function timeWhole([a, b]: readonly [string, string]): Promise<number> {
  const started = performance.now();
  const main = join(ROOT, 'electron/cli/main.ts');
  const { code, output } = await runNode([main, 'diff', a, b, '--limit', '0'], {
    stream: false,
    minutes: MINUTES,
  });
  if (code !== 1) throw new Error(`mapwright diff ended with code ${String(code)}:\n${output}`);
  return (performance.now() - started) / 1_000;
}

async function benchProjects(
  files: readonly string[],
  [before, after]: readonly [string, string],
  expected: number,
  compare: (a: string, b: string, differences: number) => Promise<CaseResult>,
  target: number,
): Promise<Figure[]> {
  const home = await mkdtemp(join(BENCH_HOME, 'diff-'));
  try {
    const projects = [join(home, 'a.mapwright'), join(home, 'b.mapwright')] as const;
    await runCase('mapwright-import', [projects[0], ...files]);
    await runCase('mapwright-import', [projects[1], ...files.map((path) => path.replace(before, after))]);
    const both = await compare(...projects, expected);
    return [
      { name: 'project files', value: both.seconds, unit: 's', target },
      { name: 'peak memory of that', value: both.peakMb, unit: 'MB', target: null },
    ];
  } finally {
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Addresses alone, sorted and compared with the usual commands, both sides at once. */
async function yardsticks([a, b]: readonly [string, string]): Promise<Figure[]> {
  const sorted = (folder: string, to: string): string =>
    `zcat '${folder}'/*.xml.gz | grep -a '<loc' | sort > "$d/${to}"`;
  const script = `export LC_ALL=C; d=$(mktemp -d); (${sorted(a, 'a')}) & (${sorted(b, 'b')}) & wait; comm -3 "$d/a" "$d/b" | wc -l; rm -r "$d"`;
  const seconds = await timeCommand('sh', ['-c', script]).catch(() => null);
  return seconds === null
    ? []
    : [{ name: 'yardstick: zcat | grep loc | sort, then comm', value: seconds, unit: 's', target: null }];
}
