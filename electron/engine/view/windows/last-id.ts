// The border of what views can show. It reads one number.
import type { ViewDatabase } from '../view-database.ts';

/** The highest id that a view can show. */
export function lastId(db: ViewDatabase): number {
  const last = Number(db.get('SELECT max(id) FROM url')?.[0] ?? 0);
  return Math.min(last, db.firstHiddenId - 1);
}
