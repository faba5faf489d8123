// Bench case: one step of a table's way. Arguments: merge PROJECT FILE (PROJECT is made where it is missing) |
// compare PROJECT FILE | edit PROJECT FILE | export PROJECT FILE.
import { existsSync } from 'node:fs';
import { startEngine } from '../../../electron/cli/run/engine-client.ts';
import { TABLE_COLUMNS } from '../../../shared/model/table/tables.ts';
import { reportCase } from '../case-result.ts';

const [step = '', project = '', path = ''] = process.argv.slice(2);
const engine = startEngine();
const { request } = engine;
const watch = { signal: new AbortController().signal, onProgress: (): void => undefined };

async function compare() {
  const merge = { path, options: {}, key: 'loc', policy: 'theirs', deleteMissing: false } as const;
  return engine.runJob('tableCompare', () => request['table.compare'](merge), watch);
}

async function wholeView() {
  const { view, rows } = await request['view.open']({ filter: [], sort: [] });
  return { kind: 'view' as const, view, ranges: [{ from: 0, to: rows }] };
}

async function run(): Promise<number> {
  if (step === 'export') {
    const format = path.endsWith('.xlsx') ? 'xlsx' : 'csv';
    const columns = TABLE_COLUMNS.filter((column) => format === 'csv' || column !== 'source');
    const rows = await wholeView();
    const order = {
      path,
      format,
      rows,
      columns,
      delimiter: ',',
      bom: true,
      guardDates: false,
      overwrite: true,
    } as const;
    return (await engine.runJob('tableExport', () => request['table.export'](order), watch)).rows;
  }
  if (step === 'edit') {
    const edit = { rows: await wholeView(), column: 'priority', value: '0.5' } as const;
    return (await request['edit.set'](edit)).changed;
  }
  const found = await compare();
  if (step === 'compare') return found.added + found.changed + found.missing === 0 ? found.unchanged : -1;
  await engine.runJob('tableApply', () => request['table.apply']({ review: found.review }), watch);
  return found.added;
}

await request[existsSync(project) ? 'project.open' : 'project.create']({ path: project });
await reportCase(run);
await engine.close();
