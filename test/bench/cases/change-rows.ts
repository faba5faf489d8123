// Bench case: sets the lastmod of rows with neighbouring ids and closes the project. Arguments: PROJECT FIRST COUNT STEP
import { startEngine } from '../../../electron/cli/run/engine-client.ts';
import { reportCase } from '../case-result.ts';

const [path = '', first = '1', count = '100', step = '1'] = process.argv.slice(2);
const engine = startEngine();
await engine.request['project.open']({ path });
const ids = Array.from({ length: Number(count) }, (_, i) => Number(first) + i * Number(step));
const value = new Date().toISOString().replace(/\.\d+/, '');
await reportCase(
  async () =>
    (await engine.request['edit.set']({ rows: { kind: 'ids', ids }, column: 'lastmod', value })).changed,
);
await engine.close();
