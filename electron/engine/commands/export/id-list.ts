// Lists of row ids: those that stay, merged, compared. It knows no rows.
import { GrowingNumbers } from '../../../../shared/model/growing-numbers.ts';
import { RowIds, sameIds } from '../../../../shared/model/row-ids.ts';

/** Those of a list that stay in it, told in order, and others that come to it: mostly all stay, and nothing is copied. */
export class StayingRows {
  readonly #all: RowIds;
  /** How many stay from the first on, without a gap. */
  #staying = 0;
  #list: GrowingNumbers | null = null;

  constructor(all: RowIds) {
    this.#all = all;
  }

  add(id: number): void {
    if (!this.#list && this.#all.idAt(this.#staying) === id) this.#staying++;
    else this.#gathered().push(id);
  }

  /** Those of a whole file, before any other. */
  addFile(ids: RowIds): void {
    if (ids === this.#all) this.#staying = ids.length;
    else this.addAll(ids.list());
  }

  addAll(ids: Uint32Array): void {
    const next = this.#all.slice(this.#staying, this.#staying + ids.length);
    if (!this.#list && sameIds(next, ids)) this.#staying += ids.length;
    else this.#gathered().pushAll(ids);
  }

  /** All of them so far, sorted; where all stay and no other came, these themselves. */
  ascending(): RowIds {
    if (this.#list) return RowIds.of(ascending(this.#list));
    return this.#staying === this.#all.length
      ? this.#all
      : RowIds.of(this.#all.slice(0, this.#staying).slice());
  }

  #gathered(): GrowingNumbers {
    if (!this.#list) {
      this.#list = new GrowingNumbers(this.#all.length);
      this.#list.pushAll(this.#all.slice(0, this.#staying));
    }
    return this.#list;
  }
}

/** All numbers of a list so far, sorted. */
export function ascending(list: GrowingNumbers): Uint32Array {
  const ids = list.view().slice();
  return isAscending(ids) ? ids : ids.sort();
}

function isAscending(ids: Uint32Array): boolean {
  for (let i = 1; i < ids.length; i++) if ((ids[i] ?? 0) < (ids[i - 1] ?? 0)) return false;
  return true;
}

/** All ids of two ascending lists, ascending. */
export function mergeIds(a: Uint32Array, b: Uint32Array): Uint32Array {
  if (b.length === 0) return a;
  if (a.length === 0) return b;
  const all = new Uint32Array(a.length + b.length);
  for (let i = 0, k = 0, at = 0; at < all.length; at++) {
    all[at] = (a[i] ?? Infinity) <= (b[k] ?? Infinity) ? (a[i++] ?? 0) : (b[k++] ?? 0);
  }
  return all;
}
