// Tells whether the last line of a list, which no line end follows, looks like a part of an address: by the form that all
// addresses before it share. It reads no lines.

/** Addresses that are kept of the beginning, and of the end. */
const KEPT = 1_000;
/** So many addresses that are all alike have a form. */
const MIN_ALIKE = 3;
/** What is shorter than this part of the shortest is far shorter. */
const FAR_SHORTER = 0.5;

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

  /** True for a scheme and a host, and nothing else, that another address has. */
  knowsHost(loc: string): boolean {
    return [...this.#first, ...this.#recent].some((other) => other === loc || other.startsWith(`${loc}/`));
  }

  /**
   * True for half an escape, and for a path that is far shorter than those of all others, where these have one form: as
   * many parts, or the same end. A home page is short and whole.
   */
  looksCut(loc: string): boolean {
    if (/%[\da-f]?$/i.test(loc)) return true;
    const path = pathOf(loc);
    const seen = [...this.#first, ...this.#recent];
    if (path.length <= 1 || seen.length < MIN_ALIKE || seen.includes(loc)) return false;
    if (!seen.every((other) => path.length < pathOf(other).length * FAR_SHORTER)) return false;
    const [parts, end] = [partsOf(seen[0] ?? ''), endOf(seen[0] ?? '')];
    if (partsOf(loc) < parts && seen.every((other) => partsOf(other) === parts)) return true;
    return end !== null && !loc.endsWith(end) && seen.every((other) => other.endsWith(end));
  }
}

function pathOf(loc: string): string {
  return loc.replace(/^https?:\/\/[^/?#]*/i, '');
}

function partsOf(loc: string): number {
  return loc.split('/').length;
}

/** What an address may have to end with like its neighbours: a slash, or a file's extension. */
function endOf(loc: string): string | null {
  return /(?:\/|\.[a-z]{1,5}\d?)$/i.exec(pathOf(loc))?.[0] ?? null;
}
