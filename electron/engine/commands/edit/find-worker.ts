// Where the second thread of a large edit begins: it keeps compiled modules where the process does, and leaves everything
// else to find-ranges.
import { workerData } from 'node:worker_threads';
import { useCompiledCodeInThread } from '../../compiled-code.ts';
import type { FindThreadData } from './find-ranges.ts';

const compiled = useCompiledCodeInThread('find-worker');

void import('./find-ranges.ts').then(({ serveFinding }) => {
  serveFinding(workerData as FindThreadData);
  compiled?.keep();
});
