// Asks one question of the addresses of all rows, or of those that hold one of some texts. It changes nothing.
import { placeOf } from '../../../../../shared/model/first-place.ts';
import type { Steps } from '../../../../../shared/model/steps.ts';
import { addressJudge, type RobotsQuestion } from '../../robots/address-judge.ts';
import type { LocReader } from '../../robots/loc-reader.ts';
import type { Database } from '../../../store/file/database.ts';
import { JoinedLocs } from '../../../store/rows/joined-locs.ts';
import { judgeTexts } from '../judge-texts.ts';

/** Rows of one step: some milliseconds. */
const ROWS_AT_ONCE = 4_096;

/** Where more rows than this share hold one of the texts, all are asked from there on. */
const WORTH_A_HINT = 1 / 8;

export interface RobotsScan {
  /** What a row's address has to hold, one of them, to be worth a look; null = all rows are. */
  readonly hints: readonly string[] | null;
  readonly question: RobotsQuestion;
  /** Gets the answer for each address with the place of its row in the part. */
  readonly visit: (value: number, place: number, part: JoinedLocs) => void;
  /** Gets each part when its addresses were visited. */
  readonly done?: (part: JoinedLocs) => void;
}

/** Yields the rows looked at. */
export function* scanRobots(db: Database, scan: RobotsScan): Steps<void> {
  const last = Math.min(db.number('SELECT max(id) FROM url'), db.firstHiddenId - 1);
  const judge = addressJudge(scan.question);
  yield* compileFirst(judge, scan.question);
  let { hints } = scan;
  let [seen, held] = [0, 0];
  for (let from = 1; from <= last; from += ROWS_AT_ONCE) {
    const part = new JoinedLocs(db, from, Math.min(from + ROWS_AT_ONCE - 1, last));
    if (part.count > 0 && hints === null) {
      visitAll(part, judgeTexts(judge, part.texts()), scan);
    } else if (part.count > 0 && hints !== null) {
      seen += part.count;
      if (part.mayHold(hints)) held += visitHolding(part, hints, judge, scan);
      // Texts that many rows hold save no work, and looking for them takes some.
      if (held > seen * WORTH_A_HINT) hints = null;
    }
    yield part.count;
  }
}

/** The rules are compiled when they are first asked: that is a step by itself. */
function* compileFirst(judge: LocReader, question: RobotsQuestion): Steps<void> {
  yield 0;
  const origins = question.kind === 'change' ? [question.origin] : question.files.map(({ origin }) => origin);
  for (const origin of origins.slice(0, COMPILED_FIRST)) {
    const loc = Buffer.from(`${origin}/`);
    judge(loc, 0, loc.length);
    yield 0;
  }
}

/** Of more files each is small enough. */
const COMPILED_FIRST = 20;

function visitAll(part: JoinedLocs, values: Float64Array, { visit, done }: RobotsScan): void {
  for (let place = 0; place < values.length; place++) visit(values[place] ?? 0, place, part);
  done?.(part);
}

/** Gives the number of rows that hold one of the texts. */
function visitHolding(
  part: JoinedLocs,
  hints: readonly string[],
  judge: LocReader,
  { visit, done }: RobotsScan,
): number {
  let visited = 0;
  const { text, ends } = part.texts();
  const nextOf = hints.map((hint) => text.indexOf(hint));
  for (let place = 0; ;) {
    let next = -1;
    for (const at of nextOf) if (at >= 0 && (next < 0 || at < next)) next = at;
    if (next < 0) break;
    // The row that this is in, as none ends before it any more.
    place = placeOf(ends, next, place);
    const to = ends[place] ?? 0;
    visited++;
    visit(judge(text, place === 0 ? 0 : (ends[place - 1] ?? 0) + 1, to), place, part);
    for (const [i, hint] of hints.entries()) {
      const at = nextOf[i] ?? -1;
      if (at >= 0 && at <= to) nextOf[i] = text.indexOf(hint, to);
    }
  }
  done?.(part);
  return visited;
}
