// Bounds what a document may cost for what it holds: tags without an address, and errors. It reads nothing.
import { reason, type ErrorReason } from '../../../../shared/contract/error-texts.ts';

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

  /** Counts one more part, with the addresses found so far. What is too much, else null. */
  check(found: number): ErrorReason | null {
    this.parts = found === this.#found ? this.parts + 1 : 0;
    this.#found = found;
    if (this.parts > MAX_PARTS_WITHOUT_ENTRY)
      return reason('xml-no-content', { max: MAX_PARTS_WITHOUT_ENTRY });
    if (this.errors > MAX_ERRORS + found * MAX_ERRORS_PER_ENTRY)
      return reason('xml-too-damaged', { errors: this.errors });
    return null;
  }
}
