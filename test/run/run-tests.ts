// The test command: lint, the build (which unit tests read, and would make themselves where it is missing), unit and
// host tests, then the journeys in a browser. The last line is the sum.
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './ensure-browser.ts';
import { ensureXmllint } from './ensure-xmllint.ts';
import { runLint } from './lint-steps.ts';
import { runNode, runNpm } from './run-process.ts';
import { sumTallies, tallyOf, type Tally } from './tally.ts';
import { ROOT, toolPath } from './tool-path.ts';

const REPORTS = join(ROOT, 'test-results');

/** Every part of the run, in order. A part that throws counts as one failure and never stops the next. */
const PARTS = { lint: runLint, build, unit, e2e } satisfies Record<string, () => Promise<Tally>>;
type Part = keyof typeof PARTS;

let browserPath: Promise<string> | null = null;

/** The browser for all parts, looked for once. Rejects where none can be had. */
function browser(): Promise<string> {
  browserPath ??= ensureBrowser();
  return browserPath;
}

async function unit(): Promise<Tally> {
  const report = join(REPORTS, 'vitest.json');
  // The grid's tests need a browser; without one they fail by themselves, and the others still count.
  const path = await browser().catch(() => null);
  // So do those that hold exports against the schemas.
  await ensureXmllint().catch((error: unknown) => {
    console.log(error instanceof Error ? error.message : String(error));
  });
  const env = path === null ? {} : { MAPWRIGHT_TEST_BROWSER: path };
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await runNode([toolPath('vitest'), 'run', ...reporters], {
    stream: true,
    minutes: 15,
    env,
  });
  return tallyOf('vitest', report, code);
}

async function build(): Promise<Tally> {
  const { code } = await runNpm(['run', '--silent', 'build'], { stream: true, minutes: 5 });
  return code === 0
    ? { passed: 1, failures: [], skipped: [] }
    : failure(`build: ended with code ${String(code)}`);
}

async function e2e(): Promise<Tally> {
  const report = join(REPORTS, 'e2e.json');
  const { code } = await runNode(
    [toolPath('@playwright/test', 'playwright'), 'test', '--reporter=list,json'],
    {
      stream: true,
      minutes: 20,
      env: { MAPWRIGHT_TEST_BROWSER: await browser(), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    },
  );
  return tallyOf('playwright', report, code);
}

function failure(name: string): Tally {
  return { passed: 0, failures: [name], skipped: [] };
}

function chosenParts(): Part[] {
  const all = Object.keys(PARTS) as Part[];
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  if (values.only === undefined) return all;
  const wanted = values.only.split(',');
  const unknown = wanted.find((name) => !(all as string[]).includes(name));
  if (unknown !== undefined) throw new Error(`--only takes ${all.join(', ')}, not "${unknown}".`);
  return all.filter((name) => wanted.includes(name));
}

async function runPart(name: Part): Promise<Tally> {
  const started = performance.now();
  console.log(`\n── ${name}`);
  const tally = await PARTS[name]().catch((error: unknown) =>
    failure(`${name}: ${error instanceof Error ? error.message : String(error)}`),
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`── ${name}: ${tally.passed} passed, ${tally.failures.length} failed, ${seconds} s`);
  return tally;
}

const parts = chosenParts();
await rm(REPORTS, { recursive: true, force: true });
await mkdir(REPORTS, { recursive: true });
const tallies: Tally[] = [];
for (const part of parts) tallies.push(await runPart(part));
const { passed, failures, skipped } = sumTallies(tallies);
console.log('');
for (const name of skipped) console.log(`skipped: ${name}`);
for (const name of failures) console.log(`FAILED: ${name}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
