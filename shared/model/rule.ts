// The ids of the checks. The order is the order of the stored flag bits: append only, never reorder.
import type { Severity } from './problem.ts';

export const RULE_IDS = [
  'loc-missing',
  'loc-not-absolute',
  'loc-invalid',
  'loc-too-long',
  'loc-duplicate',
  'loc-other-host',
  'loc-out-of-scope',
  'loc-fragment',
  'lastmod-invalid',
  'lastmod-future',
  'changefreq-invalid',
  'priority-invalid',
  'lastmod-imprecise',
] as const;
export type RuleId = (typeof RULE_IDS)[number];

/** How many rows a rule flags; for the outline, the status bar and the filters. */
export interface RuleCount {
  readonly rule: RuleId;
  readonly severity: Severity;
  /** What the rule finds, as a short phrase. */
  readonly summary: string;
  readonly rows: number;
}
