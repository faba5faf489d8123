// A list of whole numbers that grows. It knows not what they count.

export class GrowingNumbers {
  length = 0;
  #numbers = new Uint32Array(1_024);

  push(n: number): void {
    if (this.length === this.#numbers.length) {
      const larger = new Uint32Array(this.length * 2);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.length++] = n;
  }

  /** What is there now, without a copy. */
  view(): Uint32Array {
    return this.#numbers.subarray(0, this.length);
  }
}
