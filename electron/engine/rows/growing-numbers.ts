// A list of whole numbers that grows: packed, as a million of them as values would cost the collector more than the work
// with them. It knows not what they count.

const FIRST_SIZE = 1_024;

/** Whole numbers from 0 to 2³² - 1. Memory: 4 bytes each, at most twice that while it grows. */
export class GrowingNumbers {
  length = 0;
  #numbers: Uint32Array;

  /** `size`: about how many they will be. */
  constructor(size = FIRST_SIZE) {
    this.#numbers = new Uint32Array(Math.max(1, size));
  }

  push(n: number): void {
    if (this.length === this.#numbers.length) this.#grow(this.length + 1);
    this.#numbers[this.length++] = n;
  }

  pushAll(numbers: Uint32Array): void {
    const length = this.length + numbers.length;
    if (length > this.#numbers.length) this.#grow(length);
    this.#numbers.set(numbers, this.length);
    this.length = length;
  }

  at(index: number): number {
    return this.#numbers[index] ?? 0;
  }

  set(index: number, n: number): void {
    this.#numbers[index] = n;
  }

  /** The numbers so far, without a copy; no longer followed once the list grows. */
  view(): Uint32Array {
    return this.#numbers.subarray(0, this.length);
  }

  #grow(needed: number): void {
    const larger = new Uint32Array(Math.max(needed, this.#numbers.length * 2));
    larger.set(this.#numbers);
    this.#numbers = larger;
  }
}
