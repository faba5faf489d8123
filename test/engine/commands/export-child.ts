// A process that exports and kills itself. Arguments: the folder, and at which report of progress to die.
import { exportRows } from '../../../electron/engine/commands/export-rows.ts';
import { manyRows } from '../write/row-batch.ts';
import { inputOf, options } from './export-set.ts';

const [out = '', dieAt = '1'] = process.argv.slice(2);
let reports = 0;

await exportRows(inputOf(manyRows(30_000, 500)), options(out, { maxUrls: 3_000 }), {
  signal: new AbortController().signal,
  report: () => {
    if (++reports === Number(dieAt)) process.kill(process.pid, 'SIGKILL');
  },
});
