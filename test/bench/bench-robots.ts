// The robots bench: verdicts of all rows for five crawlers by a robots.txt of 2,000 rules, and what an edited rule costs,
// beside a plain matcher that tries one line after the other.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runNode } from '../run/run-process.ts';
import type { BenchOptions } from './bench-options.ts';
import { projectOf } from './corpus.ts';
import { copyProject } from './grid/grid-session.ts';
import { ROBOTS_MARK, type RobotsFigures } from './figures/robots-figures.ts';
import { meetsTarget, targetTable, type Figure } from './target-table.ts';

const MINUTES = 30;

/** Runs it in a process of its own. */
export async function benchRobots({ rows }: BenchOptions): Promise<Figure[]> {
  const { folder, path } = await copyProject(await projectOf(rows));
  try {
    const script = join(import.meta.dirname, 'cases', 'mapwright-robots.ts');
    const { code, output } = await runNode([script, path], { stream: false, minutes: MINUTES });
    const line = output.split('\n').findLast((one) => one.startsWith(ROBOTS_MARK));
    if (code !== 0 || line === undefined)
      throw new Error(`The robots bench ended with code ${String(code)}:\n${output}`);
    const found = JSON.parse(line.slice(ROBOTS_MARK.length)) as RobotsFigures;
    const figures = toFigures(found, rows);
    const title = `robots.txt of ${String(found.rules)} rules, ${rows.toLocaleString('en')} rows, ${String(found.agents)} crawlers`;
    console.log(`\n${targetTable(title, figures)}`);
    console.log(figures.every(meetsTarget) ? 'All targets are met.' : 'Targets are missed.');
    return figures;
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function toFigures(figures: RobotsFigures, rows: number): Figure[] {
  const share = Math.max(rows / 1_000_000, 0.01);
  const ms = (name: string, value: number, target: number | null): Figure => ({
    name,
    value,
    unit: 'ms',
    target,
  });
  return [
    { name: 'rows that a crawler is kept from', value: figures.blocked, unit: '', target: null },
    ms('reading the rows alone', figures.scan, null),
    ms('compiling the rules', figures.compile, null),
    ms('verdicts of all rows for all crawlers', figures.verdicts, 3_000 * share),
    ms('a rule edited: preview, a rule that some addresses can meet', figures.previewOne, 1_500 * share),
    ms('a rule edited: preview, a rule that any address can meet', figures.previewAny, 1_500 * share),
    ms('a rule edited: saved with the flags of the rows (some)', figures.saveOne, 1_500 * share),
    ms('a rule edited: saved with the flags of the rows (any)', figures.saveAny, 1_500 * share),
    ms('“Disallow: /”, every row gets another verdict: preview', figures.previewAll, 1_500 * share),
    ms('the same saved, every row gets another flag', figures.saveAll, 1_500 * share),
    { name: 'rows that get another flag by that', value: figures.flaggedByAll, unit: '', target: null },
    ms('the same taken back by undo', figures.undoAll, 1_500 * share),
    ms('longest step without an answer', figures.longestStep, 50),
    ms('filter “blocked for a crawler” in the grid', figures.filter, null),
    ms('column of a crawler: filter “blocked”', figures.columnFilter, 1_500 * share),
    ms('column of a crawler: its values, with their rows', figures.columnValues, 1_500 * share),
    ms('column of a crawler: first sort', figures.columnSort, 1_500 * share),
    ms('window of 200 rows with verdicts (median)', figures.window, 3),
    { name: 'one verdict, compiled', value: figures.compiled, unit: 'µs', target: null },
    { name: 'one verdict, line after line', value: figures.naive, unit: 'µs', target: null },
    { name: 'compiled is faster by', value: figures.naive / figures.compiled, unit: '×', target: null },
  ];
}
