// Where a thread that helps the views begins: it keeps compiled modules where the process does, and leaves everything
// else to view-worker.
import { enableCompileCache, flushCompileCache } from 'node:module';
import { workerData } from 'node:worker_threads';

/** What whoever starts the thread tells it. */
export interface ViewThreadData {
  /** Threads don't inherit this from their process, and loading takes them four times as long without. */
  readonly compileCache: boolean;
}

const { compileCache } = workerData as ViewThreadData;

if (compileCache) enableCompileCache();
await import('./view-worker.ts');
// A thread that is ended from outside would not write what it compiled.
if (compileCache) flushCompileCache();
