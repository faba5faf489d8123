// All rules, in the order of their flag bits. A rule that is missing here, or stands under another id, does not compile.
import { RULE_IDS, type RuleId } from '../../../shared/model/rule.ts';
import type { Rule } from './rule.ts';
import { changefreqInvalid } from './rules/changefreq-invalid.ts';
import { lastmodFuture } from './rules/lastmod-future.ts';
import { lastmodImprecise } from './rules/lastmod-imprecise.ts';
import { lastmodInvalid } from './rules/lastmod-invalid.ts';
import { locDuplicate } from './rules/loc-duplicate.ts';
import { locFragment } from './rules/loc-fragment.ts';
import { locInvalid } from './rules/loc-invalid.ts';
import { locMissing } from './rules/loc-missing.ts';
import { locNotAbsolute } from './rules/loc-not-absolute.ts';
import { locOtherHost } from './rules/loc-other-host.ts';
import { locOutOfScope } from './rules/loc-out-of-scope.ts';
import { locTooLong } from './rules/loc-too-long.ts';
import { priorityInvalid } from './rules/priority-invalid.ts';

const byId = {
  'loc-missing': locMissing,
  'loc-not-absolute': locNotAbsolute,
  'loc-invalid': locInvalid,
  'loc-too-long': locTooLong,
  'loc-duplicate': locDuplicate,
  'loc-other-host': locOtherHost,
  'loc-out-of-scope': locOutOfScope,
  'loc-fragment': locFragment,
  'lastmod-invalid': lastmodInvalid,
  'lastmod-future': lastmodFuture,
  'changefreq-invalid': changefreqInvalid,
  'priority-invalid': priorityInvalid,
  'lastmod-imprecise': lastmodImprecise,
} satisfies { readonly [K in RuleId]: Rule & { readonly id: K } };

/** RULES[n] is the rule of flag bit n. */
export const RULES: readonly Rule[] = RULE_IDS.map((id) => byId[id]);

/** The flag bit of a rule, as a number with that one bit set. */
export function ruleFlag(id: RuleId): number {
  return 1 << RULE_IDS.indexOf(id);
}
