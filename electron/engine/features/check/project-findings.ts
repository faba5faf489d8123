// The findings that are about imported files and about the project as a whole. It wires store and check.
import type { ErrorReason } from '../../../../shared/contract/error-texts.ts';
import type { Problem } from '../../../../shared/model/problem.ts';
import type { SourceInfo } from '../../../../shared/model/project.ts';
import type { RuleId } from '../../../../shared/model/rule.ts';
import { activeRules, severityOf, standardParams } from '../../check/rule-level.ts';
import { FILE_RULES, PROJECT_RULES } from '../../check/rule-registry.ts';
import type { ActiveRules, ProjectFacts, Rule, RuleParams } from '../../check/rule-definition.ts';
import { ofProfile } from '../../check/of-profile.ts';
import { profileOfSettings } from '../../store/exports/export-profiles.ts';
import { ruleMask } from '../../rows/rule-sets.ts';
import type { ProjectStore } from '../../store/store.ts';
import type { StoredFacts } from '../../store/flags/value-facts.ts';

/** A finding of a rule about files or the project; `file` is the imported file. */
export type ProjectFinding = Problem & { readonly code: RuleId };

const NO_CODES: ReadonlySet<string> = new Set();

/** In the order of the rules. Reads all rows where what they have in common is not known; `glance`: leaves that out. */
export function projectFindings(store: ProjectStore, glance = false): ProjectFinding[] {
  const settings = store.checks();
  const active = activeRules(settings);
  const findings: ProjectFinding[] = [];
  const profile = profileOfSettings(store.db);
  const add = (rule: Rule, reason: ErrorReason | null, file?: string): void => {
    if (reason === null) return;
    const severity = severityOf(rule.id, settings);
    const told = ofProfile(rule, reason, profile);
    findings.push({ severity, code: rule.id, reason: told, ...(file === undefined ? {} : { file }) });
  };
  const sources = store.sources();
  const facts = factsOf(store, sources, glance);
  const byId = new Map(sources.map((source) => [source.id, source]));
  const origins = store.imports.origins();
  const problems = store.imports.problemCodes();
  const rules = FILE_RULES.filter((rule) => isOn(rule, active));
  const params = rules.map((rule) => paramsOf(rule, active));
  for (const source of sources) {
    const parent = byId.get(source.parent ?? -1) ?? null;
    const listed = origins.get(source.id)?.listed ?? null;
    const newest = facts.newestDays[source.id] ?? null;
    const codes = problems.get(source.id) ?? NO_CODES;
    for (const [i, rule] of rules.entries()) {
      add(rule, rule.check({ source, parent, listed, newest, codes }, params[i] ?? {}), source.location);
    }
  }
  for (const rule of PROJECT_RULES) {
    if (isOn(rule, active)) add(rule, rule.check(facts, paramsOf(rule, active)));
  }
  return findings;
}

type Facts = ProjectFacts & Pick<StoredFacts, 'newestDays'>;

function factsOf(store: ProjectStore, sources: readonly SourceInfo[], glance: boolean): Facts {
  const counts = store.counts();
  const facts = glance ? store.facts.glance(counts.rows) : store.facts.read(counts.rows);
  const importDays = [...new Set(sources.map(({ importedAt }) => importedAt.slice(0, 10)))];
  const indexes = sources.filter(({ format }) => format === 'index').length;
  return {
    ...counts,
    ...facts,
    settings: store.settings(),
    importDays,
    indexes,
    ...sectionFacts(store),
  };
}

function sectionFacts(store: ProjectStore): Pick<ProjectFacts, 'emptySections' | 'orphans'> {
  const sections = store.sections.list();
  const exported = store.exports.sections();
  if (sections.length === 0 && exported.every((section) => section === 0)) {
    return { emptySections: [], orphans: 0 };
  }
  const rows = new Map(store.sections.counts().map((count) => [count.section, count.rows]));
  const filled = new Set(sections.filter(({ id }) => (rows.get(id) ?? 0) > 0).map(({ id }) => id));
  return {
    emptySections: sections.filter(({ id }) => !filled.has(id)).map(({ name }) => name),
    orphans: exported.filter((section) => section !== 0 && !filled.has(section)).length,
  };
}

function isOn(rule: Rule, active: ActiveRules): boolean {
  return (active.enabled & ruleMask(rule.id)) !== 0n;
}

function paramsOf(rule: Rule, active: ActiveRules): RuleParams {
  return active.params[rule.id] ?? standardParams(rule);
}
