// Of rows with the same address, one stays: the first, the last, the newest, the most important, or the fullest.
import type { DuplicateWinner } from '../../../../../shared/model/edit/bulk-edit.ts';
import type { Steps } from '../../../../../shared/model/steps.ts';
import type { Duplicates, ReadRow, ScopeRows } from '../bulk-plan.ts';
import type { PlanTransform } from './transform.ts';

export const removeDuplicates: PlanTransform<'remove-duplicates'> = ({ keep }) => ({
  kind: 'rows',
  passes: 2,
  choose: (rows) => losers(rows, keep),
});

const COLUMNS = ['loc', 'hash', 'lastmod', 'changefreq', 'priority', 'ext'] as const;

/** Two passes: hashes that occur again, then only their rows. Memory: 8 bytes a row, and the rows that repeat. */
function* losers(rows: ScopeRows, keep: DuplicateWinner): Steps<Duplicates> {
  const again = yield* repeatedHashes(rows);
  const best = new Map<string, { readonly id: number; readonly rank: Rank }>();
  const lost: number[] = [];
  for (const batch of rows.read(COLUMNS)) {
    for (const row of batch.rows) {
      const loc = String(row[1]);
      // A missing address is no duplicate of another missing one.
      if (loc === '' || !again.has(Number(row[2]))) continue;
      const mine = { id: row[0], rank: rankOf(row, keep) };
      const other = best.get(loc);
      if (other && !isBefore(other.rank, mine.rank)) {
        lost.push(mine.id);
      } else {
        if (other) lost.push(other.id);
        best.set(loc, mine);
      }
    }
    yield batch.looked;
  }
  return { lost: Uint32Array.from(lost).sort(), keeperOf: (loc) => best.get(loc)?.id };
}

function* repeatedHashes(rows: ScopeRows): Steps<Set<number>> {
  const hashes = new Float64Array(rows.total);
  let count = 0;
  for (const batch of rows.read(['hash'])) {
    for (const row of batch.rows) hashes[count++] = Number(row[1]);
    yield batch.looked;
  }
  const sorted = hashes.subarray(0, count).sort();
  const again = new Set<number>();
  for (let i = 1; i < count; i++) {
    const hash = sorted[i] ?? 0;
    if (hash === sorted[i - 1]) again.add(hash);
  }
  return again;
}

/** Higher is better, place by place. */
type Rank = readonly number[];

function rankOf(row: ReadRow, keep: DuplicateWinner): Rank {
  const [id, , , lastmod = null, changefreq = null, priority = null, ext = null] = row;
  switch (keep) {
    case 'first':
      return [-id];
    case 'last':
      return [id];
    case 'newest':
      return [time(lastmod)];
    case 'highest':
      return [typeof priority === 'number' ? priority : -1];
    case 'fullest':
      return [
        [lastmod, changefreq, priority, ext].filter((cell) => cell !== null && cell !== '').length,
        typeof ext === 'string' ? ext.length : 0,
      ];
  }
}

/** Ids ascend, so of equals the one that came first stays. */
function isBefore(a: Rank, b: Rank): boolean {
  for (let i = 0; i < a.length; i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

function time(lastmod: unknown): number {
  const at = typeof lastmod === 'string' ? Date.parse(lastmod) : Number.NaN;
  return Number.isNaN(at) ? Number.NEGATIVE_INFINITY : at;
}
