// Runs bench cases one after the other, each in a process of its own, and takes the median of several runs.
import { once } from 'node:events';
import { openSync, closeSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { runNode } from '../run/run-process.ts';
import { readCaseResult, type CaseResult } from './case-result.ts';

const MINUTES = 30;

/** Runs test/bench/cases/NAME.ts with arguments. Throws with its output where it fails. */
export async function runCase(name: string, args: readonly string[]): Promise<CaseResult> {
  const script = join(import.meta.dirname, 'cases', `${name}.ts`);
  const { code, output, timedOut } = await runNode([script, ...args], { stream: false, minutes: MINUTES });
  const result = readCaseResult(output);
  if (code !== 0 || result === null) {
    throw new Error(
      `Bench case ${name} ${timedOut ? 'ran too long' : `ended with code ${String(code)}`}:\n${output}`,
    );
  }
  return result;
}

/** Seconds that a command takes on files, its output thrown away; null where the command is not installed. */
export async function timeCommand(command: string, args: readonly string[]): Promise<number | null> {
  const nowhere = openSync(devNull, 'w');
  const started = performance.now();
  try {
    const child = spawn(command, args, { stdio: ['ignore', nowhere, 'inherit'] });
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0)
      throw new Error(`${command} ${args.slice(0, 3).join(' ')} … ended with code ${String(code)}`);
    return (performance.now() - started) / 1000;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  } finally {
    closeSync(nowhere);
  }
}

/** The result with the median time; memory is the largest of all runs. */
export async function medianOf(runs: number, once: () => Promise<CaseResult>): Promise<CaseResult> {
  const results: CaseResult[] = [];
  for (let i = 0; i < runs; i++) results.push(await once());
  const sorted = results.toSorted((a, b) => a.seconds - b.seconds);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (!middle) throw new RangeError('At least one run is needed.');
  return { ...middle, peakMb: Math.max(...results.map((r) => r.peakMb)) };
}
