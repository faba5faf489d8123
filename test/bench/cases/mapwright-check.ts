// Measures checks of one project file in this process and prints the figures as one line. Argument: the project.
import { readFileSync } from 'node:fs';
import { describeProject } from '../../../electron/engine/commands/project-info.ts';
import { openProjectFile } from '../../../electron/engine/commands/open-project-file.ts';
import { recheckAllSteps, recheckTouched } from '../../../electron/engine/commands/recheck.ts';
import { hashLoc } from '../../../shared/model/hash-loc.ts';
import { finish } from '../../../shared/model/steps.ts';
import { CHECK_MARK, type CheckFigures } from '../check-figures.ts';
import { quantile } from '../target-table.ts';

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

function fullRun(): { readonly ms: number; readonly cpu: number } {
  const steps = recheckAllSteps(project);
  const cpu = process.cpuUsage();
  const started = performance.now();
  for (let last = started; ;) {
    const { done } = steps.next();
    const now = performance.now();
    if (done === true) {
      commit = Math.max(commit, now - last);
      break;
    }
    longestStep = Math.max(longestStep, now - last);
    last = now;
  }
  const { user, system } = process.cpuUsage(cpu);
  return { ms: performance.now() - started, cpu: (user + system) / 1_000 };
}

/** Ends a run in its middle: how long it takes until all is as before. */
function cancelledRun(): number {
  const steps = recheckAllSteps(project);
  const rows = store.lastRowId();
  for (let done = 0; done < rows / 2;) {
    const next = steps.next();
    if (next.done === true) throw new Error('The run ended before it could be cancelled.');
    done += next.value;
  }
  return timed(() => void steps.return());
}

const scan = timed(() => {
  let rows = 0;
  for (const batch of store.batches()) rows += batch.count;
  if (rows === 0) throw new Error('The project has no rows.');
});
store.db.exec('UPDATE url SET issues = 0 WHERE issues <> 0');
const cancel = cancelledRun();
const full = fullRun();
const again = fullRun();

describeProject(project);
const edits = Array.from({ length: EDITS }, (_, i) =>
  timed(() => {
    const ids = Uint32Array.of(1 + ((i * 7_919) % store.counts().rows));
    const loc = `https://www.example.com/edited/${String(i)} /A#x`;
    store.change(
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
  peakMb,
};
store.close();
console.log(CHECK_MARK + JSON.stringify(figures));
