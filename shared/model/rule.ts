// The ids of the checks, and what a user can choose about them. Files hold the ids as names: never rename one.
import type { Severity } from './problem.ts';

export const RULE_IDS = [
  'loc-missing',
  'loc-not-absolute',
  'loc-white-space',
  'loc-invalid',
  'loc-too-long',
  'loc-duplicate',
  'loc-twin-spelling',
  'loc-twin-origin',
  'loc-twin-case',
  'loc-twin-slash',
  'loc-twin-index',
  'loc-twin-query',
  'loc-other-host',
  'loc-other-scheme',
  'loc-out-of-scope',
  'loc-fragment',
  'loc-credentials',
  'loc-default-port',
  'loc-host-case',
  'loc-idn-host',
  'loc-not-encoded',
  'loc-bad-escape',
  'loc-double-encoded',
  'loc-double-escaped',
  'loc-dot-segment',
  'loc-double-slash',
  'loc-session-id',
  'loc-tracking-parameter',
  'lastmod-invalid',
  'lastmod-no-zone',
  'lastmod-imprecise',
  'lastmod-no-seconds',
  'lastmod-future',
  'lastmod-too-old',
  'lastmod-all-alike',
  'lastmod-import-day',
  'changefreq-invalid',
  'changefreq-ignored',
  'changefreq-all-alike',
  'priority-invalid',
  'priority-out-of-range',
  'priority-ignored',
  'priority-all-alike',
  'image-too-many',
  'image-loc-missing',
  'image-loc-invalid',
  'image-deprecated',
  'video-incomplete',
  'video-loc-invalid',
  'video-loc-is-page',
  'video-duration',
  'video-value-invalid',
  'video-expired',
  'video-too-many-tags',
  'video-description-too-long',
  'video-deprecated',
  'news-incomplete',
  'news-date-invalid',
  'news-too-old',
  'news-language',
  'news-deprecated',
  'news-too-many',
  'hreflang-invalid',
  'hreflang-relative',
  'hreflang-conflict',
  'hreflang-self-missing',
  'hreflang-no-return',
  'hreflang-incomplete',
  'hreflang-target-missing',
  'hreflang-target-excluded',
  'hreflang-default-conflict',
  'robots-blocked',
  'file-too-many-urls',
  'file-too-large',
  'file-near-limit',
  'file-namespace',
  'file-encoding',
  'file-unescaped',
  'file-not-well-formed',
  'file-index-in-index',
  'file-index-off-site',
  'file-stale-lastmod',
  'file-empty',
  'plan-empty',
  'plan-too-many-sitemaps',
  'plan-too-many-indexes',
  'plan-site-size',
  'plan-mixed-schemes',
  'plan-section-empty',
  'plan-section-orphaned',
] as const;
export type RuleId = (typeof RULE_IDS)[number];

/** Rules whose rows no export writes: no crawler could use them, or they stand there already. At most seven. */
export const BLOCKING_RULES = [
  'loc-missing',
  'loc-not-absolute',
  'loc-white-space',
  'loc-invalid',
  'loc-too-long',
  'loc-duplicate',
] as const satisfies readonly RuleId[];

/** What a rule is about; also the order of lists. */
export const RULE_GROUPS = [
  'loc',
  'lastmod',
  'changefreq',
  'priority',
  'image',
  'video',
  'news',
  'hreflang',
  'robots',
  'file',
  'plan',
] as const;
export type RuleGroup = (typeof RULE_GROUPS)[number];

/**
 * What a rule looks at: "row" a row by itself, "set" a row among the others, "file" an imported file, "project" all
 * rows and the settings together. Findings of the first two are flags of rows.
 */
export type RuleKind = 'row' | 'set' | 'file' | 'project';

/** Who asks for something. "mapwright" = our own advice. */
export const AUTHORITIES = ['sitemaps.org', 'google', 'bing', 'yandex', 'mapwright'] as const;
export type Authority = (typeof AUTHORITIES)[number];

/**
 * Whose rules count. "default" = sitemaps.org, Google and our own advice; an engine = sitemaps.org as that engine
 * takes it; "own" = only what can't be exported, and what the user switches on.
 */
export const PROFILES = ['default', 'sitemaps.org', 'google', 'bing', 'yandex', 'own'] as const;
export type Profile = (typeof PROFILES)[number];

export const RULE_LEVELS = ['off', 'info', 'warning', 'error'] as const;
export type RuleLevel = (typeof RULE_LEVELS)[number];

/** A number or a list of texts that a rule can be given. */
export type RuleParam = number | readonly string[];

/** What a user chose about a rule; what is absent is as the profile and the rule have it. */
export interface RuleChoice {
  readonly level?: RuleLevel;
  readonly params?: Readonly<Record<string, RuleParam>>;
}

/** What a project says about its checks. */
export interface CheckSettings {
  readonly profile: Profile;
  readonly rules: Readonly<Partial<Record<RuleId, RuleChoice>>>;
}

export const DEFAULT_CHECKS: CheckSettings = { profile: 'default', rules: {} };

/** A parameter as a settings screen shows it. Bounds are those of numbers. */
export interface RuleParamInfo {
  readonly name: string;
  readonly value: RuleParam;
  readonly standard: RuleParam;
  readonly min?: number;
  readonly max?: number;
}

/** A rule as a settings screen shows it, with what counts in the project. */
export interface RuleInfo {
  readonly id: RuleId;
  readonly group: RuleGroup;
  readonly kind: RuleKind;
  /** What the rule finds, as a short phrase. */
  readonly summary: string;
  /** Where the fact stands. */
  readonly source: string;
  readonly authorities: readonly Authority[];
  readonly level: RuleLevel;
  /** What the profile alone would give. */
  readonly standard: RuleLevel;
  /** True where rows that it finds can't be exported, so that it can't be switched off. */
  readonly blocking: boolean;
  readonly fixable: boolean;
  readonly params: readonly RuleParamInfo[];
}

/** How many rows a rule flags; for the outline, the status bar and the filters. */
export interface RuleCount {
  readonly rule: RuleId;
  readonly severity: Severity;
  /** What the rule finds, as a short phrase. */
  readonly summary: string;
  /** Rows; for rules about files or the project the number of findings. */
  readonly rows: number;
  /** False where the findings are not rows, so that no filter shows them. */
  readonly filter: boolean;
  /** True where findings can be taken away without a person. */
  readonly fixable: boolean;
  /** True where some of its findings may be taken away without a loss. */
  readonly safe: boolean;
  /** True where rows that it finds can't be exported, so that none can be passed over. */
  readonly blocking: boolean;
}
