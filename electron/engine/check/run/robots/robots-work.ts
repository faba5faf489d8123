// What a thread does for a look at all addresses: answers one question for each part that it is sent. It reads no file and
// no row.
import type { Job } from '../../../threads/thread-work.ts';
import { addressJudge, type RobotsQuestion } from '../../robots/address-judge.ts';
import { judgeTexts } from '../judge-texts.ts';

/** Addresses in UTF-8, and where each ends. */
interface RobotsPart {
  readonly text: Uint8Array;
  readonly ends: Uint32Array;
}

export function robotsWork(question: RobotsQuestion) {
  const judge = addressJudge(question);
  return {
    judge(part: RobotsPart, { lend }: Job): Float64Array {
      const values = judgeTexts(judge, part);
      lend([values.buffer as ArrayBuffer]);
      return values;
    },
  };
}
