// Different values by number, as they come up. It forgets none.

/** Numbers are those of the order in which values came, from 0 on. */
export class ValuesByNumber<T> {
  readonly values: T[] = [];
  readonly #keyOf: (value: T) => string | number;
  readonly #numbers = new Map<string | number, number>();

  /** Values of one key are one. */
  constructor(keyOf: (value: T) => string | number) {
    this.#keyOf = keyOf;
  }

  numberOf(value: T): number {
    const key = this.#keyOf(value);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.values.push(value) - 1;
    this.#numbers.set(key, number);
    return number;
  }
}
