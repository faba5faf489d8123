// What a developer runs before a commit: the lint of what changed, the types and imports of all, and the tests of what
// changed. `npm run check -- main` takes all that differs from another commit.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './ensure-browser.ts';
import { eslint, IMPORT_RULES, prettier, runSteps, TYPES } from './lint-steps.ts';
import { runCommand, runNode } from './run-process.ts';
import { testsOf } from './tests-of.ts';
import { ROOT, toolPath } from './tool-path.ts';

/** Files that differ from a commit, and new ones; deleted ones are left out. */
async function changedSince(commit: string): Promise<string[]> {
  const commands = [
    ['diff', '--name-only', '--diff-filter=d', commit],
    ['ls-files', '--others', '--exclude-standard'],
  ];
  const ends = await Promise.all(
    commands.map((args) => runCommand('git', ['-C', ROOT, ...args], { stream: false, minutes: 1 })),
  );
  const failed = ends.find(({ code }) => code !== 0);
  if (failed) throw new Error(failed.output.trim());
  const names = ends.flatMap(({ output }) => output.split('\n'));
  return [...new Set(names)].filter((name) => name !== '' && existsSync(join(ROOT, name)));
}

async function runTests(files: readonly string[]): Promise<boolean> {
  const inBrowser = files.some((file) => file.endsWith('.browser.test.ts'));
  const env = inBrowser ? { MAPWRIGHT_TEST_BROWSER: await ensureBrowser() } : {};
  const args = [toolPath('vitest'), 'run', ...files];
  return (await runNode(args, { stream: true, minutes: 15, env })).code === 0;
}

const changed = await changedSince(process.argv[2] ?? 'HEAD');
const code = changed.filter((name) => /\.(?:ts|js|vue)$/.test(name));
const tests = await testsOf(changed);
console.log(`${String(changed.length)} changed files, ${String(tests.length)} files of tests`);
const lint = await runSteps([
  ...(code.length > 0 ? [eslint('what changed', code)] : []),
  ...TYPES,
  ...(changed.length > 0 ? [prettier(changed)] : []),
  IMPORT_RULES,
]);
const passes = tests.length === 0 || (await runTests(tests));
const journeys = changed.filter((name) => name.endsWith('.spec.ts'));
if (journeys.length > 0) console.log(`Not run: npx playwright test ${journeys.join(' ')}`);
process.exitCode = lint.failures.length === 0 && passes ? 0 : 1;
