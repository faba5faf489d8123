// Lists of row ids as packed numbers: gathered, merged, compared. A list of a million numbers as values would cost the
// collector more than the work with them. It knows no rows.

const FIRST_SIZE = 256;

/** Ids that are gathered one by one, or many at a time. Memory: 8 bytes an id at most. */
export class IdList {
  #ids: Uint32Array;
  #count = 0;

  /** `size`: about how many they will be. */
  constructor(size = FIRST_SIZE) {
    this.#ids = new Uint32Array(size);
  }

  add(id: number): void {
    this.#makeRoom(1);
    this.#ids[this.#count++] = id;
  }

  addAll(ids: Uint32Array): void {
    this.#makeRoom(ids.length);
    this.#ids.set(ids, this.#count);
    this.#count += ids.length;
  }

  /** All of them so far, sorted. */
  ascending(): Uint32Array {
    const ids = this.#ids.slice(0, this.#count);
    return isAscending(ids) ? ids : ids.sort();
  }

  #makeRoom(count: number): void {
    const needed = this.#count + count;
    if (needed <= this.#ids.length) return;
    const larger = new Uint32Array(Math.max(needed, this.#ids.length * 2));
    larger.set(this.#ids.subarray(0, this.#count));
    this.#ids = larger;
  }
}

/** Those of a list that stay in it, told in order, and others that come to it: mostly all stay, and nothing is copied. */
export class StayingRows {
  readonly #all: Uint32Array;
  /** How many stay from the first on, without a gap. */
  #staying = 0;
  #list: IdList | null = null;

  /** `all`: ascending. */
  constructor(all: Uint32Array) {
    this.#all = all;
  }

  add(id: number): void {
    if (!this.#list && this.#all[this.#staying] === id) this.#staying++;
    else this.#gathered().add(id);
  }

  addAll(ids: Uint32Array): void {
    const next = this.#all.subarray(this.#staying, this.#staying + ids.length);
    if (!this.#list && sameIds(next, ids)) this.#staying += ids.length;
    else this.#gathered().addAll(ids);
  }

  /** All of them so far, sorted; where all stay and no other came, the list itself. */
  ascending(): Uint32Array {
    if (this.#list) return this.#list.ascending();
    return this.#staying === this.#all.length ? this.#all : this.#all.slice(0, this.#staying);
  }

  #gathered(): IdList {
    if (!this.#list) {
      this.#list = new IdList(this.#all.length);
      this.#list.addAll(this.#all.subarray(0, this.#staying));
    }
    return this.#list;
  }
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

/** Whether both have the same ids in the same order. */
export function sameIds(a: Uint32Array, b: Uint32Array): boolean {
  if (a.length !== b.length) return false;
  if (a.buffer === b.buffer && a.byteOffset === b.byteOffset) return true;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
