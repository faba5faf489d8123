// Where a thread of an export begins: it keeps what it compiles where the process does, and leaves everything else to
// serve-orders.
import { useCompiledCodeInThread } from '../../compiled-code.ts';

const compiled = useCompiledCodeInThread('export-worker');

void import('./serve-orders.ts').then(({ serveOrders }) => {
  serveOrders(() => compiled?.keep());
});
