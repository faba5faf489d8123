// The queries that the project keeps under names. It does not run them, and saving one is no step of undo.
import type { SavedView } from '../../../shared/model/rows/view-query.ts';
import type { Database } from './file/database.ts';
import { readMeta, writeMeta } from './file/settings.ts';

const KEY = 'views';

/** All of them, in the order in which they were first saved. */
export function readSavedViews(db: Database): SavedView[] {
  return (readMeta(db, KEY) as SavedView[] | undefined) ?? [];
}

/** Keeps a query under a name; the one that had it gives way. */
export function saveView(db: Database, view: SavedView): void {
  const views = readSavedViews(db);
  const at = views.findIndex(({ name }) => name === view.name);
  writeMeta(db, KEY, at < 0 ? [...views, view] : views.with(at, view));
}

/** Gives a view another name; false where there is none of the old name, or another one of the new. */
export function renameView(db: Database, name: string, to: string): boolean {
  const views = readSavedViews(db);
  const at = views.findIndex((view) => view.name === name);
  const found = views[at];
  if (!found || (name !== to && views.some((view) => view.name === to))) return false;
  writeMeta(db, KEY, views.with(at, { ...found, name: to }));
  return true;
}

/** Forgets a view, where there is one of the name. */
export function deleteView(db: Database, name: string): void {
  writeMeta(
    db,
    KEY,
    readSavedViews(db).filter((view) => view.name !== name),
  );
}
