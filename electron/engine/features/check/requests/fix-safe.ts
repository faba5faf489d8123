// fix.previewSafe and fix.applySafe: all that loses nothing, of some rules, as one undo step.
import type { Command } from '../../../project/context.ts';
import type { FixSample, SafePreview, SafeRule } from '../../../../../shared/model/edit/fix-preview.ts';
import { append } from '../../../../../shared/model/large-lists.ts';
import type { RuleId } from '../../../../../shared/model/rule.ts';
import type { Steps } from '../../../../../shared/model/steps.ts';
import { SAFE_RULES } from '../../../check/fixes.ts';
import type { OpenProject } from '../../../project/open-project.ts';
import { applySteps, changeableProject, currentProject } from '../../../project/current-project.ts';
import { planSafe, safeScope, type Taken } from '../plan-safe-fixes.ts';
import { sampleOf, withCopies } from '../fix-sample.ts';
import { writeFix } from '../write-fix.ts';

/** Samples a rule. */
const SAMPLES = 20;

export const fixPreviewSafe: Command<'fix.previewSafe'> = async ({ rules }, context, window = 0) => {
  const project = currentProject(context);
  return await project.previews.of(window).run(previewSteps(project, among(rules)), () => undefined);
};

function* previewSteps(project: OpenProject, rules: readonly RuleId[]): Steps<SafePreview> {
  const taken: Taken = new Map();
  const changed = new Set<number>();
  const found: SafeRule[] = [];
  for (const rule of rules) {
    const ids = yield* safeScope(project, rule);
    const samples: FixSample[] = [];
    let rows = 0;
    for (const { changes, looked } of planSafe(project, { rule }, ids, taken)) {
      rows += changes.length;
      for (const { id } of changes) changed.add(id);
      append(samples, changes.slice(0, SAMPLES - samples.length).map(sampleOf));
      yield looked;
    }
    if (rows > 0) found.push({ rule, rows, samples: withCopies(project.store, rule, samples) });
  }
  return { rules: found, rows: changed.size };
}

export const fixApplySafe: Command<'fix.applySafe'> = ({ rules }, context) => {
  const project = changeableProject(context);
  project.previews.stop();
  const chosen = among(rules);
  const counts = project.store.ruleCounts();
  const total = chosen.reduce((sum, rule) => sum + (counts.get(rule) ?? 0), 0);
  return applySteps(context, { label: { code: 'fixSafe' }, rows: total }, function* (writer) {
    const taken: Taken = new Map();
    for (const rule of chosen) {
      const ids = yield* safeScope(project, rule);
      for (const { changes, looked } of planSafe(project, { rule }, ids, taken)) {
        yield* writeFix(writer, changes);
        yield looked;
      }
    }
  });
};

/** Those of the rules that have safe fixes, in the order in which these are applied. */
function among(rules: readonly RuleId[] | undefined): readonly RuleId[] {
  return rules ? SAFE_RULES.filter((rule) => rules.includes(rule)) : SAFE_RULES;
}
