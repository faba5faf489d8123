// Where a dialog for files begins: where the user was last for that, else where the project's files of that kind are. Pure.
import type { ProjectInfo } from '../../../shared/model/project.ts';
import { isWebInput } from '../../../shared/protocol/web-input.ts';
import { folderOf, isWholePath } from '../../ui/file-name.ts';

/** What the files are for. */
export type FilePurpose = 'projects' | 'sources' | 'exports' | 'reports';

/** What a project says about places. */
type Places = Pick<ProjectInfo, 'path' | 'untitled' | 'sources' | 'settings'>;

/**
 * `recent`: files of projects, the latest first; `sample`: the folder of the app's own sample, where nobody keeps files. null
 * where nothing tells: the system decides.
 */
export function startingFolder(
  purpose: FilePurpose,
  project: Places | null,
  recent: readonly string[],
  sample: string | null = null,
): string | null {
  const [last] = recent;
  const own = project && !project.untitled ? folderOf(project.path) : null;
  const projects = own ?? (last === undefined ? null : folderOf(last));
  const sources = project?.sources
    .map(({ location }) => location)
    .filter(isFile)
    .findLast((path) => sample === null || !path.startsWith(sample));
  const source = sources === undefined ? null : folderOf(sources);
  if (purpose === 'projects') return projects ?? source;
  if (purpose === 'sources') return source ?? own;
  // All that lies in the folder of the set would be uploaded with it.
  if (purpose === 'reports') return own ?? source;
  return project?.settings.outDir ?? own ?? source;
}

/** What stands in a form for a file about the project: beside the project, once that has a place. */
export function reportFolder(project: Pick<ProjectInfo, 'path' | 'untitled'> | null): string {
  return project && !project.untitled ? folderOf(project.path) : '';
}

function isFile(location: string): boolean {
  return !isWebInput(location) && isWholePath(location);
}
