// Finds among many patterns with wildcards those whose rarest literal part stands in a path, in one pass over it: an
// automaton of Aho and Corasick over these parts. Only what it finds is matched in full.
import { continues, type RankedAlternative } from './compile-pattern.ts';

/** Parts are cut to this: more would hardly tell more paths apart, and the table would outgrow the processor's cache. */
const PART_LENGTH = 8;
/** Paths are percent-encoded, so that they have no other characters. */
const CHARACTERS = 128;

export class FragmentIndex {
  readonly #alternatives: readonly RankedAlternative[];
  /** For each character its column; 0 for those that no part has. */
  readonly #columns: Uint8Array;
  /** The next state for each state and column. */
  readonly #next: Uint16Array;
  readonly #width: number;
  /** From this state on a part ends in each. */
  readonly #firstFound: number;
  /** For those states the alternatives whose part ends there, by place. */
  readonly #found: readonly Int32Array[];
  /** The path in which an alternative was last asked. */
  readonly #asked: Uint32Array;
  #path = 0;

  /** In the order of their ranks; each has at least one literal part behind its beginning. */
  constructor(alternatives: readonly RankedAlternative[]) {
    this.#alternatives = alternatives;
    this.#asked = new Uint32Array(alternatives.length);
    const parts = rarestParts(alternatives);
    this.#columns = columnsOf(parts);
    this.#width = Math.max(...this.#columns) + 1;
    const states = parts.reduce((n, part) => n + part.length, 1);
    const next = new Int32Array(states * this.#width);
    const ends = insertParts(parts, next, this.#columns, this.#width);
    linkStates(next, this.#width, ends);
    // States in which a part ends come last: one comparison tells them.
    const order = ends
      .map((_, state) => state)
      .sort((a, b) => Number(isEnd(ends, a)) - Number(isEnd(ends, b)) || a - b);
    this.#firstFound = ends.filter((places) => places.length === 0).length;
    const numbers = new Uint16Array(ends.length);
    order.forEach((state, number) => (numbers[state] = number));
    this.#next = new Uint16Array(ends.length * this.#width);
    for (const [number, state] of order.entries()) {
      for (let column = 0; column < this.#width; column++) {
        this.#next[number * this.#width + column] = numbers[next[state * this.#width + column] ?? 0] ?? 0;
      }
    }
    this.#found = order.slice(this.#firstFound).map((state) => Int32Array.from(ends[state] ?? []).sort());
  }

  /**
   * Asks the alternatives that the text may match; their beginning ends at `from`. `best` = the
   * lowest rank so far for each group, which is brought down.
   */
  ask(text: string, from: number, best: Int32Array): void {
    const next = this.#next;
    const columns = this.#columns;
    const width = this.#width;
    const firstFound = this.#firstFound;
    this.#nextPath();
    let state = 0;
    for (let at = from; at < text.length; at++) {
      state = next[state * width + (columns[text.charCodeAt(at)] ?? 0)] ?? 0;
      if (state >= firstFound) this.#askFound(this.#found[state - firstFound], text, from, best);
    }
  }

  #askFound(places: Int32Array | undefined, text: string, from: number, best: Int32Array): void {
    if (!places) return;
    let least = 0;
    for (let group = 0; group < best.length; group++) least = Math.max(least, best[group] ?? 0);
    for (let i = 0; i < places.length; i++) {
      const place = places[i] ?? 0;
      const alternative = this.#alternatives[place];
      if (!alternative || this.#asked[place] === this.#path) continue;
      const { rank, groups } = alternative;
      // They come in the order of their ranks.
      if (rank >= least) return;
      this.#asked[place] = this.#path;
      for (const group of groups) {
        if (rank >= (best[group] ?? 0)) continue;
        if (!continues(alternative, text, from)) break;
        best[group] = rank;
      }
    }
  }

  #nextPath(): void {
    this.#path = (this.#path + 1) >>> 0;
    if (this.#path !== 0) return;
    this.#asked.fill(0);
    this.#path = 1;
  }
}

function isEnd(ends: readonly (readonly number[])[], state: number): boolean {
  return (ends[state]?.length ?? 0) > 0;
}

function columnsOf(parts: readonly string[]): Uint8Array {
  const columns = new Uint8Array(CHARACTERS);
  let count = 1;
  for (const part of parts) {
    for (let i = 0; i < part.length; i++) {
      const code = part.charCodeAt(i);
      if (columns[code] === 0) columns[code] = count++;
    }
  }
  return columns;
}

/** Gives for each state the places of the parts that end there. */
function insertParts(
  parts: readonly string[],
  next: Int32Array,
  columns: Uint8Array,
  width: number,
): number[][] {
  const ends: number[][] = [[]];
  for (const [place, part] of parts.entries()) {
    let state = 0;
    for (let i = 0; i < part.length; i++) {
      const cell = state * width + (columns[part.charCodeAt(i)] ?? 0);
      if (next[cell] === 0) next[cell] = ends.push([]) - 1;
      state = next[cell] ?? 0;
    }
    ends[state]?.push(place);
  }
  return ends;
}

/** Lets each state go on as the longest shorter one would, breadth first; what that finds is found here too. */
function linkStates(next: Int32Array, width: number, ends: readonly number[][]): void {
  const fallback = new Int32Array(ends.length);
  const waiting: number[] = [];
  for (let column = 1; column < width; column++) {
    const state = next[column] ?? 0;
    if (state !== 0) waiting.push(state);
  }
  for (const state of waiting) {
    const shorter = fallback[state] ?? 0;
    for (const place of ends[shorter] ?? []) ends[state]?.push(place);
    for (let column = 1; column < width; column++) {
      const cell = state * width + column;
      const onward = next[shorter * width + column] ?? 0;
      const longer = next[cell] ?? 0;
      if (longer === 0) {
        next[cell] = onward;
      } else {
        fallback[longer] = onward;
        waiting.push(longer);
      }
    }
  }
}

/** Of each alternative the literal part that fewest others have too; of those the longest. */
function rarestParts(alternatives: readonly RankedAlternative[]): string[] {
  const cut = alternatives.map(({ parts, tail }) =>
    (tail === null || tail === '' ? parts : [...parts, tail]).map((part) => part.slice(0, PART_LENGTH)),
  );
  const uses = new Map<string, number>();
  for (const parts of cut) for (const part of new Set(parts)) uses.set(part, (uses.get(part) ?? 0) + 1);
  return cut.map((parts) =>
    parts.reduce((rarest, part) => {
      const difference = (uses.get(part) ?? 0) - (uses.get(rarest) ?? Infinity);
      return difference < 0 || (difference === 0 && part.length > rarest.length) ? part : rarest;
    }, ''),
  );
}
