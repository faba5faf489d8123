// Counts what an export doesn't write, by reason. Which rows those are is decided by their flags.
import type { LeftOut } from '../../../shared/model/export-plan.ts';
import { RULE_IDS, type RuleId } from '../../../shared/model/rule.ts';

/** Findings that keep a row out of an export: no crawler could use it, or it stands there already. */
const BLOCKING_RULES: readonly RuleId[] = [
  'loc-missing',
  'loc-not-absolute',
  'loc-invalid',
  'loc-too-long',
  'loc-duplicate',
];

/** The flag bits of the blocking rules. */
export const BLOCKING_FLAGS = BLOCKING_RULES.reduce(
  (flags, rule) => flags | (1 << RULE_IDS.indexOf(rule)),
  0,
);

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

  /** Rows with blocking flags count once each, for the first of them. */
  addBlocked(flags: number, count = 1): void {
    const blocking = flags & BLOCKING_FLAGS;
    this.add(RULE_IDS[31 - Math.clz32(blocking & -blocking)] ?? 'loc-invalid', 'url', count);
  }

  list(): LeftOut[] {
    return Array.from(this.#counts.values(), (entry) => ({ ...entry }));
  }
}
