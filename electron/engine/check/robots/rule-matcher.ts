// The rules for some crawlers, compiled: the deciding ones for a path are found by one walk down a tree of literal
// beginnings, and one pass for patterns with wildcards where the path can meet any. It agrees with robotsVerdict, which
// a test shows.
import type { RobotsRuleLine } from '../../../../shared/protocol/robots-groups.ts';
import {
  alternativesOf,
  isExact,
  isPrefix,
  type Alternative,
  type RankedAlternative,
} from './compile-pattern.ts';
import { PrefixTree } from './prefix-tree.ts';
import { mostOf, NO_RULE, noteRanks } from './rank-of-groups.ts';
import { WildChains } from './wild-chains.ts';

/** The alternatives with one literal beginning. */
interface Stop {
  /** Rank and group, in turn, of those that ask for no more. */
  readonly prefix: number[];
  /** The same for those that ask for the end of the path here. */
  readonly exact: number[];
  readonly wild: RankedAlternative[];
}

export class RuleMatcher {
  readonly #tree: PrefixTree;
  readonly #stops: readonly Stop[];
  /** For each stop where its patterns with wildcards start; below 0 where it has none. */
  readonly #starts: Int32Array;
  readonly #chains: WildChains | null;
  readonly #rules: readonly RobotsRuleLine[];
  readonly #blocks: Uint8Array;
  /** The lowest rank so far, for each group. */
  readonly #best: Int32Array;

  /** Lists of rules, each as it counts for one crawler or several; they are matched together. */
  constructor(groups: readonly (readonly RobotsRuleLine[])[]) {
    this.#best = new Int32Array(groups.length);
    const ranked = rank(groups);
    this.#rules = ranked.map(({ rule }) => rule);
    this.#blocks = Uint8Array.from(ranked, ({ rule }) => Number(rule.key === 'disallow'));
    const stops = new Map<string, Stop>();
    for (const alternative of ranked) {
      const stop = stops.get(alternative.prefix) ?? { prefix: [], exact: [], wild: [] };
      stops.set(alternative.prefix, stop);
      addTo(stop, alternative);
    }
    this.#stops = [...stops.values()];
    const wild = this.#stops.map((stop) => stop.wild).filter((list) => list.length > 0);
    this.#starts = Int32Array.from(this.#stops, (stop) => wild.indexOf(stop.wild));
    this.#chains = wild.length === 0 ? null : new WildChains(wild);
    this.#tree = new PrefixTree(Array.from(stops.keys(), (text, value) => ({ text, value })));
  }

  /** Finds the deciding rules for the path from `start` to `stop`, percent-encoded as patterns are. */
  match(path: Uint8Array, start: number, stop: number): void {
    const best = this.#best;
    for (let group = 0; group < best.length; group++) best[group] = NO_RULE;
    const { values, places } = this.#tree;
    const met = this.#tree.walk(path, start, stop);
    let wild = false;
    for (let i = met - 1; i >= 0; i--) {
      const at = values[i] ?? 0;
      const found = this.#stops[at];
      if (!found) continue;
      noteRanks(found.prefix, best);
      if (places[i] === stop) noteRanks(found.exact, best);
      wild ||= (this.#starts[at] ?? -1) >= 0;
    }
    if (wild) this.#matchWild(path, met, stop);
  }

  #matchWild(path: Uint8Array, met: number, stop: number): void {
    const chains = this.#chains;
    if (!chains) return;
    const { values, places } = this.#tree;
    const limit = mostOf(this.#best);
    let first = -1;
    for (let i = met - 1; i >= 0; i--) {
      const start = this.#starts[values[i] ?? 0] ?? -1;
      const at = places[i] ?? 0;
      if (start >= 0 && chains.start(start, at, limit)) first = at;
    }
    if (first >= 0) chains.run(path, first, stop, this.#best);
  }

  /** The rule that decided for a group in the last match; null where none matched. */
  decided(group: number): RobotsRuleLine | null {
    return this.#rules[this.#best[group] ?? NO_RULE] ?? null;
  }

  /** Whether the last match keeps a group's crawlers out. */
  isBlocked(group: number): boolean {
    const found = this.#best[group] ?? NO_RULE;
    return found !== NO_RULE && this.#blocks[found] === 1;
  }
}

function addTo(stop: Stop, alternative: RankedAlternative): void {
  if (!isPrefix(alternative) && !isExact(alternative)) {
    stop.wild.push(alternative);
    return;
  }
  const list = isPrefix(alternative) ? stop.prefix : stop.exact;
  for (const group of alternative.groups) list.push(alternative.rank, group);
}

/** All alternatives, the longest first, allow before disallow, then by line. */
function rank(groups: readonly (readonly RobotsRuleLine[])[]): RankedAlternative[] {
  const members = new Map<RobotsRuleLine, number[]>();
  groups.forEach((rules, group) => {
    for (const rule of rules) {
      const known = members.get(rule);
      if (!known) members.set(rule, [group]);
      else if (known.at(-1) !== group) known.push(group);
    }
  });
  const all: (Alternative & { readonly groups: readonly number[] })[] = [];
  for (const [rule, of] of members) for (const one of alternativesOf(rule)) all.push({ ...one, groups: of });
  all.sort(
    (a, b) =>
      b.length - a.length ||
      Number(b.rule.key === 'allow') - Number(a.rule.key === 'allow') ||
      a.rule.line - b.rule.line,
  );
  return all.map((alternative, place) => ({ ...alternative, rank: place }));
}
