// Joins the verdicts of crawlers that agree, so that none is told twice. Pure: it asks nobody.
import type { AgentVerdict } from '../../../shared/model/robots.ts';

/** Crawlers that the same line allows or blocks. */
export interface VerdictGroup extends Omit<AgentVerdict, 'agent'> {
  /** In the order of the verdicts. */
  readonly agents: readonly string[];
}

/** The crawlers with the same verdict by the same line, in the order of the first of each; what is blocked comes first. */
export function joinedVerdicts(verdicts: readonly AgentVerdict[]): VerdictGroup[] {
  const groups = new Map<string, VerdictGroup & { readonly agents: string[] }>();
  for (const { agent, ...verdict } of verdicts) {
    const key = `${String(verdict.allowed)} ${String(verdict.line)} ${String(verdict.group)}`;
    const known = groups.get(key);
    if (known) known.agents.push(agent);
    else groups.set(key, { ...verdict, agents: [agent] });
  }
  return [...groups.values()].sort((a, b) => Number(a.allowed) - Number(b.allowed));
}
