// Numbers the sets of languages that clusters have: among millions of clusters only few sets occur.

export class LanguageSets {
  readonly #numbers = new Map<string, number>();
  readonly #sets: (readonly string[])[] = [];

  /** The number of a set; the codes in any order, each once. */
  numberOf(codes: Iterable<string>): number {
    const sorted = [...codes].sort();
    const key = sorted.join(' ');
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.#sets.length;
      this.#numbers.set(key, number);
      this.#sets.push(sorted);
    }
    return number;
  }

  all(): readonly (readonly string[])[] {
    return this.#sets;
  }
}
