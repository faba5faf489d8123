// Where a thread of an export begins: it keeps what it compiles where the process does, and leaves everything else to
// serve-orders.
import { workerData } from 'node:worker_threads';
import { useCompiledCode } from '../../compiled-code.ts';

/** What whoever starts the thread tells it. */
export interface ExportThreadData {
  /** Threads don't inherit this from their process, and loading takes them four times as long without. */
  readonly keepsCompiled: boolean;
}

const { keepsCompiled } = workerData as ExportThreadData;
const compiled = keepsCompiled ? useCompiledCode('export-worker') : null;

void import('./serve-orders.ts').then(({ serveOrders }) => {
  serveOrders(() => compiled?.keep());
});
