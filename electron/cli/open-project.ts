// Opens a project for a command, and says so when the file was damaged and a copy is used instead.
import { resolve } from 'node:path';
import type { ProjectInfo } from '../../shared/model/project.ts';
import type { EngineSession } from './engine-client.ts';
import type { Terminal } from './terminal.ts';

/** What the engine tells about the project; `path` is the copy where the named file was damaged. */
export async function openProject(
  engine: EngineSession,
  terminal: Terminal,
  path: string,
): Promise<ProjectInfo> {
  const info = await engine.request['project.open']({ path: resolve(path) });
  if (info.recoveredFrom !== null) {
    await terminal.stderr.line(
      `mapwright: ${info.recoveredFrom} is damaged; its readable rows are used from ${info.path}.`,
    );
  }
  return info;
}
