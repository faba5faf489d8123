// The second thread of a check of all rows: judges ranges of rows in the frozen project file. It writes nothing.
import { workerData } from 'node:worker_threads';
import type { RangeThreadData } from '../../store/ranges/range-messages.ts';
import { serveRanges } from '../../store/ranges/serve-ranges.ts';
import type { CheckTask } from './check-task.ts';

void serveRanges(workerData as RangeThreadData, async () => {
  const { checkFinder } = await import('./check-task.ts');
  return (db, task) => checkFinder(db, task as CheckTask);
});
