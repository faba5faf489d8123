// The open project for a command, and what every change of rows has in common. It changes nothing by itself.
import { AppError } from '../../../shared/contract/errors.ts';
import type { EditResult } from '../../../shared/contract/requests.ts';
import type { EngineContext } from '../context.ts';
import { hashLoc } from '../normalise/hash-loc.ts';
import { normaliseCell } from '../normalise/normalise-value.ts';
import type { OpenProject } from '../open-project.ts';
import type { ChangeWriter } from '../store/history.ts';
import type { Touched } from '../store/touched-rows.ts';
import { recheckTouched } from './recheck.ts';

/** How edits judge values: by the normalise stage. */
export const judges = { normalise: normaliseCell, hash: hashLoc };

/** The open project; throws no-project where there is none. */
export function currentProject(context: EngineContext): OpenProject {
  if (!context.current) throw new AppError('no-project', 'No project is open. Open or create one first.');
  return context.current;
}

/** The open project, for a command that changes it: throws busy while a job runs. */
export function changeableProject(context: EngineContext): OpenProject {
  const project = currentProject(context);
  context.jobs.assertIdle();
  return project;
}

/** Runs an edit as one change with its flags, tells that the project changed, and gives the outcome. */
export function applyEdit(
  context: EngineContext,
  label: string,
  edit: (writer: ChangeWriter, project: OpenProject) => void,
): EditResult {
  const project = changeableProject(context);
  const touched = project.store.change(
    label,
    (writer) => {
      edit(writer, project);
    },
    (changed) => {
      recheckTouched(project, changed);
    },
  );
  return editResult(context, project, touched);
}

/** The outcome of a change; tells that the project changed where any row did. */
function editResult(context: EngineContext, project: OpenProject, touched: Touched | null): EditResult {
  const changed = touched?.ids.length ?? 0;
  if (touched && touched.ids.length > 0) announceChange(context, project);
  return { changed, history: project.store.historyState() };
}

/** Counts the revision up and tells it. */
export function announceChange(context: EngineContext, project: OpenProject): void {
  project.revision++;
  context.emit({ event: 'project.changed', data: { revision: project.revision } });
}
