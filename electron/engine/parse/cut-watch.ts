// Tells whether the last line of a list, which no line end follows, looks like a part of an address: by the addresses
// before it. A list has no other end mark, and most lists without a last line end are whole. It reads no lines.

/** Addresses that are kept of the beginning, and of the end. */
const KEPT = 1_000;
/** So many addresses that all end in one way make another end look cut. */
const MIN_ALIKE = 3;

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

  /** True for the beginning of another address, half an escape, and an end unlike that of all others. */
  looksCut(loc: string): boolean {
    if (/%[\da-f]?$/i.test(loc)) return true;
    const seen = [...this.#first, ...this.#recent];
    if (seen.includes(loc)) return false;
    if (seen.some((other) => other.length > loc.length && other.startsWith(loc))) return true;
    const end = endOf(seen[0] ?? '');
    return (
      end !== null && seen.length >= MIN_ALIKE && !loc.endsWith(end) && seen.every((o) => o.endsWith(end))
    );
  }
}

/** What an address may have to end with like its neighbours: a slash, or a file's extension. */
function endOf(loc: string): string | null {
  return /(?:\/|\.[a-z]{1,5}\d?)$/i.exec(loc.replace(/^https?:\/\/[^/]*$/i, ''))?.[0] ?? null;
}
