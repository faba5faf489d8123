// Bench case: an import that is cancelled, and whether it leaves the project as it was. Arguments: PROJECT ROWS FILE…;
// it is cancelled after ROWS rows, or after half a second where that is 0. Prints the time from the cancel to the end.
import { DatabaseSync } from 'node:sqlite';
import { startEngine } from '../../../electron/cli/engine-client.ts';
import { reportCase } from '../case-result.ts';

const [project = '', after = '0', ...sources] = process.argv.slice(2);
const HALF_A_SECOND = 500;

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
    if (Number(after) > 0 && done >= Number(after)) cancel();
  },
};
let cancelled = 0;
const cancel = (): void => {
  if (cancelled > 0) return;
  cancelled = performance.now();
  abort.abort(new Error('cancelled by the bench'));
};
const running = engine.runJob('import', () => engine.request['import.start']({ sources }), watch);
if (Number(after) === 0) setTimeout(cancel, HALF_A_SECOND);
const outcome = await running.then(
  () => 'imported',
  (error: unknown) => (error instanceof Error ? error.message : String(error)),
);
const seconds = (performance.now() - cancelled) / 1_000;
if (outcome !== 'cancelled by the bench') throw new Error(`It was not cancelled: ${outcome}`);
await engine.request['project.close']({});
await engine.close();
if (contentOf(project) !== before) throw new Error('The cancelled import left something behind.');
await reportCase(() => Promise.resolve(0), seconds);
