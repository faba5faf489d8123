// Findings as a SARIF log that describes all rules. It wires check and report.
import type { Problem } from '../../../shared/model/problem.ts';
import { severityOf } from '../check/rule-level.ts';
import { DEFAULT_CHECKS } from '../../../shared/model/rule.ts';
import { RULES } from '../check/rule-registry.ts';
import { formatSarif } from '../report/sarif.ts';

/** The pieces of the log, while the findings come. `version` is that of Mapwright. */
export function findingsSarif(findings: AsyncIterable<Problem>, version: string): AsyncGenerator<string> {
  const rules = RULES.map(({ id, summary, source }) => ({
    id,
    summary,
    source,
    severity: severityOf(id, DEFAULT_CHECKS),
  }));
  return formatSarif(findings, rules, version);
}
