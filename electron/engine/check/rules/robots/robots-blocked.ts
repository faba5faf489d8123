// Finds addresses in the set that the project's robots.txt keeps crawlers from. Rows that are left out do not count.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { MAX_AGENTS } from '../../../../../shared/model/robots.ts';
import { quoted } from '../../loc-url.ts';
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
    const line = blocked[0]?.decision?.decidedBy;
    if (!line) return null;
    const names = blocked.map(({ agent }) => agent).join(', ');
    const origin = blocked[0]?.decision?.origin ?? '';
    return reason('robots-blocked', {
      loc: quoted(loc),
      agents: names,
      line: String(line.line),
      file: `${origin}/robots.txt`,
      rule: quoted(line.text),
    });
  },
} as const satisfies RowRule;

/** The crawlers that the rule asks about. */
export function agentsOf({ agents }: RuleParams): readonly string[] {
  return Array.isArray(agents) ? (agents as readonly string[]).slice(0, MAX_AGENTS) : [];
}
