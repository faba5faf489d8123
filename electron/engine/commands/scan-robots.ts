// Goes through the addresses of all rows as bytes, or through those that hold one of some texts. It changes nothing.
import type { Steps } from '../../../shared/model/steps.ts';
import type { Database } from '../store/database.ts';
import { PackedLocs } from '../store/read-packed-locs.ts';

/** Rows of one step: some milliseconds. */
const ROWS_AT_ONCE = 4_096;

export interface RobotsScan {
  /** What a row's address has to hold, one of them, to be worth a look; null = all rows are. */
  readonly hints: readonly string[] | null;
  /** Gets each address, in UTF-8 from `from` to `to`, with the place of its row in the part. */
  readonly visit: (text: Uint8Array, from: number, to: number, place: number, part: PackedLocs) => void;
  /** Gets each part when its addresses were visited. */
  readonly done?: (part: PackedLocs) => void;
}

/** Yields the rows looked at. */
export function* scanRobots(db: Database, { hints, visit, done }: RobotsScan): Steps<void> {
  const last = Math.min(db.number('SELECT max(id) FROM url'), db.firstHiddenId - 1);
  for (let from = 1; from <= last; from += ROWS_AT_ONCE) {
    const part = new PackedLocs(db, from, Math.min(from + ROWS_AT_ONCE - 1, last));
    if (part.count > 0 && (hints === null || part.mayHold(hints))) {
      if (hints === null) visitAll(part, visit);
      else visitHolding(part, hints, visit);
      done?.(part);
    }
    yield part.count;
  }
}

function visitAll(part: PackedLocs, visit: RobotsScan['visit']): void {
  const { text, ends } = part.texts();
  for (let place = 0, from = 0; place < ends.length; place++) {
    const to = ends[place] ?? 0;
    visit(text, from, to, place, part);
    from = to + 1;
  }
}

function visitHolding(part: PackedLocs, hints: readonly string[], visit: RobotsScan['visit']): void {
  const { text, ends } = part.texts();
  const nextOf = hints.map((hint) => text.indexOf(hint));
  for (let place = 0; ;) {
    let next = -1;
    for (const at of nextOf) if (at >= 0 && (next < 0 || at < next)) next = at;
    if (next < 0) return;
    place = placeOf(ends, next, place);
    const to = ends[place] ?? 0;
    visit(text, place === 0 ? 0 : (ends[place - 1] ?? 0) + 1, to, place, part);
    for (const [i, hint] of hints.entries()) {
      const at = nextOf[i] ?? -1;
      if (at >= 0 && at <= to) nextOf[i] = text.indexOf(hint, to);
    }
  }
}

/** The first row from `place` on that ends behind `at`. */
function placeOf(ends: Uint32Array, at: number, place: number): number {
  let [low, high] = [place, ends.length - 1];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ends[middle] ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}
