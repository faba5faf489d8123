// Asks one question of the addresses of all rows, or of those that hold one of some texts; of very many with a second
// thread. It changes nothing.
import { availableParallelism } from 'node:os';
import { placeOf } from '../../../../../shared/model/first-place.ts';
import type { Steps } from '../../../../../shared/model/steps.ts';
import { addressJudge, type RobotsQuestion } from '../../robots/address-judge.ts';
import type { LocReader } from '../../robots/loc-reader.ts';
import type { Database } from '../../../store/file/database.ts';
import { JoinedLocs } from '../../../store/rows/joined-locs.ts';
import { judgeTexts } from '../judge-texts.ts';
import { Beside } from '../../../threads/beside.ts';
import { Thread } from '../../../threads/thread.ts';
import type { robotsWork } from './robots-work.ts';

/** Rows of one step: some milliseconds. */
const ROWS_AT_ONCE = 4_096;

/** Below this, one thread is about as fast: another one has to be started and to warm up. */
const WORTH_A_THREAD = 200_000;

/** Where more rows than this share hold one of the texts, all are asked from there on. */
const WORTH_A_HINT = 1 / 8;

/** Parts that the other thread always has waiting, so that it never stands still. */
const KEPT_BUSY = 2;

type RobotsBeside = Beside<typeof robotsWork, 'judge', JoinedLocs>;

export interface RobotsScan {
  /** What a row's address has to hold, one of them, to be worth a look; null = all rows are. */
  readonly hints: readonly string[] | null;
  readonly question: RobotsQuestion;
  /** Gets the answer for each address with the place of its row in the part. Parts come in any order. */
  readonly visit: (value: number, place: number, part: JoinedLocs) => void;
  /** Gets each part when its addresses were visited. */
  readonly done?: (part: JoinedLocs) => void;
  /** From so many rows on a second thread helps; default: what is worth one. */
  readonly threadFrom?: number;
}

/** Yields the rows looked at. */
export function* scanRobots(db: Database, scan: RobotsScan): Steps<void> {
  const last = Math.min(db.number('SELECT max(id) FROM url'), db.firstHiddenId - 1);
  const judge = addressJudge(scan.question);
  yield* compileFirst(judge, scan.question);
  const { threadFrom = WORTH_A_THREAD } = scan;
  const isLarge = last >= threadFrom && availableParallelism() > 1;
  let { hints } = scan;
  let [seen, held] = [0, 0];
  let thread: Thread<typeof robotsWork> | null = null;
  let beside: RobotsBeside | null = null;
  try {
    for (let from = 1; from <= last; from += ROWS_AT_ONCE) {
      const part = new JoinedLocs(db, from, Math.min(from + ROWS_AT_ONCE - 1, last));
      if (part.count > 0 && hints === null) {
        if (isLarge && !thread) {
          thread = new Thread<typeof robotsWork>('robots', scan.question);
          beside = new Beside(thread, 'judge');
        }
        if (beside?.works === true && beside.waiting < KEPT_BUSY) beside.send(part.texts(), part);
        else visitAll(part, judgeTexts(judge, part.texts()), scan);
      } else if (part.count > 0 && hints !== null) {
        seen += part.count;
        if (part.mayHold(hints)) held += visitHolding(part, hints, judge, scan);
        // Texts that many rows hold save no work, and looking for them takes some.
        if (held > seen * WORTH_A_HINT) hints = null;
      }
      if (beside) takeAnswers(beside, scan);
      yield part.count;
    }
    if (beside) yield* takeRest(beside, judge, scan);
  } finally {
    void thread?.close();
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

function takeAnswers(beside: RobotsBeside, scan: RobotsScan): void {
  for (const { kept, answer } of beside.taken()) visitAll(kept, answer, scan);
}

function* takeRest(beside: RobotsBeside, judge: LocReader, scan: RobotsScan): Steps<void> {
  while (beside.waiting > 0 && beside.works) {
    beside.wait();
    takeAnswers(beside, scan);
    yield 0;
  }
  for (const part of beside.giveBack()) {
    visitAll(part, judgeTexts(judge, part.texts()), scan);
    yield 0;
  }
}

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
