// Different values by number, as they come up. It forgets none.

/** Numbers are those of the order in which keys came, from 0 on; values of one key are one. */
export class ValuesByNumber<K, T> {
  readonly values: T[] = [];
  readonly #numbers = new Map<K, number>();

  /** `valueOf` is asked where the key has no number yet. */
  numberOf(key: K, valueOf: (key: K) => T): number {
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.values.push(valueOf(key)) - 1;
    this.#numbers.set(key, number);
    return number;
  }
}
