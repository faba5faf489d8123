// project.close: ends the work on the open project; everything in it is saved already.
import type { Command, EngineContext } from '../../../project/context.ts';
import { forgetComparison } from '../../compare/forget-comparison.ts';
import type { OpenProject } from '../../../project/open-project.ts';

export const projectClose: Command<'project.close'> = async (_, context) => {
  await context.jobs.cancelAll();
  replaceProject(context, null);
  return null;
};

/**
 * Puts a project in the place of the open one, closes that, and tells all windows. Its revision goes on from the other's:
 * a window that reads again when the revision changes must not keep what it read of another project.
 */
export function replaceProject(context: EngineContext, project: OpenProject | null): void {
  const before = context.current;
  forgetComparison(context);
  if (project && before) project.revision = Math.max(project.revision, before.revision + 1);
  context.current = project;
  before?.previews.stop();
  before?.views.dispose();
  before?.store.close(before.views.knownIds());
  context.emit({ event: 'project.replaced', data: { path: project?.store.path ?? null } });
}
