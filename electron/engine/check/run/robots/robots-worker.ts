// The second thread of a look at all addresses: answers one question for the parts that it is sent, one after the other.
// It reads no file and no row.
import { workerData, type MessagePort } from 'node:worker_threads';
import { addressJudge, type RobotsQuestion } from '../../robots/address-judge.ts';
import { judgeTexts } from '../judge-texts.ts';

/** What the thread is started with. */
export interface RobotsThreadData {
  readonly question: RobotsQuestion;
  /** Parts come here, and their answers go back. */
  readonly port: MessagePort;
  /** Counts the parts that are answered, for who waits for one. */
  readonly answered: Int32Array;
}

/** Addresses in UTF-8, and where each ends. */
export interface RobotsPart {
  readonly id: number;
  readonly text: Uint8Array;
  readonly ends: Uint32Array;
}

export interface RobotsAnswer {
  readonly id: number;
  readonly values: Float64Array;
}

const { question, port, answered } = workerData as RobotsThreadData;
const judge = addressJudge(question);

port.on('message', ({ id, text, ends }: RobotsPart) => {
  const values = judgeTexts(judge, { text, ends });
  port.postMessage({ id, values } satisfies RobotsAnswer, [values.buffer as ArrayBuffer]);
  Atomics.add(answered, 0, 1);
  Atomics.notify(answered, 0);
});
