// Asks one question of the addresses of all rows. It changes nothing.
import type { Steps } from '../../../../../shared/model/steps.ts';
import { addressJudge, type RobotsQuestion } from '../../robots/address-judge.ts';
import type { LocReader } from '../../robots/loc-reader.ts';
import type { Database } from '../../../store/file/database.ts';
import { JoinedLocs } from '../../../store/rows/joined-locs.ts';
import { judgeTexts } from '../judge-texts.ts';

/** Rows of one step: some milliseconds. */
const ROWS_AT_ONCE = 4_096;

export interface RobotsScan {
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
  for (let from = 1; from <= last; from += ROWS_AT_ONCE) {
    const part = new JoinedLocs(db, from, Math.min(from + ROWS_AT_ONCE - 1, last));
    if (part.count > 0) {
      judgeTexts(judge, part.texts()).forEach((value, place) => {
        scan.visit(value, place, part);
      });
      scan.done?.(part);
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
