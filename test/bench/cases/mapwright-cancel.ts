// Bench case: an import that is cancelled, and whether it leaves the project as it was. Arguments: PROJECT WHEN FILE…;
// WHEN = a number of rows, or of milliseconds ("2500ms"); without files, sources are looked at again. Prints the time
// from the cancel to the end, also where the engine was too busy to hear of it, and as "rows" 0 where that was too late.
import { DatabaseSync } from 'node:sqlite';
import { startEngine } from '../../../electron/cli/run/engine-client.ts';
import { reportCase } from '../case-result.ts';

const [project = '', when = '500ms', ...sources] = process.argv.slice(2);
const ms = when.endsWith('ms') ? Number.parseInt(when, 10) : null;

/** All that the project holds of rows, sources and history, as one text. */
function contentOf(path: string): string {
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    const sums = db
      .prepare(
        `SELECT count(*) AS rows, coalesce(sum(hash % 1000003), 0) AS hashes, coalesce(sum(issues * id % 1000003), 0) AS issues,
         coalesce(sum(length(loc)), 0) AS locs, coalesce(max(id), 0) AS last FROM url`,
      )
      .get();
    const others = ['source', 'change'].map((table) => db.prepare(`SELECT * FROM ${table}`).all());
    const schema = db.prepare('SELECT type, name, sql FROM sqlite_schema ORDER BY name').all();
    return JSON.stringify([sums, others, schema], (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    );
  } finally {
    db.close();
  }
}

const engine = startEngine();
await engine.request['project.open']({ path: project });
await engine.request['project.close']({});
const before = contentOf(project);
await engine.request['project.open']({ path: project });

const abort = new AbortController();
const watch = {
  signal: abort.signal,
  onProgress: ({ done }: { readonly done: number }): void => {
    if (ms === null && done >= Number(when)) cancel(performance.now());
  },
};
let cancelled = 0;
const cancel = (at: number): void => {
  if (cancelled > 0) return;
  cancelled = at;
  abort.abort(new Error('cancelled by the bench'));
};
const started = performance.now();
const { request } = engine;
const running =
  sources.length > 0
    ? engine.runJob('import', () => request['import.start']({ sources }), watch)
    : engine.runJob('refresh', () => request['import.refresh']({ force: true }), watch);
if (ms !== null)
  setTimeout(() => {
    cancel(started + ms);
  }, ms);
const outcome = await running.then(
  () => 'done',
  (error: unknown) => (error instanceof Error ? error.message : String(error)),
);
const seconds = (performance.now() - cancelled) / 1_000;
await request['project.close']({});
await engine.close();
// It had ended before.
const tooLate = outcome === 'done' && ms !== null;
if (!tooLate && outcome !== 'cancelled by the bench') throw new Error(`It was not cancelled: ${outcome}`);
if (!tooLate && contentOf(project) !== before) throw new Error('The cancelled import left something behind.');
await reportCase(() => Promise.resolve(tooLate ? 0 : 1), { seconds });
