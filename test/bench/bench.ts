// The bench command: npm run bench -- NAME… or all, see USAGE. It wires, nothing else.
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../run/tool-path.ts';
import { benchCancel } from './bench-cancel.ts';
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
import { benchParse } from './bench-parse.ts';
import { benchRobots } from './bench-robots.ts';
import { benchView } from './bench-view.ts';
import type { BenchOptions } from './bench-options.ts';
import type { BenchLine } from './bench-table.ts';
import { BENCH_HOME } from './corpus.ts';
import { benchManyFiles } from './many-files.ts';
import { machine, toFigures } from './page/measured.ts';
import { installedPeers } from './page/peers.ts';
import { writePage } from './page/write-page.ts';
import type { Figure } from './target-table.ts';

interface Bench {
  readonly run: (options: BenchOptions) => Promise<readonly (Figure | BenchLine)[]>;
  /** URLs or rows, where none are asked for. */
  readonly sizes: readonly number[];
  /** The same for the page of benchmarks; absent where the page does not tell of it. */
  readonly page?: readonly number[];
}

const [SMALL, MILLION, TEN] = [100_000, 1_000_000, 10_000_000];

const BENCHES: Readonly<Record<string, Bench>> = {
  import: { run: benchImport, sizes: [MILLION], page: [SMALL, MILLION, TEN] },
  files: { run: ({ runs }) => benchManyFiles(runs), sizes: [MILLION] },
  cancel: { run: benchCancel, sizes: [MILLION] },
  parse: { run: benchParse, sizes: [MILLION], page: [SMALL, MILLION, TEN] },
  export: { run: benchExport, sizes: [MILLION], page: [SMALL, MILLION, TEN] },
  edit: { run: benchEdit, sizes: [MILLION] },
  grid: { run: benchGrid, sizes: [TEN], page: [SMALL, MILLION, TEN] },
  view: { run: benchView, sizes: [TEN], page: [SMALL, MILLION, TEN] },
  overview: { run: benchOverview, sizes: [MILLION, TEN], page: [SMALL, MILLION, TEN] },
  check: { run: benchCheck, sizes: [MILLION], page: [SMALL, MILLION, TEN] },
  clusters: { run: benchClusters, sizes: [MILLION] },
  table: { run: benchCsv, sizes: [MILLION] },
  hostile: { run: benchHostile, sizes: [MILLION] },
  diff: { run: benchDiff, sizes: [MILLION], page: [SMALL, MILLION, TEN] },
  robots: { run: benchRobots, sizes: [MILLION] },
};

const USAGE = `Usage: npm run bench -- [${Object.keys(BENCHES).join('] [')}] [all]
  --rows N, --urls N   so many rows or URLs, instead of the usual sizes of each bench
  --runs N             so many runs, of which the median counts (3)
  --no-yardstick       without the other tools
  --minutes M          grid: minutes of random use (5)
  --large PROJECT      export: one more export, of a copy of that
  --write              writes docs/benchmarks.md: of all its sizes, or of the one that is given`;

const { values, positionals } = given();
const all = positionals.length === 0 || positionals.includes('all');
const wanted = (all ? Object.keys(BENCHES) : positionals).filter(
  (name) => !all || !values.write || BENCHES[name]?.page,
);
const size = values.rows ?? values.urls;
const options = {
  runs: Number(values.runs),
  yardstick: values.yardstick,
  minutes: Number(values.minutes ?? (values.write ? 0 : 5)),
  large: values.large ?? null,
};
const known = wanted.every((name) => Object.hasOwn(BENCHES, name));
const counts =
  [Number(size ?? 1), options.runs].every((n) => Number.isSafeInteger(n) && n > 0) && options.minutes >= 0;

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
    const { sizes, page = [] } = BENCHES[name] ?? { sizes: [] };
    for (const rows of size === undefined ? (values.write ? page : sizes) : [Number(size)])
      results[`${name} ${String(rows)}`] = await runBench(name, rows);
  }
  const folder = join(ROOT, 'bench-results');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'latest.json'), JSON.stringify({ options, results }, null, 2));
}

/** Runs one bench at one size, and writes the page where that was asked for. */
async function runBench(name: string, rows: number): Promise<readonly object[]> {
  const bench = BENCHES[name];
  if (!bench) return [];
  // For the page, ten millions are measured once, and beside other grids alone: some tools need half an hour for them.
  const once = values.write && rows > MILLION;
  const runs = once && name !== 'grid' ? 1 : options.runs;
  const yardstick = options.yardstick && (!once || name === 'grid');
  const date = new Date().toISOString().slice(0, 10);
  const measured = await bench.run({ ...options, runs, yardstick, urls: rows, rows });
  if (values.write && bench.page)
    await writePage(name, rows, {
      ...{ date, machine: await machine(), peers: installedPeers() },
      figures: toFigures(measured),
    });
  return measured;
}

/** What stands on the command line. Ends the process with the usage where an option is not known, or lacks its value. */
function given() {
  try {
    return parseArgs({
      allowPositionals: true,
      allowNegative: true,
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        urls: { type: 'string' },
        runs: { type: 'string', default: '3' },
        yardstick: { type: 'boolean', default: true },
        rows: { type: 'string' },
        large: { type: 'string' },
        minutes: { type: 'string' },
        write: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    console.error(`bench: ${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    process.exit(2);
  }
}
