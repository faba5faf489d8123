// Puts copies of rows at another place, with all that is stored of them, in slices. The rows themselves stay.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import type { NormalBatch } from '../../../rows/entry-batch.ts';
import type { Steps } from '../../../../../shared/model/steps.ts';
import type { EditTarget } from '../edit-target.ts';

/** Rows copied between two pauses. */
const COPIED_AT_ONCE = 5_000;

interface Rows {
  readonly batch: NormalBatch;
  readonly sources: readonly number[];
  readonly chosen: readonly (number | null)[];
}

/** Copies the rows of the ids in their order; returns the ids of the copies. Throws not-found where one is gone. */
export function* copyRows(
  target: EditTarget,
  ids: Uint32Array,
  at: Parameters<EditTarget['insert']>[1],
  read: (ids: Uint32Array) => Rows,
): Steps<Uint32Array> {
  const copies = new Uint32Array(ids.length);
  for (let start = 0; start < ids.length; start += COPIED_AT_ONCE) {
    const part = ids.subarray(start, start + COPIED_AT_ONCE);
    const rows = read(part);
    if (rows.batch.count < part.length) throw new AppError('not-found', reason('cut-rows-gone'));
    const place = at && start > 0 ? { row: copies[start - 1] ?? 0, side: 'after' as const } : at;
    copies.set(yield* copySome(target, rows, place), start);
    yield rows.batch.count;
  }
  return copies;
}

function* copySome(
  target: EditTarget,
  { batch, sources, chosen }: Rows,
  place: Parameters<EditTarget['insert']>[1],
): Steps<Uint32Array> {
  const [source = 0] = sources;
  const ids = target.insert({ source, batch, issues: batch.loc.map(() => 0) }, place);
  // One insertion is of one source: ids that follow each other are one block of the order of rows.
  if (sources.some((other) => other !== source)) yield* target.set('source', ids, sources);
  if (chosen.some((section) => section !== null)) yield* target.set('chosen', ids, chosen);
  return ids;
}
