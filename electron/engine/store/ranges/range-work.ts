// What a second thread does with ranges of rows: opens the frozen file, and looks at the ranges of one task after the other.
// It knows no row.
import type { Database } from '../file/database.ts';
import { openFrozen } from '../file/frozen-snapshot.ts';

/** Looks at one range of a task; what it gives can be sent to another thread. */
export type FindRange<Found> = (range: number) => Found;

/** Of the file, mapped into memory: a scan takes a quarter less. */
const MAPPED_BYTES = 64 << 20;

/** `open` makes a function for the ranges of a task. */
export function rangeWork<Task, Found>(open: (db: Database, task: Task) => FindRange<Found>) {
  return ({ path }: { readonly path: string }) => {
    const db = openFrozen(path, MAPPED_BYTES);
    let begin: (() => FindRange<Found>) | null = null;
    let find: FindRange<Found> | null = null;
    return {
      /** Ranges are those of this from now on. */
      task(task: Task): void {
        begin = () => open(db, task);
        find = null;
      },
      /** What is in a range. */
      find(range: number): Found {
        find ??= begin?.() ?? null;
        if (!find) throw new Error('Ranges of no task were asked for.');
        return find(range);
      },
      close(): void {
        db.close();
      },
    };
  };
}
