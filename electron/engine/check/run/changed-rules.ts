// What differs between two states of robots.txt files, as far as verdicts go: which rows are worth asking again.
import { alternativesOf, meaningOf } from '../robots/compile-pattern.ts';
import type { RobotsText } from '../robots/robots-judge.ts';
import { MAX_ROBOTS_BYTES } from '../../../../shared/protocol/robots-lines.ts';
import { robotsGroups, rulesFor, type RobotsRuleLine } from '../../../../shared/protocol/robots-groups.ts';

/** What a change of robots.txt files can do to verdicts. */
export interface ChangedRules {
  /** Agents for which rules differ: verdicts of the others stay. */
  readonly agents: readonly string[];
  /** Texts with a rule for each that differs: where none of these matches, all verdicts stay. null: too many to be asked. */
  readonly files: readonly RobotsText[] | null;
}

/** Order, comments and the lines of rules do not matter to verdicts. */
export function changedRules(
  before: readonly RobotsText[],
  after: readonly RobotsText[],
  agents: readonly string[],
): ChangedRules {
  const affected = new Set<string>();
  const changed: RobotsText[] = [];
  for (const origin of new Set([...before, ...after].map((file) => file.origin))) {
    const [old, now] = [before, after].map((files) => contentAt(files, origin)) as [string, string];
    if (old === now) continue;
    const [a, b] = [robotsGroups(old), robotsGroups(now)];
    const patterns = new Set<string>();
    for (const agent of agents) {
      const rules = differing(rulesFor(a, agent), rulesFor(b, agent));
      if (rules.length > 0) affected.add(agent);
      for (const pattern of rules.flatMap(patternsOf)) patterns.add(pattern);
    }
    changed.push({ origin, content: ['User-agent: *', ...patterns].join('\nDisallow: ') });
  }
  const isLong = changed.some(({ content }) => content.length * 3 > MAX_ROBOTS_BYTES);
  return {
    agents: agents.filter((agent) => affected.has(agent)),
    files: isLong ? null : changed,
  };
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

/** The patterns that match what the rule does, each in its own way; none for a rule that decides nothing. */
function patternsOf(rule: RobotsRuleLine): string[] {
  return alternativesOf(rule).map(({ prefix, parts, tail }) => {
    if (tail === '' && parts.length === 0) return `${prefix}$`;
    const open = [prefix, ...parts].join('*');
    // A star at the end says that a "$" before it is none.
    return tail === null ? `${open}*` : `${open}*${tail}$`;
  });
}
