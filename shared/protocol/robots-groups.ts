// The rules of a robots.txt by the crawler that they are for, as RFC 9309 groups them. It matches nothing.
import { robotsRecords, type RobotsLine } from './robots-lines.ts';
import { groupsObeyed, namedToken, namesAll } from './robots-agents.ts';

/** A record that allows or disallows. */
export interface RobotsRuleLine extends RobotsLine {
  readonly key: 'allow' | 'disallow';
}

export interface RobotsGroups {
  /** By the crawlers' names in lower case; groups for one crawler are one. */
  readonly named: ReadonlyMap<string, readonly RobotsRuleLine[]>;
  /** For crawlers that no group names. */
  readonly others: readonly RobotsRuleLine[];
}

/** Rules before the first group are for nobody and are left out. */
export function robotsGroups(content: string): RobotsGroups {
  const named = new Map<string, RobotsRuleLine[]>();
  const others: RobotsRuleLine[] = [];
  let open: RobotsRuleLine[][] = [];
  let closed = false;
  for (const record of robotsRecords(content)) {
    if (record.key === 'user-agent') {
      if (closed) open = [];
      closed = false;
      const list = namesAll(record.value) ? others : listOf(named, namedToken(record.value));
      if (list && !open.includes(list)) open.push(list);
    } else if (isRule(record)) {
      closed = true;
      for (const list of open) list.push(record);
    }
  }
  return { named, others };
}

const NO_RULES: readonly RobotsRuleLine[] = [];

/** The group that counts for a crawler: its name, "*" for that for all, null for none, and its rules. */
export function groupFor(
  { named, others }: RobotsGroups,
  agent: string,
): { readonly name: string | null; readonly rules: readonly RobotsRuleLine[] } {
  const { names, obeysAll } = groupsObeyed(agent);
  for (const name of names) {
    const rules = named.get(name.toLowerCase());
    if (rules) return { name, rules };
  }
  return obeysAll && others.length > 0 ? { name: '*', rules: others } : { name: null, rules: NO_RULES };
}

/** The rules that count for a crawler. */
export function rulesFor(groups: RobotsGroups, agent: string): readonly RobotsRuleLine[] {
  return groupFor(groups, agent).rules;
}

function isRule(record: RobotsLine): record is RobotsRuleLine {
  return record.key === 'allow' || record.key === 'disallow';
}

function listOf(named: Map<string, RobotsRuleLine[]>, token: string): RobotsRuleLine[] | null {
  if (token === '') return null;
  const known = named.get(token);
  if (known) return known;
  const list: RobotsRuleLine[] = [];
  named.set(token, list);
  return list;
}
