// What a thread does that filters and sorts beside the engine's own: it follows one order after the other on the frozen file
// that it is told, and writes nothing.
import { openFrozen } from '../store/file/frozen-snapshot.ts';
import type { Database } from '../store/file/database.ts';
import { RobotsFlags } from '../store/flags/robots-flags.ts';
import type { Job } from '../threads/thread-work.ts';
import { followOrder } from './sort/follow-order.ts';
import type { ScanAnswer, ScanOrder } from './sort/scan-crew.ts';

/** As the engine maps: not more, as it counts as memory of the process. */
const MAP_BYTES = 64 << 20;

interface FollowedOrder {
  /** The frozen project file. */
  readonly path: string;
  readonly order: ScanOrder;
}

export function viewWork(_: null) {
  return {
    async follow({ path, order }: FollowedOrder, { tell }: Job<ScanAnswer>): Promise<void> {
      const opened: Database[] = [];
      const open = (): Database => {
        const db = openFrozen(path, MAP_BYTES);
        opened.push(db);
        // Whoever asks for problems asks for these flags.
        new RobotsFlags(db);
        return db;
      };
      try {
        for await (const answer of followOrder(order, open)) tell(answer, lentWith(answer));
      } finally {
        for (const db of opened) db.close();
      }
    },
  };
}

/** Sorted runs are shared by several orders. */
function lentWith(answer: ScanAnswer): ArrayBuffer[] {
  if (answer.kind === 'runs') return [];
  if (answer.kind === 'ids') return [answer.ids.buffer as ArrayBuffer];
  const { ids, folders, days, kinds } = answer.coded;
  return [ids, folders.of, days.of, kinds.of].map(({ buffer }) => buffer);
}
