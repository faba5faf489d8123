// Bench case: the engine imports files into a new project file. Arguments: PROJECT FILE…
import { startEngine } from '../../../electron/cli/run/engine-client.ts';
import { reportCase } from '../case-result.ts';

const [project = '', ...sources] = process.argv.slice(2);
const engine = startEngine();
await reportCase(async () => {
  await engine.request['project.create']({ path: project });
  const watch = { signal: new AbortController().signal, onProgress: (): void => undefined };
  const { rows } = await engine.runJob('import', () => engine.request['import.start']({ sources }), watch);
  return rows;
});
await engine.close();
