// Where a thread that helps the views begins: it keeps compiled modules where the process does, and leaves everything
// else to view-worker.
import { workerData } from 'node:worker_threads';
import { useCompiledCode } from '../../compiled-code.ts';

/** What whoever starts the thread tells it. */
export interface ViewThreadData {
  /** Threads don't inherit this from their process, and loading takes them four times as long without. */
  readonly keepsCompiled: boolean;
}

const { keepsCompiled } = workerData as ViewThreadData;
const compiled = keepsCompiled ? useCompiledCode('view-thread') : null;

// A thread that is ended from outside would not write what it compiled.
void import('./view-worker.ts').then(() => compiled?.keep());
