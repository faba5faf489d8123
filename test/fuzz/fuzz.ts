// `npm run fuzz -- [--seed N] [--inputs N] [--repeats N] [--projects N] [--messages N]`: damaged files by the hundred thousand
// through all readers, texts that repeat something up to 1 MB, which are to take little time, hostile project files, and
// malformed messages; in two processes.
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../run/tool-path.ts';
import { fastShare } from './fast-share.ts';
import { fuzzMessages } from './messages/fuzz-messages.ts';
import type { HostileOutcome } from './hostile-child.ts';
import { makeSound, openHostile } from './open-hostile.ts';
import type { Figures } from './run-inputs.ts';
import type { TimeFigures } from './time-inputs.ts';

const PROCESSES = 2;
/** For so many inputs; for more of them, so much more. */
const [MAX_MINUTES, USUAL_INPUTS] = [5, 300_000];
const MAX_MEMORY_BYTES = 500_000_000;
/** Longer than any 100 inputs may take; then the process hangs. */
const MAX_SILENCE_MS = 60_000;

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    inputs: { type: 'string', default: '300000' },
    repeats: { type: 'string', default: '4500' },
    projects: { type: 'string', default: '400' },
    messages: { type: 'string', default: '200000' },
  },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
const inputs = Number(values.inputs);
const started = performance.now();
console.log(`fuzz: seed ${seed}, ${inputs} inputs, ${PROCESSES} processes`);

const all = await Promise.all(Array.from({ length: PROCESSES }, (_, first) => damageChild(first)));
const seconds = (performance.now() - started) / 1_000;
const peak = Math.max(...all.map(({ peakBytes }) => peakBytes));
const slowest = all.reduce((a, b) => (b.slowestMs > a.slowestMs ? b : a));
const failures = all.flatMap((figures) => figures.failures);
for (const { number, message, base64 } of failures) {
  console.log(`FAIL input ${number} of seed ${seed}: ${message}\n  base64: ${base64}`);
}
const done = all.reduce((sum, figures) => sum + figures.inputs, 0);
console.log(
  `fuzz: ${done} inputs in ${seconds.toFixed(0)} s; slowest ${slowest.slowestMs.toFixed(0)} ms (input ${slowest.slowest}); ` +
    `peak memory ${Math.round(peak / 1e6)} MB a process; ${failures.length} failures`,
);
if (peak > MAX_MEMORY_BYTES) console.log(`FAIL a process took more than ${MAX_MEMORY_BYTES / 1e6} MB`);
const maxMinutes = MAX_MINUTES * Math.max(1, inputs / USUAL_INPUTS);
if (seconds > maxMinutes * 60) console.log(`FAIL it took more than ${maxMinutes.toFixed(0)} minutes`);
if (failures.length > 0 || peak > MAX_MEMORY_BYTES || seconds > maxMinutes * 60) process.exitCode = 1;

for (const folder of ['electron/sample', 'test/conformance/cases']) {
  const { files, wholly, partly, rows, fastRows } = await fastShare(join(ROOT, folder));
  console.log(
    `fuzz: ${folder}: ${fastRows} of ${rows} rows of urlsets went the fast way; ${wholly} of ${files} files wholly, ${partly} in part`,
  );
}

await measureRepeats();
await openProjects();
if ((await fuzzMessages(seed, Number(values.messages))) > 0) process.exitCode = 1;

/** Each is refused or recovered, or was only scratched; none hangs, and no original is changed. */
async function openProjects(): Promise<void> {
  const began = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'mapwright-fuzz-'));
  try {
    const sound = join(folder, 'sound.mapwright');
    makeSound(sound);
    const of = (first: number): Promise<readonly HostileOutcome[]> => {
      const all = Array.from({ length: Number(values.projects) }, (_, n) => n);
      const numbers = all.filter((n) => n % PROCESSES === first);
      return openHostile({ sound, folder, numbers, seed });
    };
    const all = (await Promise.all(Array.from({ length: PROCESSES }, (_, first) => of(first)))).flat();
    const failures = all.filter(({ flaw }) => flaw !== '');
    for (const { number, name, flaw } of failures) {
      console.log(`FAIL project ${number} of seed ${seed} (${name}): ${flaw}`);
    }
    const slowest = Math.max(0, ...all.map(({ ms }) => ms));
    const count = (outcome: string): number => all.filter((one) => one.outcome === outcome).length;
    console.log(
      `fuzz: ${all.length} hostile projects in ${((performance.now() - began) / 1_000).toFixed(0)} s, ` +
        `${count('recovered')} recovered, ${count('opened')} opened; slowest ${slowest} ms; ${failures.length} failures`,
    );
    if (failures.length > 0) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Every reader on texts that repeat something. One that hangs is named. */
async function measureRepeats(): Promise<void> {
  const began = performance.now();
  const all = await Promise.all(Array.from({ length: PROCESSES }, (_, first) => timeChild(first)));
  for (const failure of all.flatMap((figures) => figures.failures)) console.log(`FAIL ${failure}`);
  const slowest = all.reduce((a, b) => (b.slowestMs > a.slowestMs ? b : a));
  const count = all.reduce((sum, figures) => sum + figures.inputs, 0);
  console.log(
    `fuzz: ${count} readings of repeated pieces in ${((performance.now() - began) / 1_000).toFixed(0)} s; ` +
      `slowest ${slowest.slowestMs.toFixed(0)} ms (${slowest.slowest})`,
  );
  if (all.some((figures) => figures.failures.length > 0)) process.exitCode = 1;
}

async function timeChild(first: number): Promise<TimeFigures> {
  const args = [seed, first, PROCESSES, Number(values.repeats)];
  const { figures, at } = await runChild<TimeFigures, string>('fuzz-time-child.ts', args, '');
  const failures = [`${at}: it never ends`];
  return figures ?? { inputs: 0, slowestMs: MAX_SILENCE_MS, slowest: at, failures };
}

/** Runs every `PROCESSES`th input. A process that dies or hangs is a failure of the inputs that it was at. */
async function damageChild(first: number): Promise<Figures> {
  const args = [seed, first, PROCESSES, inputs];
  const { figures, at, how } = await runChild<Figures, number>('fuzz-child.ts', args, first);
  const failure = {
    number: at,
    message: `the process ended (${how}) within the 100 inputs from here`,
    base64: '',
  };
  return figures ?? { inputs: 0, slowestMs: 0, slowest: at, peakBytes: 0, failures: [failure] };
}

/** Null: it ended, or was ended in its silence, at the last place that it told of. */
interface Child<F, P> {
  readonly figures: F | null;
  readonly at: P;
  readonly how: string;
}

function runChild<F, P>(entry: string, args: readonly number[], start: P): Promise<Child<F, P>> {
  return new Promise((resolve) => {
    const child = fork(join(import.meta.dirname, entry), args.map(String));
    let at = start;
    let figures: F | null = null;
    const kill = () => child.kill('SIGKILL');
    let timer = setTimeout(kill, MAX_SILENCE_MS);
    child.on('message', (message: { at?: P; figures?: F }) => {
      clearTimeout(timer);
      if (message.figures) figures = message.figures;
      else timer = setTimeout(kill, MAX_SILENCE_MS);
      at = message.at ?? at;
    });
    child.on('exit', (code, signal) => {
      clearTimeout(timer);
      resolve({ figures, at, how: signal ?? String(code) });
    });
  });
}
