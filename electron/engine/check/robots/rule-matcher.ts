// The rules for some crawlers, compiled: the deciding ones for a path are found by one walk down a tree of literal
// beginnings, and patterns with wildcards are asked only where the path can meet them. It agrees with robotsVerdict,
// which a test shows.
import type { RobotsRuleLine } from '../../../../shared/protocol/robots-groups.ts';
import {
  alternativesOf,
  continues,
  isExact,
  isPrefix,
  type Alternative,
  type RankedAlternative,
} from './compile-pattern.ts';
import { FragmentIndex } from './fragment-index.ts';
import { PrefixTree } from './prefix-tree.ts';

/** The alternatives with one literal beginning. */
interface Stop {
  /** Rank and group, in turn, of those that ask for no more. */
  readonly prefix: number[];
  /** The same for those that ask for the end of the path here. */
  readonly exact: number[];
  readonly wild: RankedAlternative[];
  index: FragmentIndex | null;
}

/** So many patterns are asked one by one; more are looked up by what they hold. */
const ASKED_ONE_BY_ONE = 6;

/** Stands behind every rank: no rule. */
const NONE = 0x7fff_ffff;

export class RuleMatcher {
  readonly #tree: PrefixTree;
  readonly #stops: Stop[] = [];
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
    const places = new Map<string, number>();
    for (const alternative of ranked) {
      const known = places.get(alternative.prefix);
      if (known === undefined) places.set(alternative.prefix, this.#stops.push(newStop()) - 1);
      const stop = this.#stops[known ?? this.#stops.length - 1];
      if (stop) addTo(stop, alternative);
    }
    for (const stop of this.#stops) {
      if (stop.wild.length > ASKED_ONE_BY_ONE) stop.index = new FragmentIndex(stop.wild);
    }
    this.#tree = new PrefixTree(Array.from(places, ([text, value]) => ({ text, value })));
  }

  /** Finds the deciding rules for the path that is `text` from `start` to its end, percent-encoded as patterns are. */
  match(text: string, start: number): void {
    const best = this.#best;
    for (let group = 0; group < best.length; group++) best[group] = NONE;
    const { values, places } = this.#tree;
    const met = this.#tree.walk(text, start);
    // Longer beginnings mostly weigh more, and spare shorter ones the asking.
    for (let i = met - 1; i >= 0; i--) {
      const stop = this.#stops[values[i] ?? 0];
      if (!stop) continue;
      const at = places[i] ?? start;
      note(stop.prefix, best);
      if (at === text.length) note(stop.exact, best);
      if (stop.index) stop.index.ask(text, at, best);
      else if (stop.wild.length > 0) askAll(stop.wild, text, at, best);
    }
  }

  /** The rule that decided for a group in the last match; null where none matched. */
  decided(group: number): RobotsRuleLine | null {
    return this.#rules[this.#best[group] ?? NONE] ?? null;
  }

  /** Whether the last match keeps a group's crawlers out. */
  isBlocked(group: number): boolean {
    const found = this.#best[group] ?? NONE;
    return found !== NONE && this.#blocks[found] === 1;
  }
}

function newStop(): Stop {
  return { prefix: [], exact: [], wild: [], index: null };
}

function addTo(stop: Stop, alternative: RankedAlternative): void {
  if (!isPrefix(alternative) && !isExact(alternative)) {
    stop.wild.push(alternative);
    return;
  }
  const list = isPrefix(alternative) ? stop.prefix : stop.exact;
  for (const group of alternative.groups) list.push(alternative.rank, group);
}

function note(pairs: readonly number[], best: Int32Array): void {
  for (let i = 0; i < pairs.length; i += 2) {
    const group = pairs[i + 1] ?? 0;
    const found = pairs[i] ?? NONE;
    if (found < (best[group] ?? 0)) best[group] = found;
  }
}

/** Matches those that would weigh more than what was found; `at` = where their beginning ends. */
function askAll(wild: readonly RankedAlternative[], text: string, at: number, best: Int32Array): void {
  for (const alternative of wild) {
    const { rank: place, groups } = alternative;
    for (const group of groups) {
      if (place >= (best[group] ?? 0)) continue;
      if (!continues(alternative, text, at)) break;
      best[group] = place;
    }
  }
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
