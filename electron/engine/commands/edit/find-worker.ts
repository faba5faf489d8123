// Where the second thread of a large edit begins: it keeps compiled modules where the process does, and leaves everything
// else to find-ranges.
import { enableCompileCache, flushCompileCache } from 'node:module';
import { workerData } from 'node:worker_threads';
import type { FindThreadData } from './find-ranges.ts';

const data = workerData as FindThreadData;
if (data.compileCache) enableCompileCache();
const { serveFinding } = await import('./find-ranges.ts');
// A thread that is ended from outside would not write what it compiled.
if (data.compileCache) flushCompileCache();
serveFinding(data);
