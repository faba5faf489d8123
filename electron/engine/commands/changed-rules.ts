// What differs between two states of robots.txt files, as far as verdicts go: which rows are worth asking again.
import { alternativesOf } from '../check/robots/compile-pattern.ts';
import type { RobotsText } from '../check/robots/robots-judge.ts';
import { robotsGroups, rulesFor, type RobotsRuleLine } from '../../../shared/protocol/robots-groups.ts';
import { encodePattern } from '../../../shared/protocol/robots-verdict.ts';

/** With more texts to look for, asking every row is as fast. */
const HINTS_AT_MOST = 8;

/**
 * Texts of which a row's address holds one where its verdict for one of the agents can differ; null: any row's can.
 * Order, comments and the lines of rules do not matter to verdicts.
 */
export function changedHints(
  before: readonly RobotsText[],
  after: readonly RobotsText[],
  agents: readonly string[],
): readonly string[] | null {
  const hints = new Set<string>();
  for (const origin of new Set([...before, ...after].map((file) => file.origin))) {
    const [old, now] = [before, after].map((files) => contentAt(files, origin)) as [string, string];
    if (old === now) continue;
    const [a, b] = [robotsGroups(old), robotsGroups(now)];
    for (const agent of agents) {
      for (const rule of differing(rulesFor(a, agent), rulesFor(b, agent))) {
        for (const hint of hintsOf(rule)) hints.add(hint);
        if (hints.has('') || hints.size > HINTS_AT_MOST) return null;
      }
    }
  }
  return [...hints];
}

function contentAt(files: readonly RobotsText[], origin: string): string {
  return files.find((file) => file.origin === origin)?.content ?? '';
}

/** The rules that only one of the two has. */
function differing(a: readonly RobotsRuleLine[], b: readonly RobotsRuleLine[]): RobotsRuleLine[] {
  const [inA, inB] = [a, b].map((rules) => new Set(rules.map(meaningOf)));
  return [
    ...a.filter((rule) => !inB?.has(meaningOf(rule))),
    ...b.filter((rule) => !inA?.has(meaningOf(rule))),
  ];
}

function meaningOf({ key, value }: RobotsRuleLine): string {
  return `${key} ${encodePattern(value)}`;
}

/** One text for each way in which the rule can match; "" where there is nothing to look for. */
function hintsOf(rule: RobotsRuleLine): string[] {
  return alternativesOf(rule).map(({ prefix, parts, tail }) =>
    hintOf([prefix.replace(/^\//, ''), ...parts, tail ?? '']),
  );
}

/** The longest text that stands in the address as it is in the pattern: escapes can be written in several ways. */
function hintOf(parts: readonly string[]): string {
  const texts = parts.flatMap((part) => part.split(/%[0-9A-F]{2}/));
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}
