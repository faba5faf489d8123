// Where the second thread of a large edit begins: it keeps compiled modules where the process does, and leaves everything
// else to find-ranges.
import { workerData } from 'node:worker_threads';
import { useCompiledCode } from '../../compiled-code.ts';
import type { FindThreadData } from './find-ranges.ts';

const data = workerData as FindThreadData;
const compiled = data.keepsCompiled ? useCompiledCode('find-worker') : null;

void import('./find-ranges.ts').then(({ serveFinding }) => {
  serveFinding(data);
  compiled?.keep();
});
