// The rows that a bulk edit is about, for the edit stage: it wires views and store.
import type { EditScope } from '../../../../shared/model/edit/bulk-edit.ts';
import type { ScopeRows } from './bulk-plan.ts';
import type { OpenProject } from '../../project/open-project.ts';

/** Rows of a scope; `order` has their ids in the order of the scope, or null where that is the order of the ids. */
export interface Scope {
  readonly rows: ScopeRows;
  /** The ids of the rows, ascending; null = all rows. */
  readonly ids: Uint32Array | null;
  readonly order: Uint32Array | null;
}

/** Throws stale-view where the scope's view is no longer open. */
export function openScope({ store, views }: OpenProject, scope: EditScope): Scope {
  if (scope.kind === 'all') {
    const rows: ScopeRows = {
      total: store.lastRowId(),
      read: (columns) => store.cells(null, columns),
    };
    return { rows, ids: null, order: null };
  }
  const order = views.ids(scope);
  const sorted = isAscending(order) ? order : order.slice().sort();
  return { rows: rowsOf(store, sorted), ids: sorted, order: sorted === order ? null : order };
}

/** The rows with these ascending ids. */
export function rowsOf(store: OpenProject['store'], ids: Uint32Array): ScopeRows {
  return { total: ids.length, read: (columns) => store.cells(ids, columns) };
}

function isAscending(ids: Uint32Array): boolean {
  for (let i = 1; i < ids.length; i++) if ((ids[i - 1] ?? 0) >= (ids[i] ?? 0)) return false;
  return true;
}
