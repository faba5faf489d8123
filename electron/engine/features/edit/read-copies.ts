// Reads what tells rows of one address from each other: their values and where they came from. It changes nothing.
import type { RowCopy } from '../../../../shared/model/edit/bulk-edit.ts';
import type { ProjectStore } from '../../store/store.ts';
import { readTableRows } from '../../view/read-table-rows.ts';

/** The rows by id, without those that are gone; meant for some thousands. */
export function readCopies(store: ProjectStore, ids: readonly number[]): ReadonlyMap<number, RowCopy> {
  const locations = new Map(store.sources().map(({ id, location }) => [id, location]));
  return new Map(
    readTableRows(store.db, Uint32Array.from(ids), false).map(
      ({ id, lastmod, changefreq, priority, source, line }) => [
        id,
        { id, lastmod, changefreq, priority, line, location: locations.get(source) ?? '' },
      ],
    ),
  );
}
