// Where a thread that digests files begins: it keeps compiled modules where the process does, and leaves everything
// else to digest-worker.
import { workerData } from 'node:worker_threads';
import { useCompiledCode } from '../../compiled-code.ts';

/** What whoever starts the thread tells it. */
export interface DigestThreadData {
  /** Threads don't inherit this from their process, and loading takes them four times as long without. */
  readonly keepsCompiled: boolean;
}

const { keepsCompiled } = workerData as DigestThreadData;
const compiled = keepsCompiled ? useCompiledCode('digest-thread') : null;

// A thread that is ended from outside would not write what it compiled.
void import('./digest-worker.ts').then(() => compiled?.keep());
