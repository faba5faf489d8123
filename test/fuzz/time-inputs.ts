// Measures all readers on texts that repeat something. Those that take long for a part of the size are given all of it,
// as their time may grow faster than their input.
import { randomFor } from './make-input.ts';
import { repeatedOf, textOf } from './repeat-pieces.ts';
import { READERS } from './time-readers.ts';

/** Of an input of LONGEST characters, on a machine that has nothing else to do. */
export const MAX_MS = 2_000;
const LONGEST = 1_000_000;
/** A reader that takes the square of the time needs 64 times as long for LONGEST as for this. */
const PART = 125_000;
const SUSPECT_MS = MAX_MS / 64;
/** What takes longer than this for so few characters never ends with all. */
const FEW = 8_000;

export interface TimeRange {
  readonly seed: number;
  readonly first: number;
  readonly step: number;
  readonly end: number;
}

export interface TimeFigures {
  readonly inputs: number;
  readonly slowestMs: number;
  readonly slowest: string;
  readonly failures: readonly string[];
}

/** `onInput` hears what is about to run, before each. */
export async function timeInputs(
  range: TimeRange,
  onInput: (what: string) => void = () => undefined,
): Promise<TimeFigures> {
  const failures: string[] = [];
  let [inputs, slowestMs, slowest] = [0, 0, ''];
  for (let number = range.first; number < range.end; number += range.step) {
    const repeated = repeatedOf(number, randomFor(range.seed, number));
    for (const [name, read] of Object.entries(READERS)) {
      const what = `${name}: ${JSON.stringify(repeated)}`;
      onInput(what);
      inputs++;
      const ms = await longest(read, (characters) => textOf(repeated, characters));
      if (ms > slowestMs) [slowestMs, slowest] = [ms, what];
      if (ms > MAX_MS) failures.push(`${what} takes ${Math.round(ms)} ms`);
    }
  }
  return { inputs, slowestMs, slowest, failures };
}

/** Milliseconds of the processor for the longest input that there is need to try. */
async function longest(
  read: (text: string) => unknown,
  text: (characters: number) => string,
): Promise<number> {
  let ms = 0;
  for (const characters of [FEW, PART, LONGEST]) {
    ms = await time(read, text(characters));
    if (characters === FEW ? ms > MAX_MS : characters === PART && (ms < SUSPECT_MS || ms > MAX_MS)) return ms;
  }
  // Once more: what was compiled or collected meanwhile, or others that had the processor, are not the reader's.
  return ms > MAX_MS ? Math.min(ms, await time(read, text(LONGEST))) : ms;
}

async function time(read: (text: string) => unknown, text: string): Promise<number> {
  const start = process.cpuUsage();
  await read(text);
  const { user } = process.cpuUsage(start);
  return user / 1_000;
}
