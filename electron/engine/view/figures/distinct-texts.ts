// Counts different texts by their hashes, in bounded memory. It keeps no text.
import { DISTINCT_AT_MOST } from '../../../../shared/model/rows/column-figures.ts';

/** Stands behind each text: no XML may have it. */
export const TEXT_END = 31;

/** Two multipliers, one for each half of a hash. */
const LOW = 0x01000193;
const HIGH = 0x5bd1e995;

/**
 * Texts are told apart by hashes of 53 bits: of a million different ones, two have the same in one of 20,000 counts, which
 * is then too low by one.
 */
export class DistinctTexts {
  readonly #atMost: number;
  readonly #hashes = new Set<number>();
  #more = false;

  constructor(atMost = DISTINCT_AT_MOST) {
    this.#atMost = atMost;
  }

  get size(): number {
    return this.#hashes.size;
  }

  /** There are more than are counted. */
  get more(): boolean {
    return this.#more;
  }

  /** Notes the texts of a block in UTF-8, with TEXT_END behind each. */
  add(bytes: Uint8Array): void {
    let low = 0;
    let high = 0;
    for (let at = 0; at < bytes.length; at++) {
      const byte = bytes[at] ?? 0;
      if (byte === TEXT_END) {
        this.#note((low >>> 0) + (high & 0x1fffff) * 2 ** 32);
        low = high = 0;
      } else {
        low = Math.imul(low ^ byte, LOW) + 1;
        high = Math.imul(high ^ byte ^ (high >>> 15), HIGH) + 1;
      }
    }
  }

  #note(hash: number): void {
    if (this.#hashes.size < this.#atMost) this.#hashes.add(hash);
    else if (!this.#hashes.has(hash)) this.#more = true;
  }
}
