// Patterns with wildcards as chains of literal parts: all of them are followed in one pass over a path, part by part, by
// the automaton of their parts. What patterns begin with is looked for by who asks.
import type { RankedAlternative } from './compile-pattern.ts';
import { FragmentAutomaton } from './fragment-automaton.ts';
import { mostOf, NO_RULE, noteRanks } from './rank-of-groups.ts';

/** So many links of a part are looked through; of more, only those that go on from where the path has come. */
const LOOKED_THROUGH = 8;

/** From one place of a chain to the next: by a part that comes anywhere behind it, or at the end of the path. */
interface Link {
  readonly from: number;
  readonly to: number;
  readonly part: number;
  readonly atEnd: boolean;
}

export class WildChains {
  readonly #automaton: FragmentAutomaton;
  readonly #parts: readonly Uint8Array[];
  readonly #links: readonly Link[];
  /** Links by the word of their part, and by where they begin and that. */
  readonly #byWord: readonly Int32Array[];
  readonly #byPlace: readonly (ReadonlyMap<number, readonly number[]> | undefined)[];
  /** Rank and group, in turn, of the patterns that end at each place. */
  readonly #ends: readonly (readonly number[])[];
  /** The lowest rank that can be reached from each place. */
  readonly #least: Int32Array;
  /** Where in the path each place was reached first; below 0 where it was not. */
  readonly #reached: Int32Array;
  readonly #active: Int32Array;
  #count = 0;

  /** For each start the patterns that go on from it. */
  constructor(starts: readonly (readonly RankedAlternative[])[]) {
    const { parts, links, ends } = buildChains(starts);
    this.#links = links;
    this.#ends = ends;
    this.#least = leastRanks(links, ends);
    const texts = [...parts.keys()];
    this.#parts = texts.map((text) => Buffer.from(text, 'latin1'));
    this.#automaton = new FragmentAutomaton(texts);
    const { lengths, wordOf } = this.#automaton;
    const byWord = Array.from(lengths, (): number[] => []);
    const byPlace: (Map<number, number[]> | undefined)[] = ends.map(() => undefined);
    for (const [at, { from, part }] of links.entries()) {
      const word = wordOf[part] ?? 0;
      byWord[word]?.push(at);
      const known = (byPlace[from] ??= new Map<number, number[]>());
      const list = known.get(word);
      if (list) list.push(at);
      else known.set(word, [at]);
    }
    this.#byWord = byWord.map((list) => Int32Array.from(list));
    this.#byPlace = byPlace;
    this.#reached = new Int32Array(ends.length).fill(-1);
    this.#active = new Int32Array(ends.length);
  }

  /** The path has what patterns of a start begin with, up to `at`; for the next run. False where none could weigh more. */
  start(start: number, at: number, limit: number): boolean {
    if ((this.#least[start] ?? NO_RULE) >= limit) return false;
    this.#reached[start] = at;
    this.#active[this.#count++] = start;
    return true;
  }

  /** Goes over the path from `from` to `stop`, and brings the lowest rank so far of each group down. */
  run(path: Uint8Array, from: number, stop: number, best: Int32Array): void {
    const { next, columns, firstFound } = this.#automaton;
    let state = 0;
    for (let at = from; at < stop; at++) {
      state = next[state + (columns[path[at] ?? 0] ?? 0)] ?? 0;
      if (state >= firstFound) this.#follow(state, path, at + 1, stop, best);
    }
    for (let i = 0; i < this.#count; i++) this.#reached[this.#active[i] ?? 0] = -1;
    this.#count = 0;
  }

  /** Follows the links of the words that end at a place of the path. */
  #follow(state: number, path: Uint8Array, at: number, stop: number, best: Int32Array): void {
    const words = this.#automaton.foundIn(state);
    for (let i = 0; i < words.length; i++) {
      const word = words[i] ?? 0;
      const start = at - (this.#automaton.lengths[word] ?? 0);
      const links = this.#byWord[word];
      if (!links) continue;
      if (links.length <= LOOKED_THROUGH || links.length <= this.#count) {
        for (let j = 0; j < links.length; j++) this.#take(links[j] ?? 0, path, start, at, stop, best);
        continue;
      }
      // What is reached now goes on behind this word only.
      for (let j = 0, count = this.#count; j < count; j++) {
        const own = this.#byPlace[this.#active[j] ?? 0]?.get(word);
        if (own) for (const link of own) this.#take(link, path, start, at, stop, best);
      }
    }
  }

  /** `known`: up to here the part of the link stands in the path from `start` on. */
  #take(link: number, path: Uint8Array, start: number, known: number, stop: number, best: Int32Array): void {
    const { from, to, part, atEnd } = this.#links[link] ?? NO_LINK;
    const since = this.#reached[from] ?? -1;
    if (since < 0 || since > start || (this.#reached[to] ?? 0) >= 0) return;
    const text = this.#parts[part];
    if (!text || (this.#least[to] ?? NO_RULE) >= mostOf(best)) return;
    const end = start + text.length;
    if (end > stop || (atEnd && end !== stop)) return;
    for (let at = known; at < end; at++) if (path[at] !== text[at - start]) return;
    this.#reached[to] = end;
    this.#active[this.#count++] = to;
    noteRanks(this.#ends[to] ?? [], best);
  }
}

const NO_LINK: Link = { from: 0, to: 0, part: 0, atEnd: false };

interface Built {
  /** Each part with its number. */
  readonly parts: Map<string, number>;
  readonly links: Link[];
  readonly ends: number[][];
}

/** Patterns with the same parts at the start share their places. */
function buildChains(starts: readonly (readonly RankedAlternative[])[]): Built {
  const built: Built = { parts: new Map(), links: [], ends: starts.map(() => []) };
  const known = new Map<string, number>();
  const go = (from: number, text: string, atEnd: boolean): number => {
    const part = built.parts.get(text) ?? built.parts.size;
    built.parts.set(text, part);
    const name = `${String(from)} ${String(part)} ${String(atEnd)}`;
    const there = known.get(name);
    if (there !== undefined) return there;
    const to = built.ends.push([]) - 1;
    known.set(name, to);
    built.links.push({ from, to, part, atEnd });
    return to;
  };
  for (const [start, alternatives] of starts.entries()) {
    for (const { parts, tail, rank, groups } of alternatives) {
      let place = start;
      for (const part of parts) place = go(place, part, false);
      if (tail !== null && tail !== '') place = go(place, tail, true);
      for (const group of groups) built.ends[place]?.push(rank, group);
    }
  }
  return built;
}

/** Places behind others have higher numbers. */
function leastRanks(links: readonly Link[], ends: readonly (readonly number[])[]): Int32Array {
  const least = Int32Array.from(ends, (pairs) =>
    pairs.reduce((found, value, i) => (i % 2 === 0 ? Math.min(found, value) : found), NO_RULE),
  );
  for (const { from, to } of links.toReversed()) {
    least[from] = Math.min(least[from] ?? NO_RULE, least[to] ?? NO_RULE);
  }
  return least;
}
