// Bench case: the engine compares two sets. Arguments: A B. Prints how many rows differ.
import { readSide } from '../../../electron/cli/options/typed-side.ts';
import { startEngine } from '../../../electron/cli/run/engine-client.ts';
import { reportCase } from '../case-result.ts';

const [a = '', b = ''] = process.argv.slice(2);
const engine = startEngine();
await reportCase(async () => {
  const watch = { signal: new AbortController().signal, onProgress: (): void => undefined };
  const { counts } = await engine.runJob(
    'compare',
    () => engine.request['compare.start']({ before: readSide(a), after: readSide(b) }),
    watch,
  );
  return counts.added + counts.removed + counts.changed;
});
await engine.close();
