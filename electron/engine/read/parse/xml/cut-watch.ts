// Tells whether the last line of a list, which no line end follows, looks like a part of an address, or can't be one:
// by the addresses before it. A list has no other end mark. It reads no lines.

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
  /** The last two. */
  #before: readonly [string, string] = ['', ''];

  /** An address that a line end follows. */
  saw(loc: string): void {
    if (this.#first.length < KEPT) this.#first.push(loc);
    else this.#recent[this.#next++ % KEPT] = loc;
    this.#before = [this.#before[1], loc];
  }

  /**
   * True for the beginning of another address, half an escape, an end unlike that of all others, and an address that
   * is shorter than all others where those are alike.
   */
  looksCut(loc: string): boolean {
    if (/%[\da-f]?$/i.test(loc)) return true;
    const seen = this.#seen();
    // Also where it is in the list itself: /page-1 may be the half of a /page-10, and is there already.
    if (seen.some((other) => other.length > loc.length && other.startsWith(loc))) return true;
    if (seen.includes(loc)) return false;
    const end = endOf(seen[0] ?? '');
    const enough = end === '/' || end === null ? MIN_ALIKE : MIN_NAMED_ALIKE;
    if (seen.length < enough) return false;
    if (end !== null && !loc.endsWith(end) && seen.every((other) => other.endsWith(end))) return true;
    return seen.length >= MIN_ALIKE && this.#isShort(loc, seen);
  }

  /**
   * True where a cut would hardly have left it: it counts on from the two before it, is as long as many that are all
   * of one length, or ends as all others do.
   */
  looksWhole(loc: string): boolean {
    const [first, second] = this.#before;
    if (countsOn(first, second) && countsOn(second, loc)) return true;
    const seen = this.#seen();
    if (seen.length >= MANY && seen.every((other) => other.length === loc.length)) return true;
    const end = endOf(seen[0] ?? '');
    if (end === null || seen.length < MIN_ALIKE) return false;
    // A cut behind a folder ends in a slash too, so that there the folders count as well.
    return [...seen, loc].every(
      (other) => other.endsWith(end) && (end !== '/' || partsOf(other) === partsOf(seen[0] ?? '')),
    );
  }

  #seen(): readonly string[] {
    return [...this.#first, ...this.#recent];
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

/** True where one number of the second is one more than in the first, and all else is the same. */
function countsOn(first: string, second: string): boolean {
  const before = first.split(NUMBERS);
  const after = second.split(NUMBERS);
  const [at, ...others] = after.flatMap((part, i) => (part === before[i] ? [] : [i]));
  if (at === undefined || others.length > 0 || before.length !== after.length || at % 2 === 0) return false;
  return BigInt(after[at] ?? '') === BigInt(before[at] ?? '') + 1n;
}

/** Splits so that each second part is a number. */
const NUMBERS = /(\d+)/;

function partsOf(loc: string): number {
  return loc.split('/').length;
}

/** What an address may have to end with like its neighbours: a slash, or a file's extension. */
function endOf(loc: string): string | null {
  return /(?:\/|\.[a-z]{1,5}\d?)$/i.exec(loc.replace(/^https?:\/\/[^/]*$/i, ''))?.[0] ?? null;
}
