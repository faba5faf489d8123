// Bench case: a whole import, or a look at changed sources, and how long the engine was busy without a pause: so long a
// cancel waits at most. Arguments: import|refresh PROJECT FILE…. Prints the longest time, and as "rows" all milliseconds.
import { startEngine } from '../../../electron/cli/run/engine-client.ts';
import { reportCase } from '../case-result.ts';
import { TurnWatch } from '../turn-watch.ts';

const [job = 'import', project = '', ...sources] = process.argv.slice(2);
const engine = startEngine();
const { request } = engine;
await request['project.open']({ path: project });
const control = { signal: new AbortController().signal, onProgress: (): void => undefined };
const watch = new TurnWatch();
const started = performance.now();
if (job === 'refresh')
  await engine.runJob('refresh', () => request['import.refresh']({ force: true }), control);
else await engine.runJob('import', () => request['import.start']({ sources }), control);
const longest = watch.stop();
const all = performance.now() - started;
await reportCase(() => Promise.resolve(Math.round(all)), { seconds: longest / 1_000 });
await engine.close();
