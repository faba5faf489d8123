// The places in a sorted list where rows of one rank end and those of the next begin, a bit for each.

export class GroupEnds {
  readonly #bits: Uint32Array;

  constructor(rows: number) {
    this.#bits = new Uint32Array((rows >>> 5) + 1);
  }

  /** Notes that groups end before these places; the same place may come again. */
  note(places: Uint32Array): void {
    for (const place of places)
      this.#bits[place >>> 5] = (this.#bits[place >>> 5] ?? 0) | (1 << (place & 31));
  }

  /** Whether a group ends before this place. */
  has(place: number): boolean {
    return (((this.#bits[place >>> 5] ?? 0) >>> (place & 31)) & 1) === 1;
  }
}
