// The commands about rules, findings, reports and fixes, by request. Nothing else belongs here.
import type { Commands } from '../../../project/context.ts';
import { rulesList } from './rules-list.ts';
import { rulesSet } from './rules-set.ts';
import { checkRun, checkFindings, exceptionList, exceptionSet } from './check-run.ts';
import { reportWrite } from './report-write.ts';
import { fixPreview, fixApply } from './fix-apply.ts';
import { fixUnfixable } from './fix-unfixable.ts';
import { fixPreviewSafe, fixApplySafe } from './fix-safe.ts';

export const checkCommands = {
  'rules.list': rulesList,
  'rules.set': rulesSet,
  'check.run': checkRun,
  'check.findings': checkFindings,
  'exception.list': exceptionList,
  'exception.set': exceptionSet,
  'report.write': reportWrite,
  'fix.preview': fixPreview,
  'fix.apply': fixApply,
  'fix.unfixable': fixUnfixable,
  'fix.previewSafe': fixPreviewSafe,
  'fix.applySafe': fixApplySafe,
} satisfies Partial<Commands>;
