// Counts what an export doesn't write, by reason. Which rows those are is decided by their flags.
import type { LeftOut } from '../../../../../shared/model/export/planned-set.ts';
import { BLOCKING_BITS, leftOutReason } from '../../../rows/rule-sets.ts';

/** The bits of a row's `issues` that are 0 where the row can be written. */
export const BLOCKING_FLAGS = BLOCKING_BITS;

/** Adds up reasons; `list` gives them in the order of their first appearance. */
export class LeftOutTally {
  readonly #counts = new Map<string, { reason: string; what: LeftOut['what']; count: number }>();

  add(reason: string, what: LeftOut['what'] = 'url', count = 1): void {
    const key = `${what} ${reason}`;
    const known = this.#counts.get(key);
    if (known) known.count += count;
    else if (count > 0) this.#counts.set(key, { reason, what, count });
  }

  addAll(entries: readonly LeftOut[]): void {
    for (const { reason, what, count } of entries) this.add(reason, what, count);
  }

  /** Rows that break blocking rules count once each, for the first of them. */
  addBlocked(flags: number, count = 1): void {
    const reason = leftOutReason(true, flags);
    if (reason !== null) this.add(reason, 'url', count);
  }

  list(): LeftOut[] {
    return Array.from(this.#counts.values(), (entry) => ({ ...entry }));
  }

  /** The same, and begins anew. */
  take(): LeftOut[] {
    const list = this.list();
    this.#counts.clear();
    return list;
  }
}
