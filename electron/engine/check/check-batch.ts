// The row rules over whole batches, fast, and over one row, in words. Ordinary values are accepted without asking the
// rules; whatever is not surely fine goes through every rule about it, so that the rules alone decide.
import type { NormalBatch } from '../rows/entry-batch.ts';
import type { ErrorReason } from '../../../shared/contract/error-texts.ts';
import type { Extensions } from '../../../shared/model/rows/extensions.ts';
import type { Problem } from '../../../shared/model/problem.ts';
import {
  DEFAULT_CHECKS,
  RULE_IDS,
  type CheckSettings,
  type RuleGroup,
  type RuleId,
} from '../../../shared/model/rule.ts';
import { ruleMask, type RuleMask, type RuleSets } from '../rows/rule-sets.ts';
import { acceptLastmod, acceptLoc, acceptPlainImages } from './accept-ordinary.ts';
import { locUrl } from './loc-url.ts';
import { ofProfile } from './of-profile.ts';
import { severityOf, standardParams } from './rule-level.ts';
import { ROW_RULES, RULES } from './rule-registry.ts';
import { agentsOf, robotsBlocked } from './rules/robots/robots-blocked.ts';
import type { CheckContext, CheckedRow, RowRule, RowValues, Rule, RuleParams } from './rule-definition.ts';

export type { CheckContext } from './rule-definition.ts';

type CheckColumns = Pick<NormalBatch, 'count' | 'loc' | 'lastmod' | 'changefreq' | 'priority' | 'ext'> & {
  /** Default: all rows are. */
  readonly included?: readonly boolean[];
};

const NONE: Extensions = { images: [], videos: [], news: [], alternates: [] };

/** For rules that look at one value alone. */
const NO_ROW: CheckedRow = {
  loc: '',
  lastmod: null,
  changefreq: null,
  priority: null,
  url: null,
  extensions: NONE,
};

/** A row rule with what it needs to run. */
interface ReadyRule {
  readonly bit: RuleMask;
  readonly rule: RowRule;
  readonly params: RuleParams;
}

/** Rules by what they look at; a row asks only those about values that are not ordinary. */
interface ReadyRules {
  readonly loc: readonly ReadyRule[];
  readonly origin: readonly ReadyRule[];
  readonly lastmod: readonly ReadyRule[];
  readonly changefreq: readonly ReadyRule[];
  readonly priority: readonly ReadyRule[];
  readonly image: readonly ReadyRule[];
  readonly video: readonly ReadyRule[];
  readonly news: readonly ReadyRule[];
  readonly hreflang: readonly ReadyRule[];
}

/**
 * The number of the set of row rules that each row breaks, 0 for none; set rules are never among them. `sets` numbers
 * the sets.
 */
export function checkBatch(batch: CheckColumns, context: CheckContext, sets: RuleSets): number[] {
  return addBlocked(rowChecker(context, sets)(batch), batch, context, sets);
}

/** The row rules that each of some rows breaks; set rules are never among them. */
export function rulesOfRows(rows: readonly RowValues[], context: CheckContext, sets: RuleSets): RuleId[][] {
  const batch = {
    count: rows.length,
    loc: rows.map(({ loc }) => loc),
    lastmod: rows.map(({ lastmod }) => lastmod),
    changefreq: rows.map(({ changefreq }) => changefreq),
    priority: rows.map(({ priority }) => priority),
    ext: rows.map(({ ext }) => ext ?? null),
  };
  return checkBatch(batch, context, sets).map((number) => [...sets.rulesOf(number)]);
}

/** Adds what robots.txt says to what rows break by their values. */
export function addBlocked(
  numbers: number[],
  batch: CheckColumns,
  context: CheckContext,
  sets: RuleSets,
): number[] {
  const isBlocked = blockedReader(context);
  for (let i = 0; isBlocked && i < batch.count; i++) {
    if (batch.included?.[i] === false || !isBlocked(batch.loc[i] ?? '')) continue;
    numbers[i] = sets.idOf(sets.maskOf(numbers[i] ?? 0) | ROBOTS_BLOCKED);
  }
  return numbers;
}

/** The rules that look at values alone, ready for many batches: as checkBatch, without what robots.txt blocks. */
export type RowChecker = (batch: CheckColumns) => number[];

/** Odd lastmods are few and come again: a year, a month, a day that is missing a zone. */
const KNOWN_LASTMODS = 4_096;

export function rowChecker(context: CheckContext, sets: RuleSets): RowChecker {
  const ready = readyRules(context);
  const accept = acceptLoc(context, (origin) => askOrigin(origin, ready, context));
  const isFine = acceptLastmod(context);
  const known = new Map<string, RuleMask>();
  const lastmodMask = (lastmod: string): RuleMask => {
    if (isFine(lastmod)) return 0n;
    let mask = known.get(lastmod);
    if (mask !== undefined) return mask;
    if (known.size >= KNOWN_LASTMODS) known.clear();
    known.set(lastmod, (mask = ask(ready.lastmod, { ...NO_ROW, lastmod }, context)));
    return mask;
  };
  const locMask = (row: RowValues): RuleMask =>
    accept(row.loc) ?? ask(ready.loc, { ...row, url: locUrl(row.loc), extensions: NONE }, context);
  return (batch) => {
    const numbers = new Array<number>(batch.count);
    for (let i = 0; i < batch.count; i++) {
      const ext = batch.ext[i] ?? null;
      const row = {
        loc: batch.loc[i] ?? '',
        lastmod: batch.lastmod[i] ?? null,
        changefreq: batch.changefreq[i] ?? null,
        priority: batch.priority[i] ?? null,
        ext,
      };
      let mask = locMask(row);
      if (row.lastmod !== null) mask |= lastmodMask(row.lastmod);
      if (typeof row.changefreq === 'string' || typeof row.priority === 'string') {
        mask |= askTexts(row, ready, context);
      }
      if (ext !== null && !acceptPlainImages(ext)) mask |= askExtensions(row, ext, ready, context);
      numbers[i] = mask === 0n ? 0 : sets.idOf(mask);
    }
    return numbers;
  };
}

/**
 * The findings of one row as messages, in the order of the rules. Those of set rules are the ones in the row's
 * `problems`; exceptions of the row are `excepted`.
 */
export function explainRow(
  row: RowValues & {
    readonly line?: number;
    readonly problems?: readonly RuleId[];
    readonly excepted?: readonly RuleId[];
    /** Only the rules of `problems` are asked, which are known to find something. */
    readonly flagged?: boolean;
  },
  context: CheckContext,
  settings: CheckSettings = DEFAULT_CHECKS,
): Problem[] {
  const checked: CheckedRow = {
    ...row,
    url: locUrl(row.loc),
    extensions: extensionsOf(row.ext ?? null, context),
  };
  const line = row.line !== undefined && row.line > 0 ? { line: row.line } : {};
  return RULES.flatMap((rule): Problem[] => {
    if (row.flagged === true && row.problems?.includes(rule.id) !== true) return [];
    if (!isEnabled(rule, context) || row.excepted?.includes(rule.id)) return [];
    const reason = explain(rule, checked, row.problems, context);
    if (reason === null) return [];
    const told = ofProfile(rule, reason, context.profile);
    return [{ severity: severityOf(rule.id, settings), code: rule.id, reason: told, loc: row.loc, ...line }];
  });
}

function explain(
  rule: Rule,
  row: CheckedRow,
  problems: readonly RuleId[] | undefined,
  context: CheckContext,
): ErrorReason | null {
  if (rule.kind === 'row') return rule.check(row, context, paramsOf(rule, context));
  return rule.kind === 'set' && problems?.includes(rule.id) ? rule.word(row) : null;
}

/** What a changefreq or priority that is no valid one breaks. */
function askTexts(row: RowValues, ready: ReadyRules, context: CheckContext): RuleMask {
  const checked: CheckedRow = { ...row, url: null, extensions: NONE };
  let mask = 0n;
  if (typeof row.changefreq === 'string') mask |= ask(ready.changefreq, checked, context);
  if (typeof row.priority === 'string') mask |= ask(ready.priority, checked, context);
  return mask;
}

/** What extensions break; rules are asked only about kinds that the row has. */
function askExtensions(row: RowValues, ext: string, ready: ReadyRules, context: CheckContext): RuleMask {
  const extensions = extensionsOf(ext, context);
  const checked: CheckedRow = { ...row, url: null, extensions };
  let mask = 0n;
  if (extensions.images.length > 0) mask |= ask(ready.image, checked, context);
  if (extensions.videos.length > 0) mask |= ask(ready.video, checked, context);
  if (extensions.news.length > 0) mask |= ask(ready.news, checked, context);
  if (extensions.alternates.length > 0) mask |= ask(ready.hreflang, checked, context);
  return mask;
}

function extensionsOf(ext: string | null, { readExtensions }: CheckContext): Extensions {
  return ext === null || !readExtensions ? NONE : readExtensions(ext);
}

function ask(rules: readonly ReadyRule[], row: CheckedRow, context: CheckContext): RuleMask {
  let mask = 0n;
  for (const { bit, rule, params } of rules) {
    if (rule.check(row, context, params) !== null) mask |= bit;
  }
  return mask;
}

function askOrigin(origin: string, { origin: rules }: ReadyRules, context: CheckContext): RuleMask | null {
  const url = locUrl(origin);
  if (!url) return null;
  const row = { loc: origin, lastmod: null, changefreq: null, priority: null, url, extensions: NONE };
  return ask(rules, row, context);
}

const ROBOTS_BLOCKED = ruleMask('robots-blocked');

/** The rule about robots.txt for many rows; null where it finds nothing. */
export function blockedReader(context: CheckContext): ((loc: string) => boolean) | null {
  const agents = blockedFor(context);
  const read = agents && context.robots?.reader(agents);
  return read ? (loc) => read(loc) > 0 : null;
}

/** The crawlers that the rule about robots.txt asks about; null where it finds nothing. */
export function blockedFor(context: CheckContext): readonly string[] | null {
  if (!context.robots || !isEnabled(robotsBlocked, context)) return null;
  return agentsOf(paramsOf(robotsBlocked, context));
}

const BITS = new Map(RULE_IDS.map((id, place) => [id, 1n << BigInt(place)]));

function readyRules(context: CheckContext): ReadyRules {
  const of = (groups: readonly RuleGroup[], originOnly = false): ReadyRule[] =>
    ROW_RULES.filter(
      (rule) =>
        groups.includes(rule.group) && isEnabled(rule, context) && (!originOnly || rule.originOnly === true),
    ).map((rule) => ({ bit: BITS.get(rule.id) ?? 0n, rule, params: paramsOf(rule, context) }));
  return {
    loc: of(['loc']),
    origin: of(['loc'], true),
    lastmod: of(['lastmod']),
    changefreq: of(['changefreq']),
    priority: of(['priority']),
    image: of(['image']),
    video: of(['video']),
    news: of(['news']),
    hreflang: of(['hreflang']),
  };
}

function isEnabled({ id }: Rule, { active }: CheckContext): boolean {
  return active === undefined || (active.enabled & (BITS.get(id) ?? 0n)) !== 0n;
}

function paramsOf(rule: Rule, { active }: CheckContext): RuleParams {
  return active?.params[rule.id] ?? standardParams(rule);
}
