// An in-memory table from loc hash to row id for finding duplicates while loading. It never sees a loc's text.

const MIN_SLOTS = 1 << 12;

/** The share of slots that are taken at most: fuller, a search takes long, and emptier, ten million rows half a gigabyte. */
const FULL = 3 / 4;

/** Open addressing over typed arrays: 32 bytes a row at most, 16 mostly; equal hashes keep all their ids, in order of adding. */
export class LocIndex {
  #hashes: Float64Array;
  #ids: Uint32Array;
  #mask: number;
  #size = 0;

  constructor(expected: number) {
    let slots = MIN_SLOTS;
    while (slots * FULL < expected) slots *= 2;
    this.#hashes = new Float64Array(slots);
    this.#ids = new Uint32Array(slots);
    this.#mask = slots - 1;
  }

  get size(): number {
    return this.#size;
  }

  add(hash: number, id: number): void {
    if (this.#size >= this.#ids.length * FULL) this.#grow();
    this.#size++;
    this.#place(hash, id);
  }

  /** The first slot that holds an id of this hash, or -1. */
  find(hash: number): number {
    return this.#seek(hash, (hash >>> 0) & this.#mask);
  }

  /** The next slot after this one with the same hash, or -1. */
  next(hash: number, slot: number): number {
    return this.#seek(hash, (slot + 1) & this.#mask);
  }

  idAt(slot: number): number {
    return this.#ids[slot] ?? 0;
  }

  #seek(hash: number, from: number): number {
    for (let slot = from; this.#ids[slot] !== 0; slot = (slot + 1) & this.#mask) {
      if (this.#hashes[slot] === hash) return slot;
    }
    return -1;
  }

  #place(hash: number, id: number): void {
    let slot = (hash >>> 0) & this.#mask;
    while (this.#ids[slot] !== 0) slot = (slot + 1) & this.#mask;
    this.#hashes[slot] = hash;
    this.#ids[slot] = id;
  }

  #grow(): void {
    const hashes = this.#hashes;
    const ids = this.#ids;
    this.#hashes = new Float64Array(ids.length * 2);
    this.#ids = new Uint32Array(ids.length * 2);
    this.#mask = this.#ids.length - 1;
    // Runs of equal hashes keep their order when read from the first empty slot on.
    const start = Math.max(ids.indexOf(0), 0);
    for (let k = 0; k < ids.length; k++) {
      const slot = (start + k) & (ids.length - 1);
      const id = ids[slot] ?? 0;
      if (id !== 0) this.#place(hashes[slot] ?? 0, id);
    }
  }
}
