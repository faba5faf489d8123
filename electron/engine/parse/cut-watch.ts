// Tells whether the last line of a list, which no line end follows, looks like a part of an address: by the addresses
// before it. A list has no other end mark, and most lists without a last line end are whole. It reads no lines.

/** Addresses that are kept of the beginning, and of the end. */
const KEPT = 1_000;
/** So many addresses that are all alike make another one look cut. */
const MIN_ALIKE = 3;
/** Of so many, it hardly happens that the last is the shortest. */
const MANY = 20;
/** The same where they end like files. */
const MIN_NAMED_ALIKE = 2;

/** Memory: 2,000 addresses. */
export class CutWatch {
  readonly #first: string[] = [];
  readonly #recent: string[] = [];
  #next = 0;

  /** An address that a line end follows. */
  saw(loc: string): void {
    if (this.#first.length < KEPT) this.#first.push(loc);
    else this.#recent[this.#next++ % KEPT] = loc;
  }

  /**
   * True for the beginning of another address, half an escape, an end unlike that of all others, and an address that
   * is shorter than all others where those are alike.
   */
  looksCut(loc: string): boolean {
    if (/%[\da-f]?$/i.test(loc)) return true;
    const seen = [...this.#first, ...this.#recent];
    // Also where it is in the list itself: /page-1 may be the half of a /page-10, and is there already.
    if (seen.some((other) => other.length > loc.length && other.startsWith(loc))) return true;
    if (seen.includes(loc)) return false;
    const end = endOf(seen[0] ?? '');
    const enough = end === '/' || end === null ? MIN_ALIKE : MIN_NAMED_ALIKE;
    if (seen.length < enough) return false;
    if (end !== null && !loc.endsWith(end) && seen.every((other) => other.endsWith(end))) return true;
    return seen.length >= MIN_ALIKE && this.#isShort(loc, seen);
  }

  /** Fewer parts than all others have; fewer characters where all others have as many, or where they are many. */
  #isShort(loc: string, seen: readonly string[]): boolean {
    const parts = partsOf(loc);
    if (seen.every((other) => partsOf(other) > parts)) return true;
    const length = seen[0]?.length ?? 0;
    if (seen.length >= MANY) return seen.every((other) => other.length > loc.length);
    return loc.length < length && seen.every((other) => other.length === length);
  }
}

function partsOf(loc: string): number {
  return loc.split('/').length;
}

/** What an address may have to end with like its neighbours: a slash, or a file's extension. */
function endOf(loc: string): string | null {
  return /(?:\/|\.[a-z]{1,5}\d?)$/i.exec(loc.replace(/^https?:\/\/[^/]*$/i, ''))?.[0] ?? null;
}
