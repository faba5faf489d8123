// The requests about rules: what is checked, what does not count, and fixes.
import * as v from 'valibot';
import { ALL_FIX_MODES, type FixPreview, type SafePreview } from '../../model/edit/fix-preview.ts';
import type { Problem } from '../../model/problem.ts';
import {
  PROFILES,
  RULE_IDS,
  RULE_LEVELS,
  type Profile,
  type RuleId,
  type RuleInfo,
} from '../../model/rule.ts';
import type { EditResult } from '../edit-result.ts';
import { count, rowSet } from '../schemas.ts';

const rule = v.picklist(RULE_IDS);
const param = () =>
  v.union([
    v.pipe(v.number(), v.finite()),
    v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(1_000)),
  ]);

/** `mode`: one of FIX_MODES; default: the usual way. */
const fixRequest = () =>
  v.strictObject({
    rule,
    mode: v.optional(v.picklist(ALL_FIX_MODES)),
    rows: v.optional(rowSet()),
  });

export const checkRequests = {
  /** All rules with what counts in the project. */
  'rules.list': () => v.strictObject({}),
  /** Chooses a profile or about one rule, and checks the rows anew; null = as the profile and the rule have it. */
  'rules.set': () =>
    v.strictObject({
      profile: v.optional(v.picklist(PROFILES)),
      rule: v.optional(
        v.strictObject({
          id: rule,
          level: v.optional(v.nullable(v.picklist(RULE_LEVELS))),
          params: v.optional(v.nullable(v.record(v.string(), param()))),
        }),
      ),
    }),
  /** Checks all rows anew: rules about dates find more as time goes by. */
  'check.run': () => v.strictObject({}),
  /** The findings that are about imported files and the project as a whole. */
  'check.findings': () => v.strictObject({}),
  /** The rows that rules pass over, with their reasons; at most 1,000 from `start`. */
  'exception.list': () => v.strictObject({ start: v.optional(count) }),
  /** The rule does not count for these rows, for that reason; null takes such an exception back. One undo step. */
  'exception.set': () =>
    v.strictObject({
      rows: rowSet(),
      rule,
      reason: v.nullable(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500))),
    }),
  /** What a rule's fix would change; without rows in all rows that it finds. Another preview ends it with "cancelled". */
  'fix.preview': fixRequest,
  /** Applies a rule's fix. One undo step. */
  'fix.apply': fixRequest,
  /** The rules with findings and a fix that takes none of them away. Another one ends it with "cancelled". */
  'fix.unfixable': () => v.strictObject({}),
  /** What all fixes that lose nothing would change, or those of some rules. Ends as fix.preview does. */
  'fix.previewSafe': () => v.strictObject({ rules: v.optional(v.array(rule)) }),
  /** Applies them for these rules. One undo step. */
  'fix.applySafe': () => v.strictObject({ rules: v.array(rule) }),
} satisfies Record<string, () => v.GenericSchema>;

export interface RuleList {
  readonly profile: Profile;
  readonly rules: readonly RuleInfo[];
}

/** A row that a rule passes over. */
export interface RuleException {
  readonly row: number;
  readonly loc: string;
  readonly rule: RuleId;
  readonly reason: string;
  /** In ms since 1970. */
  readonly at: number;
}

export interface ExceptionList {
  readonly total: number;
  readonly exceptions: readonly RuleException[];
}

export interface CheckResults {
  'rules.list': RuleList;
  'rules.set': RuleList;
  'check.run': null;
  'check.findings': readonly Problem[];
  'exception.list': ExceptionList;
  'exception.set': EditResult;
  'fix.preview': FixPreview;
  'fix.apply': EditResult;
  'fix.unfixable': readonly RuleId[];
  'fix.previewSafe': SafePreview;
  'fix.applySafe': EditResult;
}
