// Bench case: the engine filters and sorts an open project. Argument: PROJECT. Prints its figures for the parent.
import { enableCompileCache } from 'node:module';
import { AppError } from '../../../shared/contract/errors.ts';
import type { RequestParams } from '../../../shared/contract/requests/requests.ts';
import { startEngine } from '../../../electron/cli/run/engine-client.ts';
import { TurnWatch } from '../turn-watch.ts';
import { VIEW_MARK, type ViewFigures } from '../figures/view-figures.ts';

type Query = RequestParams<'view.open'>;

const CONTAINS: Query['filter'] = [{ kind: 'text', column: 'loc', operator: 'contains', value: 'garden' }];
// As the command line does, so that threads start as soon as there.
enableCompileCache();

const [project = ''] = process.argv.slice(2);
const engine = startEngine();
let run = 0;

/** Milliseconds from asking to the answer. */
async function timed(query: Query): Promise<number> {
  const started = performance.now();
  const { view } = await engine.request['view.open']({ ...query, run: ++run });
  const ms = performance.now() - started;
  await engine.request['view.close']({ view });
  return ms;
}

function by(column: Query['sort'][number]['column'], direction: 'asc' | 'desc' = 'asc'): Query {
  return { filter: [], sort: [{ column, direction }] };
}

/** Milliseconds from the cancel to the end of a query that has just begun to sort. */
async function cancelled(query: Query): Promise<number> {
  const mine = ++run;
  const opening = engine.request['view.open']({ ...query, run: mine }).then(
    () => null,
    (error: unknown) => error,
  );
  await new Promise((done) => setTimeout(done, 60));
  const started = performance.now();
  await engine.request['view.cancel']({ run: mine });
  const error = await opening;
  if (error !== null && !(error instanceof AppError && error.code === 'cancelled')) {
    throw new Error('The query failed.', { cause: error });
  }
  return performance.now() - started;
}

await engine.request['project.open']({ path: project });
const watch = new TurnWatch();
const contains = await timed({ filter: CONTAINS, sort: [] });
const cancel = await cancelled(by('path'));
const loc = await timed(by('loc'));
const locAgain = await timed(by('loc', 'desc'));
const lastmod = await timed(by('lastmod'));
const lastmodAgain = await timed(by('lastmod', 'desc'));
const filteredAgain = await timed({ filter: CONTAINS, sort: [{ column: 'loc', direction: 'asc' }] });
const priority = await timed(by('priority'));
const host = await timed(by('host'));
const longestTurn = watch.stop();
const peakMb = process.resourceUsage().maxRSS / 1024;
const figures: ViewFigures = {
  contains,
  loc,
  locAgain,
  lastmod,
  lastmodAgain,
  filteredAgain,
  priority,
  host,
  cancel,
  longestTurn,
  peakMb,
};
console.log(VIEW_MARK + JSON.stringify(figures));
await engine.close();
