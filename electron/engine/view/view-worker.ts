// A thread that filters and sorts beside the engine's own: it follows one order after the other on the frozen file that it
// is told, and writes nothing.
import { parentPort } from 'node:worker_threads';
import { openFrozen } from '../store/file/frozen-snapshot.ts';
import type { Database } from '../store/file/database.ts';
import { RobotsFlags } from '../store/flags/robots-flags.ts';
import { followOrder } from './sort/follow-order.ts';
import type { ScanAnswer, ScanOrder } from './sort/scan-crew.ts';

/** As the engine maps: not more, as it counts as memory of the process. */
const MAP_BYTES = 64 << 20;

export interface ViewThreadOrder {
  /** The frozen project file. */
  readonly path: string;
  readonly order: ScanOrder;
}

/** The last message of an order; `error` where it could not be followed to its end. */
interface ViewThreadEnd {
  readonly kind: 'end';
  readonly error: unknown;
}

export type ViewThreadAnswer = ScanAnswer | ViewThreadEnd;

/** Follows what this thread is asked. */
export function serveViews(): void {
  parentPort?.on('message', ({ path, order }: ViewThreadOrder) => {
    void follow(path, order);
  });
}

async function follow(path: string, order: ScanOrder): Promise<void> {
  let db: Database | null = null;
  let error: unknown = null;
  const open = (): Database => {
    db = openFrozen(path, MAP_BYTES);
    // Whoever asks for problems asks for these flags.
    new RobotsFlags(db);
    return db;
  };
  try {
    for await (const answer of followOrder(order, open)) tell(answer);
  } catch (cause) {
    error = cause instanceof Error ? cause.message : String(cause);
  }
  (db as Database | null)?.close();
  tell({ kind: 'end', error });
}

function tell(answer: ViewThreadAnswer): void {
  parentPort?.postMessage(answer, answer.kind === 'ids' ? [answer.ids.buffer as ArrayBuffer] : []);
}
