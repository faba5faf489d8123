// The open project for a command, and what every change of rows has in common. It changes nothing by itself.
import { reason } from '../../../shared/contract/error-texts.ts';
import { AppError } from '../../../shared/contract/errors.ts';
import type { EditResult, StepResult } from '../../../shared/contract/edit-result.ts';
import type { ChangeLabel } from '../../../shared/model/edit/change.ts';
import type { Steps } from '../../../shared/model/steps.ts';
import { backUpBefore } from './back-up-before.ts';
import type { EngineContext } from './context.ts';
import type { OpenProject } from './open-project.ts';
import type { ChangeWriter } from '../store/history/history.ts';
import type { Touched } from '../store/rows/touched-rows.ts';
import { recheckTouched } from '../check/run/recheck.ts';

/** The open project; throws no-project where there is none. */
export function currentProject(context: EngineContext): OpenProject {
  if (!context.current) throw new AppError('no-project', reason('no-project'));
  return context.current;
}

/** The open project, for a command that changes it: throws busy while a job runs. */
export function changeableProject(context: EngineContext): OpenProject {
  const project = currentProject(context);
  context.jobs.assertIdle();
  return project;
}

interface EditOptions {
  readonly label: ChangeLabel;
  /** How many rows it looks at. */
  readonly rows: number;
}

/** Runs an edit of any size as one change with its flags; where it takes long, as a job that can be cancelled. */
export function applySteps(
  context: EngineContext,
  { label, rows }: EditOptions,
  edit: (writer: ChangeWriter, project: OpenProject) => Steps<void>,
): EditResult | Promise<EditResult> {
  const project = changeableProject(context);
  const settle = (touched: Touched): Steps<void> => recheckTouched(project, touched);
  function* steps(): Steps<EditResult> {
    const work = (writer: ChangeWriter): Steps<void> => edit(writer, project);
    const touched = yield* project.store.changeSteps(label, work, settle);
    return editResult(context, project, touched);
  }
  // The flags of the rows take a second pass.
  const run = (): EditResult | Promise<EditResult> => runChange(context, project, steps(), rows * 2);
  return backUpBefore(context, project, { code: 'change', label }, rows)?.then(run) ?? run();
}

/** Goes to the state after a change, or stays where that is null. */
export function goToState(context: EngineContext, change: number | null): EditResult | Promise<EditResult> {
  const project = changeableProject(context);
  const { store } = project;
  if (change === null) return editResult(context, project, null);
  function* steps(to: number): Steps<EditResult> {
    const touched = yield* store.states.goTo(to, (changed, kept) =>
      recheckTouched(project, changed, { kept }),
    );
    // Sources may come and go without a row.
    if (touched?.ids.length === 0) announceChange(context, project);
    return editResult(context, project, touched);
  }
  return runChange(context, project, steps(change), store.states.rowsBetween(change) * 2);
}

/** Takes the last change back, or does the one again that was taken back last; tells which, null where there is none. */
export function takeStep(
  context: EngineContext,
  direction: 'undo' | 'redo',
): StepResult | Promise<StepResult> {
  const { store } = changeableProject(context);
  const step = store.historyState()[direction];
  const done = goToState(context, direction === 'undo' ? store.states.before() : store.states.after());
  return done instanceof Promise ? done.then((result) => ({ ...result, step })) : { ...done, step };
}

/** Runs the steps of a change; windows that were read while it ran are told to read again where it was cancelled. */
function runChange(
  context: EngineContext,
  project: OpenProject,
  steps: Steps<EditResult>,
  rows: number,
): EditResult | Promise<EditResult> {
  const result = context.jobs.runSteps('edit', steps, rows);
  if (!(result instanceof Promise)) return result;
  return result.catch((error: unknown) => {
    if (context.current === project) announceChange(context, project);
    throw error;
  });
}

/** The outcome of a change; tells that the project changed where any row did. */
function editResult(context: EngineContext, project: OpenProject, touched: Touched | null): EditResult {
  const changed = touched?.ids.length ?? 0;
  if (touched && touched.ids.length > 0) {
    project.lastChange = touched;
    announceChange(context, project);
  }
  return { changed, history: project.store.historyState() };
}

/** Counts the revision up and tells it, and what had to go from the history. */
export function announceChange(context: EngineContext, project: OpenProject): void {
  project.revision++;
  context.emit({ event: 'project.changed', data: { revision: project.revision } });
  const branches = project.store.states.takeRemoved();
  if (branches.length > 0) context.emit({ event: 'history.removed', data: { branches } });
}
