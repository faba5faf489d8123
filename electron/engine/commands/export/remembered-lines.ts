// Keeps the lines of blocks of rows that are read to lay a set out, and a moment later to write it. It reads no row by
// itself.
import { BLOCK_ROWS } from '../../write/block-tally.ts';
import { sameIds } from './id-list.ts';
import type { ExportBatch, Room } from './read-set.ts';

/** Bytes of lines at most: those of some hundred blocks. What comes later is read twice. */
const MAX_BYTES = 32 * 1024 * 1024;

type LinesIn = (ids: Uint32Array, room?: Room) => Iterable<ExportBatch>;

/** As `linesIn`, which it asks only once for each block; to be used for one export, and each block twice at most. */
export function rememberLines(linesIn: LinesIn): LinesIn {
  const known = new Map<string, { readonly ids: Uint32Array; readonly batches: readonly ExportBatch[] }>();
  let bytes = 0;
  return (ids, room) => {
    if (ids.length === 0 || ids.length > BLOCK_ROWS) return linesIn(ids, room);
    const key = `${String(ids[0])} ${String(ids.at(-1))}`;
    const found = known.get(key);
    if (found && sameIds(found.ids, ids)) {
      known.delete(key);
      for (const batch of found.batches) bytes -= bytesOf(batch);
      return found.batches;
    }
    const batches = [...linesIn(ids, room)];
    const size = batches.reduce((sum, batch) => sum + bytesOf(batch), 0);
    // Rows without ready lines are no bytes yet: they are cheap to read again.
    if (size > 0 && bytes + size <= MAX_BYTES && !found) {
      known.set(key, { ids: ids.slice(), batches });
      bytes += size;
    }
    return batches;
  };
}

function bytesOf(batch: ExportBatch): number {
  return 'lines' in batch ? batch.lines.xml.length : 0;
}
