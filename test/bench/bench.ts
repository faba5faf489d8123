// The bench command: npm run bench -- NAME… or all, see USAGE. It wires, nothing else.
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../run/tool-path.ts';
import { benchCheck } from './bench-check.ts';
import { benchClusters } from './bench-clusters.ts';
import { benchCsv } from './bench-csv.ts';
import { benchDiff } from './bench-diff.ts';
import { benchEdit } from './bench-edit.ts';
import { benchExport } from './bench-export.ts';
import { benchGrid } from './bench-grid.ts';
import { benchHostile } from './bench-hostile.ts';
import { benchImport } from './bench-import.ts';
import { benchOverview } from './bench-overview.ts';
import { benchRobots } from './bench-robots.ts';
import { benchView } from './bench-view.ts';
import type { BenchOptions } from './bench-options.ts';
import { BENCH_HOME } from './corpus.ts';

const BENCHES: Readonly<Record<string, (options: BenchOptions) => Promise<readonly object[]>>> = {
  import: benchImport,
  export: benchExport,
  edit: benchEdit,
  grid: benchGrid,
  view: benchView,
  overview: benchOverview,
  check: benchCheck,
  clusters: benchClusters,
  table: benchCsv,
  hostile: benchHostile,
  diff: benchDiff,
  robots: benchRobots,
};

const DEFAULT_ROWS: Readonly<Record<string, number>> = {
  edit: 1_000_000,
  grid: 10_000_000,
  view: 10_000_000,
  overview: 10_000_000,
  check: 1_000_000,
  robots: 1_000_000,
};

const USAGE = `Usage: npm run bench -- [import] [export] [edit] [grid] [view] [overview] [check] [clusters] [table] [hostile] [diff] [robots] [all]
  import, export: [--urls N] [--runs N] [--no-yardstick]
  export:         [--large PROJECT]          (one more export, of a copy of that)
  table:          [--urls N]                 (1,000,000 rows)
  diff:           [--urls N] [--runs N] [--no-yardstick]   (1,000,000 rows)
  edit:           [--rows N]                 (1,000,000 rows)
  grid:           [--rows N] [--minutes M]   (10,000,000 rows, 5 minutes of random use)
  view:           [--rows N] [--runs N]      (10,000,000 rows, 3 runs)
  overview:       [--rows N] [--runs N]      (1,000,000 and 10,000,000 rows, 3 runs)
  check, robots:  [--rows N]                 (1,000,000 rows)`;

const { values, positionals } = given();
const wanted = positionals.length === 0 || positionals.includes('all') ? Object.keys(BENCHES) : positionals;
const options = {
  urls: Number(values.urls),
  runs: Number(values.runs),
  yardstick: values.yardstick,
  rows: Number(values.rows ?? 1),
  minutes: Number(values.minutes),
  large: values.large ?? null,
};
const known = wanted.every((name) => Object.hasOwn(BENCHES, name));
const counts =
  [options.urls, options.runs, options.rows].every((n) => Number.isSafeInteger(n) && n > 0) &&
  options.minutes >= 0;

if (values.help) {
  console.log(USAGE);
} else if (!known || !counts) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  await mkdir(BENCH_HOME, { recursive: true });
  const processor = cpus()[0]?.model ?? 'unknown processor';
  console.log(
    `${processor}, ${cpus().length} cores, Node ${process.version}, median of ${options.runs} runs`,
  );
  const results: Record<string, readonly object[]> = {};
  for (const name of wanted) {
    const rows = values.rows === undefined ? (DEFAULT_ROWS[name] ?? 1) : options.rows;
    results[name] = (await BENCHES[name]?.({ ...options, rows })) ?? [];
  }
  const folder = join(ROOT, 'bench-results');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'latest.json'), JSON.stringify({ options, results }, null, 2));
}

/** What stands on the command line. Ends the process with the usage where an option is not known, or lacks its value. */
function given() {
  try {
    return parseArgs({
      allowPositionals: true,
      allowNegative: true,
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        urls: { type: 'string', default: '1000000' },
        runs: { type: 'string', default: '3' },
        yardstick: { type: 'boolean', default: true },
        rows: { type: 'string' },
        large: { type: 'string' },
        minutes: { type: 'string', default: '5' },
      },
    });
  } catch (error) {
    console.error(`bench: ${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    process.exit(2);
  }
}
