// Numbers 53-bit hashes as they come: 0, 1, 2, … It is a hash table over typed arrays and keeps no text.

const FIRST_SLOTS = 4_096;
/** Fuller than this, looking a hash up takes too many tries. */
const LOAD = 0.7;

/** About 17 to 35 bytes a hash. */
export class HashNumbers {
  #slots = FIRST_SLOTS;
  #hashes = new Float64Array(FIRST_SLOTS);
  /** The number + 1; 0 = a free slot. */
  #numbers = new Uint32Array(FIRST_SLOTS);
  size = 0;

  /** The number of a hash: that of before, or the next one. */
  numberOf(hash: number): number {
    const slot = this.#slotOf(hash);
    const known = this.#numbers[slot] ?? 0;
    if (known !== 0) return known - 1;
    this.#hashes[slot] = hash;
    this.#numbers[slot] = ++this.size;
    if (this.size > this.#slots * LOAD) this.#grow();
    return this.size - 1;
  }

  #slotOf(hash: number): number {
    const mask = this.#slots - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      if (this.#numbers[slot] === 0 || this.#hashes[slot] === hash) return slot;
    }
  }

  #grow(): void {
    const [hashes, numbers] = [this.#hashes, this.#numbers];
    this.#slots *= 2;
    this.#hashes = new Float64Array(this.#slots);
    this.#numbers = new Uint32Array(this.#slots);
    for (let i = 0; i < numbers.length; i++) {
      const number = numbers[i] ?? 0;
      if (number === 0) continue;
      const slot = this.#slotOf(hashes[i] ?? 0);
      this.#hashes[slot] = hashes[i] ?? 0;
      this.#numbers[slot] = number;
    }
  }
}
