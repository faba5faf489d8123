// All transforms by their kind. One that is missing here does not compile.
import type { BulkEdit, TransformKind } from '../../../../../shared/model/edit/bulk-edit.ts';
import type { BulkPlan, PlanTools } from '../bulk-plan.ts';
import { planReplace } from '../find-replace.ts';
import { changefreqByRules } from './changefreq-by-rules.ts';
import { forceHost } from './force-host.ts';
import { forceHttps } from './force-https.ts';
import { lowerHost } from './lower-host.ts';
import { normaliseUrl } from './normalise-url.ts';
import { priorityByRules } from './priority-by-rules.ts';
import { punycodeHost } from './punycode-host.ts';
import { query } from './query.ts';
import { removeDuplicates } from './remove-duplicates.ts';
import { removeFragment } from './remove-fragment.ts';
import { sectionByRules } from './section-by-rules.ts';
import { setLastmod } from './set-lastmod.ts';
import { shiftLastmod } from './shift-lastmod.ts';
import { trailingSlash } from './trailing-slash.ts';
import type { PlanTransform } from './transform.ts';
import { trim } from './trim.ts';
import { www } from './www.ts';

const TRANSFORMS: { readonly [K in TransformKind]: PlanTransform<K> } = {
  'set-lastmod': setLastmod,
  'shift-lastmod': shiftLastmod,
  'changefreq-by-rules': changefreqByRules,
  'priority-by-rules': priorityByRules,
  'section-by-rules': sectionByRules,
  'force-https': forceHttps,
  'force-host': forceHost,
  www,
  'lower-host': lowerHost,
  'punycode-host': punycodeHost,
  'trailing-slash': trailingSlash,
  query,
  'remove-fragment': removeFragment,
  'normalise-url': normaliseUrl,
  trim,
  'remove-duplicates': removeDuplicates,
};

/** What an edit does to cells or rows. Throws invalid-value for options that can't be used. */
export function planBulkEdit(edit: BulkEdit, tools: PlanTools): BulkPlan {
  if (edit.kind === 'replace') return planReplace(edit);
  const plan = TRANSFORMS[edit.kind] as PlanTransform<TransformKind>;
  return plan(edit, tools);
}
