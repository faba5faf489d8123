// Reports of findings: the formats, what one is about, and what came of writing one.
import type { Severity, WordedProblem } from './problem.ts';

export const REPORT_FORMATS = ['html', 'csv', 'json', 'sarif'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** Findings by how much they weigh; one that stands for several counts as several. */
export type SeverityCounts = Readonly<Record<Severity, number>>;

/** A finding in words, with where its row belongs. */
export interface ReportFinding extends WordedProblem {
  /** The name of the row's section; absent where it is in none. */
  readonly section?: string;
}

/** What a report is about, beside the findings. */
export interface ReportSubject {
  /** The project, or what was checked. */
  readonly name: string;
  /** URLs that were looked at. */
  readonly rows: number;
  /** Those of them that are left out by hand: what is wrong with these does not count. */
  readonly excluded: number;
  /** The profile, and the day of the check (YYYY-MM-DD). */
  readonly profile: string;
  readonly day: string;
  /** The version of Mapwright. */
  readonly version: string;
  /** True where only the rows of a view were looked at. */
  readonly part: boolean;
}

/** What a report says about a rule itself. */
export interface ReportRule {
  readonly id: string;
  /** What it is called, and why it matters, in the language of the report. */
  readonly name: string;
  readonly why: string;
  readonly summary: string;
  readonly severity: Severity;
  /** Where the fact stands: an address. */
  readonly source: string;
}

/** A report that was written. */
export interface ReportWritten {
  readonly path: string;
  readonly rows: number;
  readonly findings: SeverityCounts;
  readonly bytes: number;
  readonly seconds: number;
}
