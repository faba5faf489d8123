// Numbers the lists of language codes as rows write them, and counts their rows: among millions of rows few lists occur.
import type { AlternateEntry } from '../../../../shared/model/rows/extensions.ts';
import type { LanguageSets } from '../language-sets.ts';

/** The codes of the links of a row, in their order. */
export interface CodeList {
  /** In small letters. */
  readonly codes: readonly string[];
  /** The number of their set, where no code has two addresses. */
  readonly set: number;
}

/** Memory: some hundred bytes a different list. */
export class WrittenCodes {
  readonly #sets: LanguageSets;
  readonly #numbers = new Map<string, number>();
  readonly #lists: CodeList[] = [];
  readonly #written: (readonly string[])[] = [];
  readonly #rows: number[] = [];
  #last = 0;

  constructor(sets: LanguageSets) {
    this.#sets = sets;
  }

  /** The number of the list that these links make. */
  numberOf(links: readonly AlternateEntry[]): number {
    // Neighbours mostly have the same codes.
    const before = this.#written[this.#last];
    if (before?.length === links.length && links.every(({ hreflang }, i) => hreflang === before[i]))
      return this.#last;
    let key = '';
    for (const { hreflang } of links) key += `${hreflang}\n`;
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.#lists.length;
      const written = links.map(({ hreflang }) => hreflang);
      const codes = written.map((code) => code.toLowerCase());
      this.#numbers.set(key, number);
      this.#lists.push({ codes, set: this.#sets.numberOf(new Set(codes)) });
      this.#written.push(written);
      this.#rows.push(0);
    }
    this.#last = number;
    return number;
  }

  list(number: number): CodeList {
    return this.#lists[number] ?? { codes: [], set: this.#sets.numberOf([]) };
  }

  /** Counts a row with this list. */
  count(number: number): void {
    this.#rows[number] = (this.#rows[number] ?? 0) + 1;
  }

  /** How many links of the counted rows write a code just so. */
  spellings(): Map<string, number> {
    const found = new Map<string, number>();
    this.#written.forEach((codes, number) => {
      for (const code of codes) found.set(code, (found.get(code) ?? 0) + (this.#rows[number] ?? 0));
    });
    return found;
  }
}
