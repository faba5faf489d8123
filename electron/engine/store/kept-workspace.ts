// Where the user was in the project: page, panels, place. It is no part of the undo history.
import type { Workspace } from '../../../shared/model/workspace.ts';
import type { Database } from './file/database.ts';
import { readMeta, writeMeta } from './file/settings.ts';

const KEY = 'workspace';

/** null where nothing is remembered. */
export function readWorkspace(db: Database): Workspace | null {
  return (readMeta(db, KEY) as Workspace | undefined) ?? null;
}

export function writeWorkspace(db: Database, workspace: Workspace): void {
  writeMeta(db, KEY, workspace);
}
