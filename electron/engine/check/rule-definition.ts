// What a rule is: plain data and one function. Nothing here knows a particular rule.
import type { ErrorReason } from '../../../shared/contract/error-texts.ts';
import type { Extensions } from '../../../shared/model/rows/extensions.ts';
import type { ProjectSettings, SourceInfo } from '../../../shared/model/project.ts';
import type {
  Authority,
  RuleGroup,
  RuleId,
  RuleKind,
  RuleLevel,
  RuleParam,
} from '../../../shared/model/rule.ts';
import type { RobotsJudge } from './robots/robots-judge.ts';
import type { RuleMask } from '../rows/rule-sets.ts';

export type RuleParams = Readonly<Record<string, RuleParam>>;

/** The rules that count, and their parameters where they differ from the rules' own. */
export interface ActiveRules {
  readonly enabled: RuleMask;
  readonly params: Readonly<Partial<Record<RuleId, RuleParams>>>;
}

/** What the checks of a run have in common. */
export interface CheckContext {
  /** The origin that the set is for ("https://example.com"), or null while unknown. */
  readonly site: string | null;
  /** The directory that all URLs have to lie in ("https://example.com/shop/"), or null where that is not asked. */
  readonly scope: string | null;
  /** The export profile that `scope` is from; absent or null: none. */
  readonly profile?: string | null;
  /** The time of the check, in ms since 1970. */
  readonly now: number;
  /** Default: all rules, as they are. */
  readonly active?: ActiveRules;
  /** The project's robots.txt files; absent where it has none. */
  readonly robots?: RobotsJudge | undefined;
  /** Reads a row's extensions; without it rules about extensions find nothing. */
  readonly readExtensions?: (ext: string) => Extensions;
}

/** What the rules about values alone go by, as data that another thread can be told. */
export type RowRules = Omit<CheckContext, 'readExtensions' | 'robots'>;

/** A row as rules see it. changefreq and priority may be typed values or texts as they came. */
export interface RowValues {
  readonly loc: string;
  readonly lastmod: string | null;
  readonly changefreq: number | string | null;
  readonly priority: number | string | null;
  readonly ext?: string | null;
  /** False where the user left the row out; default: it is in the set. */
  readonly included?: boolean;
}

export interface CheckedRow extends RowValues {
  /** loc parsed once for all rules; null where it is no usable http(s) address. */
  readonly url: URL | null;
  /** The row's extensions; empty lists where it has none. */
  readonly extensions: Extensions;
}

/** A parameter: what it is where the user chose nothing, and the bounds of a number. */
export interface ParamRule {
  readonly standard: RuleParam;
  readonly min?: number;
  readonly max?: number;
}

interface RuleBase {
  readonly id: RuleId;
  readonly group: RuleGroup;
  readonly kind: RuleKind;
  /** Who asks for it, and how much it weighs there. An engine that is silent follows sitemaps.org. */
  readonly asks: Readonly<Partial<Record<Authority, RuleLevel>>>;
  /** What the rule finds, as a short phrase. */
  readonly summary: string;
  /** Where the fact stands. */
  readonly source: string;
  readonly params?: Readonly<Record<string, ParamRule>>;
  /** True where the finding hangs on the public URL or the limits of an export, and so on its profile. */
  readonly ofExport?: true;
}

/** A finding's message tells what, where, and what to do. */
export interface RowRule extends RuleBase {
  readonly kind: 'row';
  /** True where what it finds depends on scheme, host and port alone. */
  readonly originOnly?: true;
  /** True where a rule about extensions compares them with the row's address; the others look at no address. */
  readonly withLoc?: true;
  /** The finding as a message, or null. */
  readonly check: (row: CheckedRow, context: CheckContext, params: RuleParams) => ErrorReason | null;
}

/** Judged over groups of rows (judge-twins.ts, judge-links.ts); the rule itself only words its finding. */
export interface SetRule extends RuleBase {
  readonly kind: 'set';
  readonly word: (row: Pick<CheckedRow, 'loc' | 'extensions'>) => ErrorReason;
}

export interface FileFacts {
  readonly source: SourceInfo;
  /** The file that lists it, or null. */
  readonly parent: SourceInfo | null;
  /** The lastmod that its index gives for it, or null. */
  readonly listed: string | null;
  /** The newest day (YYYY-MM-DD) that a row of it changed, or null. */
  readonly newest: string | null;
  /** Codes of what its reader found odd. */
  readonly codes: ReadonlySet<string>;
}

export interface FileRule extends RuleBase {
  readonly kind: 'file';
  readonly check: (file: FileFacts, params: RuleParams) => ErrorReason | null;
}

/** What is known of all rows together. Rows that are left out by hand do not count. */
export interface ProjectFacts {
  readonly rows: number;
  readonly included: number;
  readonly settings: ProjectSettings;
  /** Rows with a value, and the most frequent value where it is that of more than half of them. */
  readonly lastmod: ValueFacts;
  readonly changefreq: ValueFacts;
  readonly priority: ValueFacts;
  /** As `lastmod`, by its day alone. */
  readonly day: ValueFacts;
  readonly newsRows: number;
  /** Rows whose address begins so. */
  readonly schemes: { readonly http: number; readonly https: number };
  /** How many sitemap indexes were imported. */
  readonly indexes: number;
  /** Names of sections without a row. */
  readonly emptySections: readonly string[];
  /** Sections that the last export wrote sitemaps for, and that are gone or empty now. */
  readonly orphans: number;
  /** Days (YYYY-MM-DD) of imports. */
  readonly importDays: readonly string[];
}

export interface ValueFacts {
  readonly rows: number;
  readonly value: string | null;
  /** Rows that have `value`. */
  readonly alike: number;
}

export interface ProjectRule extends RuleBase {
  readonly kind: 'project';
  readonly check: (facts: ProjectFacts, params: RuleParams) => ErrorReason | null;
}

export type Rule = RowRule | SetRule | FileRule | ProjectRule;
