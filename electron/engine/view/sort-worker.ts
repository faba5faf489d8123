// The second thread of a large sort: sorts the runs that it is sent, one after the other. It reads nothing itself.
import { parentPort } from 'node:worker_threads';
import { sortRun, type PackedTexts } from './sort-run.ts';

/** What the thread is sent; it answers with the sorted run. */
export type SortOrder = PackedTexts;

parentPort?.on('message', (texts: SortOrder) => {
  const run = sortRun(texts);
  const { ids, lengths, shared, starts, bytes } = run;
  parentPort?.postMessage(
    run,
    [ids, lengths, shared, starts, bytes].map(({ buffer }) => buffer as ArrayBuffer),
  );
});
