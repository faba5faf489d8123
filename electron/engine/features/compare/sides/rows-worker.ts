// The second thread of a comparison with a project: digests ranges of rows in the frozen project file. It writes nothing.
import { workerData } from 'node:worker_threads';
import type { RangeThreadData } from '../../../store/ranges/range-messages.ts';
import { serveRanges } from '../../../store/ranges/serve-ranges.ts';
import type { RowsTask } from '../digest-rows.ts';

void serveRanges(workerData as RangeThreadData, async () => {
  const { rowsDigester } = await import('../digest-rows.ts');
  return (db, task) => rowsDigester(db, task as RowsTask);
});
