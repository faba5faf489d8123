// Which crawlers are kept from an address by one of two versions of a robots.txt and not by the other. Both are matched in
// one go: most of their rules are the same. It reads no file and no row.
import { robotsGroups, rulesFor, type RobotsRuleLine } from '../../../../shared/protocol/robots-groups.ts';
import { meaningOf } from './compile-pattern.ts';
import type { PathJudge } from './loc-reader.ts';
import { groupsOf, isRobotsTxt } from './robots-judge.ts';
import { RuleMatcher } from './rule-matcher.ts';

/** For whom a verdict changes: bit n for the nth crawler. */
export interface VerdictChange {
  readonly blocked: number;
  readonly allowed: number;
}

/** Two masks of crawlers make one exact number. */
const ALLOWED = 2 ** 22;

/** What the number that a judge of changes gives stands for; null where nothing changes. */
export function changeOf(value: number): VerdictChange | null {
  return value > 0 ? { blocked: Math.floor(value / ALLOWED), allowed: value % ALLOWED } : null;
}

/** Tells of a path what changes for which of the crawlers, at most 20, as a number; 0 where nothing does. */
export function changeJudge(before: string, after: string, agents: readonly string[]): PathJudge {
  const known = new Map<string, RobotsRuleLine>();
  // Which of two like lines decides doesn't matter here.
  const shared = (rule: RobotsRuleLine): RobotsRuleLine => {
    const meaning = meaningOf(rule);
    const one = known.get(meaning) ?? rule;
    known.set(meaning, one);
    return one;
  };
  const [old, now] = [before, after].map((content) => {
    const groups = robotsGroups(content);
    return groupsOf(agents.map((agent) => rulesFor(groups, agent).map(shared)));
  });
  const lists = [...(old?.keys() ?? []), ...(now?.keys() ?? [])];
  const count = old?.size ?? 0;
  const masks = [...(old?.values() ?? []), ...(now?.values() ?? [])];
  const matcher = new RuleMatcher(lists);
  return (path, from, to) => {
    if (isRobotsTxt(path, from, to)) return 0;
    matcher.match(path, from, to);
    let [a, b] = [0, 0];
    for (let group = 0; group < masks.length; group++) {
      if (!matcher.isBlocked(group)) continue;
      if (group < count) a |= masks[group] ?? 0;
      else b |= masks[group] ?? 0;
    }
    return a === b ? 0 : (b & ~a) * ALLOWED + (a & ~b);
  };
}
