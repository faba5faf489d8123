// Bench case: files are unpacked and parsed into packed rows, in one thread and without a project. Arguments: FILE…
import { statSync } from 'node:fs';
import { readSource } from '../../../electron/engine/features/import/read-source.ts';
import { diskFile } from '../../../electron/engine/read/sources/source-file.ts';
import { reportCase } from '../case-result.ts';

const { signal } = new AbortController();
const options = { signal, onBytes: () => undefined, onUnpacked: () => undefined };
await reportCase(async () => {
  let rows = 0;
  for (const file of process.argv.slice(2)) {
    for await (const item of readSource(diskFile(file, statSync(file).size, true), options))
      if (item.kind === 'rows') rows += item.rows.count;
  }
  return rows;
});
