// Bounds what a document may cost for what it holds: tags without an address, and errors. It reads nothing.

/** Errors in one file, beside those of its entries: each bare & is one, and an address may have dozens. */
const MAX_ERRORS = 250_000;
const MAX_ERRORS_PER_ENTRY = 100;
/** Tags, texts and references since the last entry with an address; an honest one has some thousands. */
const MAX_PARTS_WITHOUT_ENTRY = 500_000;

export class WorkBounds {
  /** Errors so far. */
  errors = 0;
  /** Tags, texts and references since the last entry with an address. */
  parts = 0;
  #found = 0;

  /** Counts one more part, with the addresses found so far. Code and message of what is too much, else null. */
  check(found: number): readonly [code: string, message: string] | null {
    this.parts = found === this.#found ? this.parts + 1 : 0;
    this.#found = found;
    if (this.parts > MAX_PARTS_WITHOUT_ENTRY)
      return ['xml-no-content', `${MAX_PARTS_WITHOUT_ENTRY} tags and texts hold no address.`];
    if (this.errors > MAX_ERRORS + found * MAX_ERRORS_PER_ENTRY)
      return ['xml-too-damaged', `The XML is not well-formed in ${this.errors} places.`];
    return null;
  }
}
