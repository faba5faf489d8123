// A process that exports and is killed on its way. Arguments: the folder; how many rows; "report", "before" or "after";
// and at which report of progress, or operation on files, to die.
import process from 'node:process';

const [out = '', rows = '30000', what = 'report', dieAt = '1'] = process.argv.slice(2);

if (what !== 'report') {
  const { killAt } = await import('../kill-at.ts');
  await killAt(Number(dieAt), what === 'after');
}
const { exportRows } = await import('../../../../../electron/engine/features/export/export-rows.ts');
const { manyRows } = await import('../folder/row-batch.ts');
const { inputOf, options } = await import('./export-set.ts');

let reports = 0;
await exportRows(inputOf(manyRows(Number(rows), 500)), options(out, { maxUrls: Number(rows) / 10 }), {
  signal: new AbortController().signal,
  report: () => {
    if (what === 'report' && ++reports === Number(dieAt)) process.kill(process.pid, 'SIGKILL');
  },
});
