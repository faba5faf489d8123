// Counts findings while they pass: by severity, rule, source and section, with the first examples of each rule. Its
// memory does not grow with the findings; it judges nothing.
import { REST_NAME } from '../../../../../shared/model/section.ts';
import type { Severity } from '../../../../../shared/model/problem.ts';
import type { ReportFinding } from '../../../../../shared/model/report.ts';

/** Examples that a report shows of each rule. */
export const EXAMPLES = 20;

/** Sources or sections that are counted one by one; the rest is one more. */
const MOST_GROUPS = 1_000;

export interface RuleFindings {
  readonly code: string;
  readonly severity: Severity;
  count: number;
  readonly examples: ReportFinding[];
}

export interface GroupFindings {
  /** Null for all that there was no room for. */
  readonly name: string | null;
  readonly error: number;
  readonly warning: number;
  readonly info: number;
}

type Counts = Record<Severity, number>;

const WEIGHT: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 };

export class FindingSummary {
  readonly counts: Counts = { error: 0, warning: 0, info: 0 };
  readonly #rules = new Map<string, RuleFindings>();
  readonly #files = new Map<string | null, Counts>();
  readonly #sections = new Map<string | null, Counts>();

  add(finding: ReportFinding): void {
    const { code, severity, loc, file, section, count = 1 } = finding;
    this.counts[severity] += count;
    let rule = this.#rules.get(code);
    if (!rule) this.#rules.set(code, (rule = { code, severity, count: 0, examples: [] }));
    rule.count += count;
    if (rule.examples.length < EXAMPLES) rule.examples.push(finding);
    if (file !== undefined) countIn(this.#files, file, severity, count);
    // Of files and the project, findings are in no section.
    if (section !== undefined || loc !== undefined)
      countIn(this.#sections, section ?? REST_NAME, severity, count);
  }

  /** The most severe first, then the most frequent. */
  rules(): RuleFindings[] {
    return [...this.#rules.values()].toSorted(
      (a, b) => WEIGHT[a.severity] - WEIGHT[b.severity] || b.count - a.count || (a.code < b.code ? -1 : 1),
    );
  }

  /** Imported files by their number of findings, the most first. */
  files(): GroupFindings[] {
    return ranked(this.#files);
  }

  /** Those of rows that are in none have the name of their files; empty where no finding is in a section. */
  sections(): GroupFindings[] {
    const only = this.#sections.size === 1 && this.#sections.has(REST_NAME);
    return only ? [] : ranked(this.#sections);
  }
}

function countIn(groups: Map<string | null, Counts>, name: string, severity: Severity, count: number): void {
  const key = groups.has(name) || groups.size < MOST_GROUPS ? name : null;
  let counts = groups.get(key);
  if (!counts) groups.set(key, (counts = { error: 0, warning: 0, info: 0 }));
  counts[severity] += count;
}

function ranked(groups: ReadonlyMap<string | null, Counts>): GroupFindings[] {
  return Array.from(groups, ([name, counts]) => ({ name, ...counts })).toSorted(
    (a, b) => sum(b) - sum(a) || ((a.name ?? '') < (b.name ?? '') ? -1 : 1),
  );
}

function sum({ error, warning, info }: GroupFindings): number {
  return error + warning + info;
}
