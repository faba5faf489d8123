// The row rules over whole batches, fast, and over one row, in words. Ordinary rows are accepted without asking the
// rules; whatever is not surely fine goes through every rule, so that the rules alone decide.
import type { NormalBatch } from '../../../shared/model/entry-batch.ts';
import type { Problem } from '../../../shared/model/problem.ts';
import type { RuleId } from '../../../shared/model/rule.ts';
import { lastmodForm } from '../../../shared/protocol/lastmod.ts';
import { MAX_LOC_LENGTH } from '../../../shared/protocol/limits.ts';
import { surelyPastBefore } from './future.ts';
import { locUrl, scopeDirectory } from './loc-url.ts';
import { RULES, ruleFlag } from './rule-registry.ts';
import type { CheckContext, RowValues } from './rule.ts';

export type { CheckContext } from './rule.ts';

const OTHER_HOST = ruleFlag('loc-other-host');

/** Needs the rules: anything but printable ASCII, and "#". */
const UNUSUAL = /[^\x21\x22\x24-\x7e]/;

/** Of 2025-01-31; the valid forms that are shorter name no day. */
const DAY_LENGTH = 10;

/** Scheme, authority and the first slash. */
const ORIGIN = /^https?:\/\/[^/?#\\]+\//i;

type CheckColumns = Pick<NormalBatch, 'count' | 'loc' | 'lastmod' | 'changefreq' | 'priority' | 'ext'>;

/** The flags of each row, bit n = RULE_IDS[n]; the bits of set rules (loc-duplicate) are always 0. */
export function checkBatch(batch: CheckColumns, context: CheckContext): number[] {
  const flags = new Array<number>(batch.count);
  const accept = locAcceptor(context);
  const past = surelyPastBefore(context.now);
  for (let i = 0; i < batch.count; i++) {
    const loc = batch.loc[i] ?? '';
    const lastmod = batch.lastmod[i] ?? null;
    const changefreq = batch.changefreq[i] ?? null;
    const priority = batch.priority[i] ?? null;
    let flag = accept(loc);
    if (
      flag < 0 ||
      (lastmod !== null &&
        (lastmod >= past || lastmod.length < DAY_LENGTH || lastmodForm(lastmod) === null)) ||
      typeof changefreq === 'string' ||
      typeof priority === 'string'
    ) {
      flag = askRules({ loc, lastmod, changefreq, priority }, context);
    }
    flags[i] = flag;
  }
  return flags;
}

/** The findings of one row as messages, in the order of the rules; loc-duplicate where the row's problems have it. */
export function explainRow(
  row: RowValues & { readonly line?: number; readonly problems?: readonly RuleId[] },
  context: CheckContext,
): Problem[] {
  const checked = { ...row, url: locUrl(row.loc) };
  const findings: Problem[] = [];
  for (const rule of RULES) {
    if (rule.kind === 'set' && !row.problems?.includes(rule.id)) continue;
    const message = rule.check(checked, context);
    if (message === null) continue;
    const line = row.line !== undefined && row.line > 0 ? { line: row.line } : {};
    findings.push({ severity: rule.severity, code: rule.id, message, loc: row.loc, ...line });
  }
  return findings;
}

function askRules(row: RowValues, context: CheckContext): number {
  const checked = { ...row, url: locUrl(row.loc) };
  let flags = 0;
  for (let bit = 0; bit < RULES.length; bit++) {
    const rule = RULES[bit];
    if (rule?.kind === 'row' && rule.check(checked, context) !== null) flags |= 1 << bit;
  }
  return flags;
}

/**
 * A function that gives an ordinary loc's flags (none, or another host), or -1 where the rules have to be asked.
 * Each origin is parsed once; behind it only length, characters and, where asked, the scope can be wrong.
 */
function locAcceptor({ site, scope }: CheckContext): (loc: string) => number {
  const directory = scope === null ? null : (scopeDirectory(scope)?.href ?? null);
  const flagsByOrigin = new Map<string, number>();
  let origin = '\0';
  let flags = 0;
  return (loc) => {
    if (!loc.startsWith(origin)) {
      const found = ORIGIN.exec(loc)?.[0];
      if (found === undefined) return -1;
      let known = flagsByOrigin.get(found);
      if (known === undefined) {
        const url = locUrl(found);
        known = !url ? -1 : site !== null && url.origin !== site ? OTHER_HOST : 0;
        flagsByOrigin.set(found, known);
      }
      origin = found;
      flags = known;
    }
    if (flags < 0 || loc.length > MAX_LOC_LENGTH || UNUSUAL.test(loc)) return -1;
    if (directory !== null && flags === 0 && !isPlainlyWithin(loc, directory)) return -1;
    return flags;
  };
}

/** True only where no dot segment, plain or encoded, could lead out of the directory again. */
function isPlainlyWithin(loc: string, directory: string): boolean {
  return loc.startsWith(directory) && !/[/\\](?:\.|%2e)/i.test(loc.slice(directory.length - 1));
}
