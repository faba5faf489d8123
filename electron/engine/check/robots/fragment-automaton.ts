// An automaton of Aho and Corasick over texts of ASCII: one step a byte tells which of them end there. It knows nothing
import { largest } from '../../../../shared/model/large-lists.ts';
// of rules; whoever walks it looks at its tables.

/** Longer texts are known by their beginning of this length: that tells nearly all apart. */
const LONGEST_WORD = 16;
/** More states would outgrow memory where a robots.txt is as long as crawlers read: words are then cut shorter. */
const STATES_AT_MOST = 40_000;
const BYTES = 256;

export class FragmentAutomaton {
  /** For each byte its column; 0 for those that no word has. */
  readonly columns: Uint8Array;
  /** The state that follows one (0 = the first) by the column of a byte, at their sum. */
  readonly next: Int32Array;
  /** From this state on words end in each. */
  readonly firstFound: number;
  /** The length of each word. */
  readonly lengths: Int32Array;
  /** The word of each text: its whole, or its beginning. */
  readonly wordOf: Int32Array;
  readonly #width: number;
  readonly #found: readonly Int32Array[];

  /** None of the texts is empty. */
  constructor(texts: readonly string[]) {
    const length = wordLength(texts);
    const words = [...new Set(texts.map((text) => text.slice(0, length)))];
    const places = new Map(words.map((word, place) => [word, place]));
    this.wordOf = Int32Array.from(texts, (text) => places.get(text.slice(0, length)) ?? 0);
    this.lengths = Int32Array.from(words, (word) => word.length);
    this.columns = columnsOf(words);
    const width = largest(this.columns) + 1;
    const { next, ends } = insertWords(words, this.columns, width);
    linkStates(next, width, ends);
    // States in which a word ends come last: one comparison tells them.
    const order = ends
      .map((_, state) => state)
      .sort((a, b) => Number(isEnd(ends, a)) - Number(isEnd(ends, b)) || a - b);
    const firstFound = ends.filter((found) => found.length === 0).length;
    const numbers = new Int32Array(ends.length);
    order.forEach((state, number) => (numbers[state] = number * width));
    this.next = new Int32Array(ends.length * width);
    for (const [number, state] of order.entries()) {
      for (let column = 0; column < width; column++) {
        this.next[number * width + column] = numbers[next[state * width + column] ?? 0] ?? 0;
      }
    }
    this.firstFound = firstFound * width;
    this.#width = width;
    this.#found = order.slice(firstFound).map((state) => Int32Array.from(ends[state] ?? []));
  }

  /** The words that end in a state from `firstFound` on. */
  foundIn(state: number): Int32Array {
    return this.#found[(state - this.firstFound) / this.#width] ?? NONE;
  }
}

const NONE = new Int32Array();

/** The longest words of which there are not too many states. */
function wordLength(texts: readonly string[]): number {
  for (let length = LONGEST_WORD; length > 1; length /= 2) {
    const beginnings = new Set<string>();
    for (const text of texts) {
      for (let end = Math.min(length, text.length); end > 0; end--) {
        const beginning = text.slice(0, end);
        if (beginnings.has(beginning)) break;
        beginnings.add(beginning);
      }
      if (beginnings.size > STATES_AT_MOST) break;
    }
    if (beginnings.size <= STATES_AT_MOST) return length;
  }
  return 1;
}

function isEnd(ends: readonly (readonly number[])[], state: number): boolean {
  return (ends[state]?.length ?? 0) > 0;
}

function columnsOf(words: readonly string[]): Uint8Array {
  const columns = new Uint8Array(BYTES);
  let count = 1;
  for (const word of words) {
    for (let i = 0; i < word.length; i++) {
      const code = word.charCodeAt(i);
      if (columns[code] === 0) columns[code] = count++;
    }
  }
  return columns;
}

interface Trie {
  readonly next: Int32Array;
  /** For each state the words that end there. */
  readonly ends: readonly number[][];
}

function insertWords(words: readonly string[], columns: Uint8Array, width: number): Trie {
  const next = new Int32Array(words.reduce((n, word) => n + word.length, 1) * width);
  const ends: number[][] = [[]];
  for (const [place, word] of words.entries()) {
    let state = 0;
    for (let i = 0; i < word.length; i++) {
      const cell = state * width + (columns[word.charCodeAt(i)] ?? 0);
      if (next[cell] === 0) next[cell] = ends.push([]) - 1;
      state = next[cell] ?? 0;
    }
    ends[state]?.push(place);
  }
  return { next, ends };
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
