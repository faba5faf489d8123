// Counts different texts by their hashes, in bounded memory. It keeps no text.
import { DISTINCT_AT_MOST } from '../../../shared/model/rows-figures.ts';

/** Stands behind each text: no XML may have it. */
export const TEXT_END = 31;

const FIRST_PLACES = 1 << 12;

/** Two multipliers, one for each half of a hash. */
const LOW = 0x01000193;
const HIGH = 0x5bd1e995;

/**
 * Texts are told apart by hashes of 53 bits: of a million different ones, two have the same in one of 20,000 counts, which
 * is then too low by one.
 */
export class DistinctTexts {
  readonly #atMost: number;
  /** Hashes at their places, or behind them; 0 = free. At most half of the places are taken. */
  #table = new Float64Array(FIRST_PLACES);
  #size = 0;
  #more = false;

  constructor(atMost = DISTINCT_AT_MOST) {
    this.#atMost = atMost;
  }

  get size(): number {
    return this.#size;
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
        this.#note((low >>> 0) + (high & 0x1fffff) * 2 ** 32 || 1);
        low = high = 0;
      } else {
        low = Math.imul(low ^ byte, LOW) + 1;
        high = Math.imul(high ^ byte ^ (high >>> 15), HIGH) + 1;
      }
    }
  }

  #note(hash: number): void {
    if (this.#more) return;
    const place = placeIn(this.#table, hash);
    if (this.#table[place] === hash) return;
    if (this.#size === this.#atMost) {
      this.#more = true;
      return;
    }
    this.#table[place] = hash;
    this.#size++;
    if (this.#size * 2 > this.#table.length) this.#grow();
  }

  #grow(): void {
    const larger = new Float64Array(this.#table.length * 2);
    for (const hash of this.#table) if (hash !== 0) larger[placeIn(larger, hash)] = hash;
    this.#table = larger;
  }
}

/** Where a hash stands, or the free place for it. */
function placeIn(table: Float64Array, hash: number): number {
  const mask = table.length - 1;
  let place = mixed(hash) & mask;
  for (let at = table[place]; at !== 0 && at !== hash; at = table[place]) place = (place + 1) & mask;
  return place;
}

/** Spreads hashes whose lower bits are alike. */
function mixed(hash: number): number {
  const low = hash >>> 0;
  const bits = Math.imul(low ^ (low >>> 15) ^ Math.floor(hash / 2 ** 32), 0x2c1b3c6d);
  return bits ^ (bits >>> 13);
}
