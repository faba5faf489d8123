// fix.preview and fix.apply: what a rule's fix changes, and doing so as one undo step.
import type { Command } from '../context.ts';
import type { FixSample } from '../../../shared/model/fix.ts';
import { hashLoc } from '../../../shared/model/hash-loc.ts';
import type { Steps } from '../../../shared/model/steps.ts';
import type { ChangeWriter } from '../store/history.ts';
import type { PlannedFix } from './plan-fix.ts';
import { applySteps, changeableProject, currentProject } from './current-project.ts';
import { fixOf, fixScope, planFix, typed } from './plan-fix.ts';

const SAMPLES = 200;

export const fixPreview: Command<'fix.preview'> = ({ rule, rows }, context) => {
  const project = currentProject(context);
  fixOf(rule);
  const ids = fixScope(project, rule, rows);
  const samples: FixSample[] = [];
  let fixable = 0;
  for (const planned of planFix(project, rule, ids)) {
    fixable += planned.ids.length;
    samples.push(...planned.samples.slice(0, SAMPLES - samples.length));
  }
  return { found: ids.length, fixable, samples };
};

export const fixApply: Command<'fix.apply'> = ({ rule, rows }, context) => {
  const project = changeableProject(context);
  fixOf(rule);
  const ids = fixScope(project, rule, rows);
  return applySteps(context, { label: { code: 'fix', rule }, rows: ids.length }, function* (writer) {
    for (const planned of planFix(project, rule, ids)) yield* write(writer, planned);
  });
};

function* write(writer: ChangeWriter, { found, ids, samples }: PlannedFix): Steps<void> {
  const column = samples[0]?.column;
  const rows = Uint32Array.from(ids);
  const after = samples.map((sample) => sample.after);
  if (column === null) yield* writer.set('deleted', rows, 1);
  else if (column === 'included') yield* writer.set('included', rows, 0);
  else if (column === 'loc') {
    yield* writer.set(
      'loc',
      rows,
      after.map((text) => text ?? ''),
    );
    yield* writer.set(
      'hash',
      rows,
      after.map((text) => hashLoc(text ?? '')),
    );
  } else if (column === 'changefreq' || column === 'priority') {
    yield* writer.set(
      column,
      rows,
      after.map((text) => typed(column, text)),
    );
  } else if (column === 'lastmod') yield* writer.set('lastmod', rows, after);
  yield found;
}
