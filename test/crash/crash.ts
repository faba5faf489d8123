// `npm run crash -- [--times N] [--seed N] [--only window|engine|host]`: kills window, engine and host at random moments of
// scripted work, so many times each, and tells whether all that was acknowledged is there again, and how soon.
import { chromium } from 'playwright';
import { parseArgs } from 'node:util';
import { BROWSER_FLAGS } from '../e2e/browser-flags.ts';
import { ensureBrowser } from '../run/ensure-browser.ts';
import { crashRun, VICTIMS, type CrashOutcome, type Victim } from './crash-run.ts';

const MAX_MS = 3_000;

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '50' },
    seed: { type: 'string' },
    only: { type: 'string' },
  },
});
const times = Number(values.times);
const first = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
console.log(`crash: seed ${String(first)}, ${String(times)} times each`);

const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: [...BROWSER_FLAGS] });
try {
  for (const victim of VICTIMS) if (values.only === undefined || values.only === victim) await crash(victim);
} finally {
  await browser.close();
}

async function crash(victim: Victim): Promise<void> {
  const outcomes: CrashOutcome[] = [];
  for (let i = 0; i < times; i++) {
    const seed = first + i;
    try {
      outcomes.push(await crashRun(browser, victim, seed));
    } catch (error) {
      console.log(
        `FAIL ${victim}, seed ${String(seed)}: ${error instanceof Error ? (error.stack ?? '') : String(error)}`,
      );
      process.exitCode = 1;
    }
  }
  report(victim, outcomes);
}

function report(victim: Victim, outcomes: readonly CrashOutcome[]): void {
  const sorted = outcomes.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const [median = 0, most = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  const drafts = ['view', 'grid', 'addRows'].map(
    (form) => `${form} ${String(outcomes.filter((one) => one.drafts.includes(form)).length)}`,
  );
  console.log(
    `crash: ${victim}: ${String(outcomes.length)} of ${String(times)} whole; rows shown again after ` +
      `${median.toFixed(0)} ms (median), ${most.toFixed(0)} ms (most); drafts back: ${drafts.join(', ')}`,
  );
  if (most <= MAX_MS) return;
  console.log(`FAIL ${victim}: ${most.toFixed(0)} ms is more than ${String(MAX_MS)}`);
  process.exitCode = 1;
}
