// row.copies: the rows that have the address of another one, with what they say of it.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import type { AddressCopy, RowCopies } from '../../../../../shared/model/rows/row-copies.ts';
import type { Command } from '../../../project/context.ts';
import { currentProject } from '../../../project/current-project.ts';
import type { ProjectStore } from '../../../store/store.ts';

/** Rows behind the first one that are told. */
const LATER = 5;

const NONE: RowCopies = { number: null, first: null, later: [], more: false };

export const rowCopies: Command<'row.copies'> = async ({ id }, context) => {
  const { store, views } = currentProject(context);
  if (store.rowsById([id]).count === 0) throw new AppError('not-found', reason('row-gone'));
  // Most rows are the only ones of their address: for these no row is numbered.
  if (othersOf(store, id).ids.length === 0) return NONE;
  const numbers = await views.numbers.read();
  // Rows may have gone in the meantime.
  const { isLater, ids } = othersOf(store, id);
  const shown = ids.slice(0, LATER);
  const locations = new Map(store.sources().map((source) => [source.id, source.location]));
  const extOf = extensionsOf(store, [id, ...shown]);
  const copies = views.rows(shown).map((row): AddressCopy => ({
    row: { ...row, number: numbers.numberOf(row.id) },
    location: locations.get(row.source) ?? '',
    sameExtensions: extOf.get(row.id) === extOf.get(id),
  }));
  const number = numbers.numberOf(id);
  if (isLater) return { ...NONE, number, first: copies[0] ?? null };
  return { ...NONE, number, later: copies, more: ids.length > LATER };
};

/** The first row of the address alone, where that is another one; else the first of those behind it, and one more than is told. */
function othersOf(
  store: ProjectStore,
  id: number,
): { readonly isLater: boolean; readonly ids: readonly number[] } {
  const first = store.firstOfLoc(id);
  return first === null
    ? { isLater: false, ids: store.laterOfLoc(id, LATER + 1) }
    : { isLater: true, ids: [first] };
}

function extensionsOf(store: ProjectStore, wanted: readonly number[]): ReadonlyMap<number, string | null> {
  const { id, ext } = store.rowsById(wanted);
  return new Map(id.map((one, i) => [one, ext[i] ?? null]));
}
