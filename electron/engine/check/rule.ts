// What a rule is: plain data and one function. Nothing here knows a particular rule.
import type { Severity } from '../../../shared/model/problem.ts';
import type { RuleId } from '../../../shared/model/rule.ts';

/** What the checks of a run have in common. */
export interface CheckContext {
  /** The origin that the set is for ("https://example.com"), or null while unknown. */
  readonly site: string | null;
  /** The directory that all URLs have to lie in ("https://example.com/shop/"), or null where that is not asked. */
  readonly scope: string | null;
  /** The time of the check, in ms since 1970. */
  readonly now: number;
}

/** A row as rules see it. changefreq and priority may be typed values or texts as they came. */
export interface RowValues {
  readonly loc: string;
  readonly lastmod: string | null;
  readonly changefreq: number | string | null;
  readonly priority: number | string | null;
}

export interface CheckedRow extends RowValues {
  /** loc parsed once for all rules; null where it is no usable http(s) address. */
  readonly url: URL | null;
}

/** Who asks for it. The default profile is both. */
export type Profile = 'sitemaps.org' | 'google';

export interface Rule {
  readonly id: RuleId;
  readonly severity: Severity;
  readonly profile: Profile;
  /** What the rule finds, as a short phrase. */
  readonly summary: string;
  /** Where the fact stands. */
  readonly source: string;
  /** "row" rules judge a row by itself; the flag of a "set" rule is kept by the store, which sees all rows. */
  readonly kind: 'row' | 'set';
  /** The finding as a message (what, where, what to do), or null. A set rule words its finding without judging. */
  readonly check: (row: CheckedRow, context: CheckContext) => string | null;
}
