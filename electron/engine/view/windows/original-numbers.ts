// Which number a row has where all rows stand in their own order, unsorted and unfiltered. It reads no row.
import { placeOf } from '../../../../shared/model/first-place.ts';
import { arrangeIds, type PlacedBlock } from '../sort/arrange-ids.ts';

/**
 * Numbers from 1 on. Where nothing was inserted between other rows they are found by halving, without any memory of
 * their own; else they take 8 bytes a row, and the time of a copy once.
 */
export class RowNumbers {
  readonly #ids: Uint32Array;
  readonly #arranged: Uint32Array;
  /** The places in the order of the rows by place among the ascending ids; null where both are the same. */
  readonly #places: Uint32Array | null;

  /** `ids`: all rows, ascending; nobody may change them. `blocks` as readBlocks gives them. */
  constructor(ids: Uint32Array, blocks: readonly PlacedBlock[]) {
    this.#ids = ids;
    this.#arranged = arrangeIds(ids, blocks);
    this.#places = this.#arranged === ids ? null : placesIn(this.#arranged, ids);
  }

  /** Null where the row is none of them. */
  numberOf(id: number): number | null {
    const at = placeOf(this.#ids, id);
    if (this.#ids[at] !== id) return null;
    return (this.#places?.[at] ?? at) + 1;
  }

  /** The row with a number, or null. */
  idOf(number: number): number | null {
    return this.#arranged[number - 1] ?? null;
  }
}

function placesIn(arranged: Uint32Array, ids: Uint32Array): Uint32Array {
  const places = new Uint32Array(ids.length);
  let at = 0;
  for (let place = 0; place < arranged.length; place++) {
    const id = arranged[place] ?? 0;
    // Mostly a row stands right behind the one before it.
    at = ids[at + 1] === id ? at + 1 : placeOf(ids, id);
    places[at] = place;
  }
  return places;
}
