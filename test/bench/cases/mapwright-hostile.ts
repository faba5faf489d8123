// Bench case: the import of one hostile file, in a process that may read nothing but the code and its own folder, and
// that watches for sockets. Arguments: PROJECT FILE HTML. It judges nothing.
import { createHook } from 'node:async_hooks';
import { startEngine } from '../../../electron/cli/run/engine-client.ts';
import { toErrorData } from '../../../shared/contract/errors.ts';
import { HOSTILE_MARK, type HostileOutcome } from '../figures/hostile-outcome.ts';

/** Node's names for what reaches other machines. */
const NETWORK = /^(?:TCP|UDP|TLS|PIPECONNECT|GETADDRINFO|GETNAMEINFO|QUERY)/;

const [project = '', file = '', html = ''] = process.argv.slice(2);
let sockets = 0;
createHook({ init: (_, type) => void (sockets += Number(NETWORK.test(type))) }).enable();

const engine = startEngine();
await engine.request['project.create']({ path: project });
const watch = { signal: new AbortController().signal, onProgress: (): void => undefined };
const started = performance.now();
const outcome = await engine
  .runJob(
    'import',
    () =>
      engine.request['import.start']({
        sources: [file],
        keepDamaged: true,
        ...(html === 'html' && { html: true }),
      }),
    watch,
  )
  .then(
    ({ rows, problems }) => ({ rows, told: problems }),
    (error: unknown) => ({ rows: 0, told: [toErrorData(error)] }),
  );
const seconds = (performance.now() - started) / 1_000;
await engine.close();
const result: HostileOutcome = {
  seconds,
  rows: outcome.rows,
  codes: [...new Set(outcome.told.map(({ code }) => code))],
  sockets,
  peakMb: process.resourceUsage().maxRSS / 1024,
};
console.log(HOSTILE_MARK + JSON.stringify(result));
