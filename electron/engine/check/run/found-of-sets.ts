// What rules across rows find, for all rows of a check before any flag is written: so each row is written once. It judges
// nothing.
import { ruleMask, RuleSets, type RuleMask } from '../../rows/rule-sets.ts';

const DUPLICATE = ruleMask('loc-duplicate');

/** Memory: four bytes and a bit an id. */
export class FoundOfSets {
  /** A bit an id: 1 for rows that repeat the address of an earlier one. */
  readonly repeated: Uint8Array;
  readonly #enabled: RuleMask;
  readonly #sets = new RuleSets();
  readonly #numbers: Uint32Array;

  /** `enabled`: rules that are not among these are not kept. */
  constructor(lastId: number, enabled: RuleMask) {
    this.repeated = new Uint8Array((lastId >>> 3) + 1);
    this.#numbers = new Uint32Array(lastId + 1);
    this.#enabled = enabled;
  }

  add(id: number, mask: RuleMask): void {
    if (mask === 0n) return;
    if ((mask & DUPLICATE) !== 0n) this.repeated[id >>> 3] = (this.repeated[id >>> 3] ?? 0) | (1 << (id & 7));
    this.#numbers[id] = this.#sets.idOf((this.maskOf(id) | mask) & this.#enabled);
  }

  maskOf(id: number): RuleMask {
    return this.#sets.maskOf(this.#numbers[id] ?? 0);
  }
}
