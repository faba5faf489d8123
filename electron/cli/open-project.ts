// Opens a project for a command, and refuses a damaged one: a script must not go on with a part of the rows.
import { resolve } from 'node:path';
import { AppError } from '../../shared/contract/errors.ts';
import type { ProjectInfo } from '../../shared/model/project.ts';
import type { EngineSession } from './engine-client.ts';

/** What the engine tells about the project. Throws damaged-project, naming the copy with the readable rows. */
export async function openProject(engine: EngineSession, path: string): Promise<ProjectInfo> {
  const info = await engine.request['project.open']({ path: resolve(path) });
  if (info.recoveredFrom === null) return info;
  throw new AppError(
    'damaged-project',
    `${info.recoveredFrom} is damaged. What could be read was copied to ${info.path}: check that, and go on with it.`,
  );
}
