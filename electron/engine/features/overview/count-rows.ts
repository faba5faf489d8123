// Counts rows by the numbers that they are kept as: how many are of each kind, have each day, and lie in each folder. It
// knows not what these stand for.
import type { Codes } from '../../view/coded/coded-rows.ts';
import type { Pace } from '../../view/pace.ts';

/** How many rows have each number. */
export interface RowCounts {
  readonly kinds: Uint32Array;
  readonly days: Uint32Array;
  readonly folders: Uint32Array;
}

const SLICE_ROWS = 200_000;

/** `ids`: null = all rows; those of rows that are gone don't count. */
export async function countRows(codes: Codes, ids: Uint32Array | null, pace: Pace): Promise<RowCounts> {
  const counts = {
    kinds: new Uint32Array(codes.kinds.length),
    days: new Uint32Array(codes.days.length),
    folders: new Uint32Array(codes.tree.size),
  };
  await forRows(codes, ids, pace, (id, kind) => {
    add(counts.kinds, kind);
    add(counts.days, codes.day[id]);
    add(counts.folders, codes.folder[id]);
  });
  return counts;
}

/** Visits rows with their kinds, in slices between which others have their turn. */
export async function forRows(
  { last, kind }: Codes,
  ids: Uint32Array | null,
  pace: Pace,
  visit: (id: number, kind: number) => void,
): Promise<void> {
  const end = ids ? ids.length : last;
  pace.expect(end);
  for (let from = 0; from < end; from += SLICE_ROWS) {
    const to = Math.min(end, from + SLICE_ROWS);
    for (let i = from; i < to; i++) {
      const id = ids ? (ids[i] ?? 0) : i + 1;
      const of = id <= last ? (kind[id] ?? 0) : 0;
      if (of !== 0) visit(id, of);
    }
    if (pace.spent(to - from)) await pace.pause();
  }
}

/** One more with a number. */
function add(counts: Uint32Array, number = 0): void {
  counts[number] = (counts[number] ?? 0) + 1;
}
