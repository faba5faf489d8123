// The differences of a comparison as columns of numbers, 11 bytes each. It knows no values.
import { DIFFERENCE_KINDS, type DifferenceKind } from '../../../../shared/model/comparison.ts';

export interface DifferenceNumbers {
  readonly kind: DifferenceKind;
  readonly fields: number;
  /** The rows by their numbers; null where there is none. */
  readonly before: number | null;
  readonly after: number | null;
}

export class DifferenceColumns {
  count = 0;
  readonly #kind: Uint8Array;
  readonly #fields: Uint16Array;
  /** From 1; 0 = none. */
  readonly #before: Uint32Array;
  readonly #after: Uint32Array;

  /** `most` = how many there can be. */
  constructor(most: number) {
    this.#kind = new Uint8Array(most);
    this.#fields = new Uint16Array(most);
    this.#before = new Uint32Array(most);
    this.#after = new Uint32Array(most);
  }

  add(kind: DifferenceKind, fields: number, before: number | null, after: number | null): void {
    const i = this.count++;
    this.#kind[i] = DIFFERENCE_KINDS.indexOf(kind);
    this.#fields[i] = fields;
    this.#before[i] = before === null ? 0 : before + 1;
    this.#after[i] = after === null ? 0 : after + 1;
  }

  at(i: number): DifferenceNumbers {
    return {
      kind: DIFFERENCE_KINDS[this.#kind[i] ?? 0] ?? 'changed',
      fields: this.#fields[i] ?? 0,
      before: this.#before[i] ? this.#before[i] - 1 : null,
      after: this.#after[i] ? this.#after[i] - 1 : null,
    };
  }

  isKind(kind: DifferenceKind): (i: number) => boolean {
    const code = DIFFERENCE_KINDS.indexOf(kind);
    return (i) => this.#kind[i] === code;
  }

  hasField(bit: number): (i: number) => boolean {
    return (i) => ((this.#fields[i] ?? 0) & bit) !== 0;
  }
}
