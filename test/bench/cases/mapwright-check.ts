// Measures checks of one project file in this process and prints the figures as one line. Argument: the project.
import { readFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describeProject } from '../../../electron/engine/features/project/project-info.ts';
import { openProjectFile } from '../../../electron/engine/features/project/open-project-file.ts';
import { recheckAllSteps, recheckTouched } from '../../../electron/engine/check/run/recheck.ts';
import { hashLoc } from '../../../electron/engine/rows/hash-loc.ts';
import { finish } from '../../../shared/model/steps.ts';
import { CHECK_MARK, type CheckFigures } from '../figures/check-figures.ts';
import { quantile } from '../target-table.ts';
import { TurnWatch } from '../turn-watch.ts';
import { changeAtOnce } from '../../engine/store/history/at-once.ts';

const EDITS = 200;

const project = openProjectFile(process.argv[2] ?? '');
const { store } = project;

function timed(work: () => void): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

let longestStep = 0;
/** The longest last step: what was found is made durable, and nothing can be cancelled any more. */
let commit = 0;

/** The longest time without a turn for others while what was found is taken over from the log into the file. */
let takeOver = 0;

/** Others have their turn as often as in the app. */
const SLICE_MS = 40;

async function fullRun(): Promise<{ readonly ms: number; readonly cpu: number }> {
  const steps = recheckAllSteps(project);
  const cpu = process.cpuUsage();
  const started = performance.now();
  for (let last = started, turn = started + SLICE_MS; ;) {
    const { done } = steps.next();
    const now = performance.now();
    if (done === true) {
      commit = Math.max(commit, now - last);
      break;
    }
    longestStep = Math.max(longestStep, now - last);
    last = now;
    if (now < turn) continue;
    await nextTurn();
    last = performance.now();
    turn = last + SLICE_MS;
  }
  const { user, system } = process.cpuUsage(cpu);
  const ms = performance.now() - started;
  const watch = new TurnWatch();
  // The log is taken over.
  store.db.holdFile();
  store.db.releaseFile();
  takeOver = Math.max(takeOver, watch.stop());
  return { ms, cpu: (user + system) / 1_000 };
}

/** Ends a run after a share of its rows: how long it takes until all is as before. */
async function cancelledRun(share: number): Promise<number> {
  const run = recheckAllSteps(project);
  const rows = store.counts().rows * share;
  let turn = performance.now() + SLICE_MS;
  for (let done = 0; done < rows;) {
    const next = run.next();
    if (next.done === true) throw new Error('The run ended before it could be cancelled.');
    done += next.value;
    if (performance.now() < turn) continue;
    await nextTurn();
    turn = performance.now() + SLICE_MS;
  }
  return timed(() => void run.return());
}

const scan = timed(() => {
  let rows = 0;
  for (const batch of store.batches()) rows += batch.count;
  if (rows === 0) throw new Error('The project has no rows.');
});
store.db.exec('UPDATE url SET issues = 0 WHERE issues <> 0');
describeProject(project);
const cancel = Math.max(await cancelledRun(1 / 2), await cancelledRun(1));
const full = await fullRun();
const again = await fullRun();

describeProject(project);
const edits = Array.from({ length: EDITS }, (_, i) =>
  timed(() => {
    const ids = Uint32Array.of(1 + ((i * 7_919) % store.counts().rows));
    const loc = `https://www.example.com/edited/${String(i)} /A#x`;
    changeAtOnce(
      store,
      { code: 'set', column: 'loc' },
      (writer) => {
        writer.set('loc', ids, loc);
        writer.set('hash', ids, hashLoc(loc));
      },
      (touched) => {
        finish(recheckTouched(project, touched));
      },
    );
    describeProject(project);
  }),
);
const peakMb = Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? 0) / 1_024;
const figures: CheckFigures = {
  scan,
  full: full.ms,
  again: again.ms,
  againCpu: again.cpu,
  cancel,
  edit: quantile(edits, 0.95),
  longestStep,
  commit,
  takeOver,
  peakMb,
};
store.close();
console.log(CHECK_MARK + JSON.stringify(figures));
