// Where a thread that digests files begins: it keeps compiled modules where the process does, and leaves everything
// else to digest-worker.
import { enableCompileCache, flushCompileCache } from 'node:module';
import { workerData } from 'node:worker_threads';

/** What whoever starts the thread tells it. */
export interface DigestThreadData {
  /** Threads don't inherit this from their process, and loading takes them four times as long without. */
  readonly compileCache: boolean;
}

const { compileCache } = workerData as DigestThreadData;

if (compileCache) enableCompileCache();
await import('./digest-worker.ts');
// A thread that is ended from outside would not write what it compiled.
if (compileCache) flushCompileCache();
