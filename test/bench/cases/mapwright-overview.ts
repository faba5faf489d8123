// Bench case: the engine counts what an open project has, and again after edits. Argument: PROJECT, which is changed. Prints
// its figures for the parent.
import { enableCompileCache } from 'node:module';
import { AppError } from '../../../shared/contract/errors.ts';
import type { RequestParams } from '../../../shared/contract/requests/requests.ts';
import { startEngine } from '../../../electron/cli/run/engine-client.ts';
import { OVERVIEW_MARK, type OverviewFigures } from '../figures/overview-figures.ts';
import { TurnWatch } from '../turn-watch.ts';

type Filter = RequestParams<'overview.open'>['filter'];

const EDITS = 5;
const CONTAINS: Filter = [{ kind: 'text', column: 'loc', operator: 'contains', value: 'garden' }];
const HOST = { host: 'www.example.com', path: '/' };
// As the command line does, so that threads start as soon as there.
enableCompileCache();

const [project = ''] = process.argv.slice(2);
const engine = startEngine();
let run = 0;

/** Milliseconds from asking to the answer. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

const count = (filter: Filter = []) => engine.request['overview.open']({ filter, run: ++run });
const folders = (folded = false) =>
  engine.request['overview.folders']({
    filter: [],
    folder: HOST,
    folded,
    order: { by: 'urls', direction: 'desc' },
    start: 0,
    count: 100,
  });

/** Milliseconds from the cancel to the end of a count that has just begun. */
async function cancelled(): Promise<number> {
  const mine = ++run;
  const counting = engine.request['overview.open']({ filter: [], run: mine }).then(
    () => null,
    (error: unknown) => error,
  );
  await new Promise((done) => setTimeout(done, 60));
  const started = performance.now();
  await engine.request['overview.cancel']({ run: mine });
  const error = await counting;
  if (error !== null && !(error instanceof AppError && error.code === 'cancelled'))
    throw new Error('The count failed.', { cause: error });
  return performance.now() - started;
}

/** Sets a value that no run before this one has set. */
async function edit(id: number): Promise<void> {
  await engine.request['edit.set']({
    rows: { kind: 'ids', ids: [id] },
    column: 'lastmod',
    value: new Date(Date.UTC(2020, 0, id) + (Date.now() % 86_400_000)).toISOString(),
  });
}

await engine.request['project.open']({ path: project });
const watch = new TurnWatch();
const cancel = await cancelled();
const before = process.cpuUsage();
const first = await timed(() => count());
const { user, system } = process.cpuUsage(before);
const filtered = await timed(() => count(CONTAINS));
await folders();
const again = await timed(() => folders());
await folders(true);
const folded = await timed(() => folders(true));
const slowest = { all: 0, filtered: 0, folders: 0 };
for (let id = 1_000; id < 1_000 + EDITS; id++) {
  await edit(id);
  slowest.all = Math.max(slowest.all, await timed(() => count()));
  slowest.filtered = Math.max(slowest.filtered, await timed(() => count(CONTAINS)));
  slowest.folders = Math.max(slowest.folders, await timed(() => folders()));
}
const figures: OverviewFigures = {
  first,
  firstCpu: (user + system) / 1_000,
  filtered,
  afterEdit: slowest.all,
  afterEditFiltered: slowest.filtered,
  foldersAfterEdit: slowest.folders,
  folders: again,
  folded,
  cancel,
  longestTurn: watch.stop(),
  peakMb: process.resourceUsage().maxRSS / 1024,
};
console.log(OVERVIEW_MARK + JSON.stringify(figures));
await engine.close();
