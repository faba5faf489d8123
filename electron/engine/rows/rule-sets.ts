// Numbers the different sets of rules that rows break: among millions of rows only few sets occur, so that a row holds
// one small number for any count of rules, and 0 where it breaks none. It judges nothing and stores nothing.
import type { LeftOutReason } from '../../../shared/model/overview.ts';
import { BLOCKING_RULES, RULE_IDS, type RuleId } from '../../../shared/model/rule.ts';

/** A set of rules; bit n = RULE_IDS[n]. Lives in memory only: files hold the names. */
export type RuleMask = bigint;

const PLACES = new Map<string, number>(RULE_IDS.map((id, place) => [id, place]));

/** The mask of these rules; names that are no rule (of another version) are passed over. */
export function ruleMask(...rules: readonly string[]): RuleMask {
  return rules.reduce((mask, rule) => {
    const place = PLACES.get(rule);
    return place === undefined ? mask : mask | (1n << BigInt(place));
  }, 0n);
}

/** The rules of a mask, in the order of RULE_IDS. */
export function rulesIn(mask: RuleMask): RuleId[] {
  return mask === 0n ? [] : RULE_IDS.filter((_, place) => ((mask >> BigInt(place)) & 1n) === 1n);
}

/** The lowest bits of a number: 0 where rows with this set can be exported, else the place of the blocking rule. */
export const BLOCKING_BITS = 7;

/** The first blocking rule in the set of this number, or null. */
export function blockingRule(id: number): (typeof BLOCKING_RULES)[number] | null {
  return BLOCKING_RULES[(id & BLOCKING_BITS) - 1] ?? null;
}

/** Why no export writes a row with this set of rules, or null. The one place that says it, but for SQL. */
export function leftOutReason(included: boolean, issues: number): LeftOutReason | null {
  if (!included) return 'excluded';
  return (issues & BLOCKING_BITS) === 0 ? null : (blockingRule(issues) ?? 'loc-invalid');
}

/** A set that is numbered already. */
export interface KnownRuleSet {
  readonly id: number;
  readonly rules: readonly string[];
}

/** Memory: about 200 bytes a different set. */
export class RuleSets {
  readonly #keep: (id: number, rules: readonly RuleId[]) => void;
  readonly #ids = new Map<RuleMask, number>();
  readonly #masks = new Map<number, RuleMask>();
  readonly #rules = new Map<number, readonly RuleId[]>();
  readonly #replaced = new Map<RuleMask, Map<number, number>>();
  #next = 1;

  /** `keep` is told of each new number, before it is given out. */
  constructor(
    known: Iterable<KnownRuleSet> = [],
    keep: (id: number, rules: readonly RuleId[]) => void = () => undefined,
  ) {
    this.#keep = keep;
    this.reload(known);
  }

  /** Forgets all numbers but these. */
  reload(known: Iterable<KnownRuleSet>): void {
    this.#ids.clear();
    this.#masks.clear();
    this.#rules.clear();
    this.#replaced.clear();
    this.#next = 1;
    for (const { id, rules } of known) this.#add(id, ruleMask(...rules));
  }

  /** The number of a set. */
  idOf(mask: RuleMask): number {
    if (mask === 0n) return 0;
    const known = this.#ids.get(mask);
    if (known !== undefined) return known;
    const id = this.#next * (BLOCKING_BITS + 1) + blockingPlace(mask);
    this.#keep(id, rulesIn(mask));
    this.#add(id, mask);
    return id;
  }

  /** The set of a number; an unknown number stands for no rule. */
  maskOf(id: number): RuleMask {
    return id === 0 ? 0n : (this.#masks.get(id) ?? 0n);
  }

  rulesOf(id: number): readonly RuleId[] {
    if (id === 0) return [];
    let rules = this.#rules.get(id);
    if (!rules) {
      rules = rulesIn(this.maskOf(id));
      this.#rules.set(id, rules);
    }
    return rules;
  }

  has(id: number, rule: RuleId): boolean {
    return id !== 0 && this.rulesOf(id).includes(rule);
  }

  /** The number of `before` with the rules of `part` as in `after`, and all others as they were. */
  replace(before: number, after: number, part: RuleMask): number {
    if (before === 0) return after;
    let known = this.#replaced.get(part);
    if (!known) this.#replaced.set(part, (known = new Map<number, number>()));
    // Two numbers below 2 ** 26 make one exact key.
    const key = before * 0x400_0000 + after;
    let id = known.get(key);
    if (id === undefined) {
      id = this.idOf((this.maskOf(before) & ~part) | this.maskOf(after));
      known.set(key, id);
    }
    return id;
  }

  #add(id: number, mask: RuleMask): void {
    // Of sets that became the same when a rule went, the first is used; the others stay readable.
    if (!this.#ids.has(mask) && mask !== 0n) this.#ids.set(mask, id);
    this.#masks.set(id, mask);
    this.#next = Math.max(this.#next, Math.floor(id / (BLOCKING_BITS + 1)) + 1);
  }
}

const BLOCKING_MASKS = BLOCKING_RULES.map((rule) => ruleMask(rule));

/** 1 for the first of the blocking rules, and so on; 0 for none. */
function blockingPlace(mask: RuleMask): number {
  return BLOCKING_MASKS.findIndex((blocking) => (mask & blocking) !== 0n) + 1;
}
