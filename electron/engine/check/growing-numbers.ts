// Lists of numbers that grow without an object a number. Nothing here knows what they mean.

/** Whole numbers from 0 to 2³² - 1; 4 bytes each, at most twice that while growing. */
export class GrowingNumbers {
  #items = new Uint32Array(1_024);
  length = 0;

  push(value: number): void {
    if (this.length === this.#items.length) {
      const larger = new Uint32Array(this.length * 2);
      larger.set(this.#items);
      this.#items = larger;
    }
    this.#items[this.length++] = value;
  }

  at(index: number): number {
    return this.#items[index] ?? 0;
  }

  set(index: number, value: number): void {
    this.#items[index] = value;
  }

  /** The numbers so far; a view that is no longer followed once the list grows. */
  read(): Uint32Array {
    return this.#items.subarray(0, this.length);
  }
}
