// The findings that are about imported files and about the project as a whole. It wires store and check.
import type { Problem } from '../../../shared/model/problem.ts';
import type { RuleId } from '../../../shared/model/rule.ts';
import { activeRules, severityOf, standardParams } from '../check/rule-level.ts';
import { FILE_RULES, PROJECT_RULES } from '../check/rule-registry.ts';
import type { ActiveRules, ProjectFacts, Rule, RuleParams } from '../check/rule.ts';
import { ruleMask } from '../../../shared/model/rule-sets.ts';
import type { ProjectStore } from '../store/project-store.ts';

/** A finding of a rule about files or the project; `file` is the imported file. */
export type ProjectFinding = Problem & { readonly code: RuleId };

/** In the order of the rules. Reads all rows where what they have in common is not known; `glance`: leaves that out. */
export function projectFindings(store: ProjectStore, glance = false): ProjectFinding[] {
  const settings = store.checks();
  const active = activeRules(settings);
  const findings: ProjectFinding[] = [];
  const add = (rule: Rule, message: string | null, file?: string): void => {
    if (message === null) return;
    const severity = severityOf(rule.id, settings);
    findings.push({ severity, code: rule.id, message, ...(file === undefined ? {} : { file }) });
  };
  for (const source of store.sources()) {
    const codes = new Set(store.sourceProblems(source.id).map(({ code }) => code));
    for (const rule of FILE_RULES) {
      if (isOn(rule, active))
        add(rule, rule.check({ source, codes }, paramsOf(rule, active)), source.location);
    }
  }
  const facts = factsOf(store, glance);
  for (const rule of PROJECT_RULES) {
    if (isOn(rule, active)) add(rule, rule.check(facts, paramsOf(rule, active)));
  }
  return findings;
}

function factsOf(store: ProjectStore, glance: boolean): ProjectFacts {
  const counts = store.counts();
  const facts = glance ? store.facts.glance(counts.rows) : store.facts.read(counts.rows);
  const importDays = [...new Set(store.sources().map(({ importedAt }) => importedAt.slice(0, 10)))];
  return { ...counts, ...facts, settings: store.settings(), importDays };
}

function isOn(rule: Rule, active: ActiveRules): boolean {
  return (active.enabled & ruleMask(rule.id)) !== 0n;
}

function paramsOf(rule: Rule, active: ActiveRules): RuleParams {
  return active.params[rule.id] ?? standardParams(rule);
}
