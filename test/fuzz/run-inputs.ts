// Runs a range of the fuzzer's inputs in this process, and tells the figures and what failed.
import { loadArchives } from './archive-seeds.ts';
import { checkInput } from './check-input.ts';
import { loadCorpus } from './corpus.ts';
import { makeInput, randomFor } from './make-input.ts';
import { minimise } from './minimise.ts';

const MAX_INPUT_MS = 2_000;

export interface Range {
  readonly seed: number;
  /** Of the first input; then every `step`th. */
  readonly first: number;
  readonly step: number;
  /** One past the last. */
  readonly end: number;
}

export interface Failure {
  readonly number: number;
  readonly message: string;
  /** The minimised input. */
  readonly base64: string;
}

export interface Figures {
  readonly inputs: number;
  readonly slowestMs: number;
  readonly slowest: number;
  readonly peakBytes: number;
  readonly failures: readonly Failure[];
}

const MAX_FAILURES = 5;

/** `onNumber` hears which input is about to run, now and then. */
export async function runInputs(
  range: Range,
  onNumber: (number: number) => void = () => undefined,
): Promise<Figures> {
  const corpus = loadCorpus();
  const archives = await loadArchives(corpus);
  const failures: Failure[] = [];
  let [inputs, slowestMs, slowest, peakBytes] = [0, 0, range.first, 0];
  for (let number = range.first; number < range.end && failures.length < MAX_FAILURES; number += range.step) {
    if (inputs % 100 === 0) {
      onNumber(number);
      peakBytes = Math.max(peakBytes, process.memoryUsage.rss());
    }
    inputs++;
    const input = makeInput(corpus, randomFor(range.seed, number), archives);
    const start = performance.now();
    const message = await failureOf(input);
    const ms = performance.now() - start;
    if (ms > slowestMs) [slowestMs, slowest] = [ms, number];
    const what = message ?? (ms > MAX_INPUT_MS ? `it took ${Math.round(ms)} ms` : null);
    if (what === null) continue;
    const smallest =
      message === null ? input : await minimise(input, async (other) => (await failureOf(other)) !== null);
    failures.push({ number, message: what, base64: smallest.toString('base64') });
  }
  return { inputs, slowestMs, slowest, peakBytes, failures };
}

async function failureOf(input: Buffer): Promise<string | null> {
  try {
    await checkInput(input);
    return null;
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message).slice(0, 1_500) : String(error);
  }
}
