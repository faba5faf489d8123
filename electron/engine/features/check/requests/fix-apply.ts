// fix.preview and fix.apply: what a rule's fix changes, and doing so as one undo step.
import type { Command } from '../../../project/context.ts';
import type { FixPreview, FixSample } from '../../../../../shared/model/edit/fix-preview.ts';
import type { Steps } from '../../../../../shared/model/steps.ts';
import type { OpenProject } from '../../../project/open-project.ts';
import type { ChangeWriter } from '../../../store/history/history.ts';
import { applySteps, changeableProject, currentProject } from '../../../project/current-project.ts';
import { joinRows } from '../join-rows.ts';
import { sampleOf, withCopies } from '../fix-sample.ts';
import { fixOf, fixScope, planFix, type FixRequest } from '../plan-fix.ts';
import { writeFix } from '../write-fix.ts';

const SAMPLES = 200;

export const fixPreview: Command<'fix.preview'> = async (request, context, window = 0) => {
  const project = currentProject(context);
  fixOf(request);
  return await project.previews.of(window).run(previewSteps(project, request), () => undefined);
};

function* previewSteps(project: OpenProject, request: FixRequest): Steps<FixPreview> {
  const ids = yield* fixScope(project, request);
  const samples: FixSample[] = [];
  const changed = new Set<number>();
  let cleared = 0;
  let fixable = 0;
  for (const { fixed, changes, looked } of planFix(project, request, ids)) {
    fixable += fixed;
    for (const { id, column, after } of changes) {
      if (!changed.has(id) && column !== null && after === null) cleared++;
      changed.add(id);
    }
    for (const change of changes.slice(0, SAMPLES - samples.length)) samples.push(sampleOf(change));
    yield looked;
  }
  const told = withCopies(project.store, request.rule, samples);
  return { found: ids.length, fixable, changes: changed.size, cleared, samples: told };
}

export const fixApply: Command<'fix.apply'> = (request, context) => {
  const project = changeableProject(context);
  fixOf(request);
  project.previews.stop();
  const { rule, rows } = request;
  const total = rows ? project.views.ids(rows).length : (project.store.ruleCounts().get(rule) ?? 0);
  return applySteps(context, { label: { code: 'fix', rule }, rows: total }, function* (writer) {
    const found = yield* fixScope(project, request);
    const ids = rule === 'loc-duplicate' ? yield* withoutJoined(project, writer, found) : found;
    for (const { changes, looked } of planFix(project, request, ids)) {
      yield* writeFix(writer, changes);
      yield looked;
    }
  });
};

/** The rows to delete once what they alone say of a page, such as its images, stands in the row that stays. */
function* withoutJoined(
  { store }: OpenProject,
  writer: ChangeWriter,
  ids: readonly number[],
): Steps<number[]> {
  const going = new Set(ids);
  const isFirst = (issues: number): boolean => !store.ruleSets.has(issues, 'loc-duplicate');
  const { kept, gone } = yield* joinRows(
    store,
    writer,
    ids,
    (id, _, issues) => going.has(id) || isFirst(issues),
  );
  return [...going.union(gone).difference(kept)].sort((a, b) => a - b);
}
