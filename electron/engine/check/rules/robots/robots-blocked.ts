// Finds addresses in the set that the project's robots.txt keeps crawlers from. Rows that are left out do not count.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { MAX_AGENTS } from '../../../../../shared/model/robots.ts';
import { quoted } from '../../loc-url.ts';
import type { RobotsDecision } from '../../robots/robots-judge.ts';
import type { RowRule, RuleParams } from '../../rule-definition.ts';

export const robotsBlocked = {
  id: 'robots-blocked',
  group: 'robots',
  kind: 'row',
  asks: { google: 'warning', bing: 'warning', yandex: 'warning' },
  summary: 'URL is blocked by robots.txt',
  source: 'https://support.google.com/webmasters/answer/7451001#sitemap_errors',
  params: { agents: { standard: ['Googlebot', 'Bingbot'] } },
  check: ({ loc, included }, { robots }, params) => {
    if (!robots || included === false) return null;
    const decisions = agentsOf(params).map((agent) => ({ agent, decision: robots.decide(agent, loc) }));
    const blocked = decisions.filter(({ decision }) => decision?.allowed === false);
    const byLine = [...Map.groupBy(blocked, ({ decision }) => decision?.decidedBy?.line).values()];
    const decided = byLine.flatMap((agents) => wordsOf(agents) ?? []);
    const [first, ...others] = decided;
    if (!first) return null;
    const file = `${blocked[0]?.decision?.origin ?? ''}/robots.txt`;
    const named = { loc: quoted(loc), file, ...first };
    if (others.length === 0) return reason('robots-blocked', named);
    const too = others.map((words) => reason('robots-blocked-by', words));
    return reason('robots-blocked-variously', { ...named, others: too });
  },
} as const satisfies RowRule;

interface Asked {
  readonly agent: string;
  readonly decision: RobotsDecision | null;
}

/** Of crawlers that one line blocks. A group can name several of them. */
function wordsOf(
  asked: readonly Asked[],
): Readonly<Record<'agents' | 'line' | 'rule' | 'group', string>> | null {
  const decidedBy = asked[0]?.decision?.decidedBy;
  if (!decidedBy) return null;
  return {
    agents: asked.map(({ agent }) => agent).join(', '),
    line: String(decidedBy.line),
    rule: quoted(decidedBy.text),
    group: [...new Set(asked.map(({ decision }) => decision?.group ?? '*'))].join(', '),
  };
}

/** The crawlers that the rule asks about. */
export function agentsOf({ agents }: RuleParams): readonly string[] {
  return Array.isArray(agents) ? (agents as readonly string[]).slice(0, MAX_AGENTS) : [];
}
