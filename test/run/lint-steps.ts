// The lint steps and how they are run: two at a time, each one's output in one piece.
import { join } from 'node:path';
import { runNode } from './run-process.ts';
import { toolPath } from './tool-path.ts';
import type { Tally } from './tally.ts';

export interface LintStep {
  readonly name: string;
  /** Computed late: a missing tool is this step's failure. */
  readonly args: () => readonly string[];
}

/** Files that are as they were, as is all that they import, are not checked again. */
function types(folder: string, compiler: 'tsc' | 'vue-tsc'): LintStep {
  const tool = (): string => (compiler === 'tsc' ? toolPath('typescript', 'tsc') : toolPath('vue-tsc'));
  const cache = join('node_modules', '.cache', 'types', `${folder.replace('/', '-')}.tsbuildinfo`);
  const keeping = ['--incremental', '--tsBuildInfoFile', cache];
  return {
    name: `types of ${folder}`,
    args: () => [tool(), '-p', folder, '--noEmit', ...keeping, '--pretty', 'false'],
  };
}

export function eslint(name: string, paths: readonly string[]): LintStep {
  return { name: `eslint of ${name}`, args: () => [toolPath('eslint'), ...paths, '--max-warnings', '0'] };
}

/** ESLint's one process takes as long as all other steps; in two, each with types of its own. */
const APART = ['electron', 'shared'];

export function prettier(paths: readonly string[]): LintStep {
  const args = ['--check', '--log-level', 'warn', '--ignore-unknown', ...paths];
  return { name: 'prettier', args: () => [toolPath('prettier'), ...args] };
}

export const TYPES: readonly LintStep[] = [
  types('test', 'vue-tsc'),
  types('renderer', 'vue-tsc'),
  types('electron', 'tsc'),
  types('.', 'tsc'),
  types('shared', 'tsc'),
  types('electron/preload', 'tsc'),
];

export const IMPORT_RULES: LintStep = { name: 'import rules', args: () => ['test/run/check-imports.ts'] };

/** The slow ones first, so that two at a time end about together. */
const LINT_STEPS: readonly LintStep[] = [
  eslint('all others', ['.', ...APART.flatMap((folder) => ['--ignore-pattern', `${folder}/`])]),
  eslint(APART.join(' and '), APART),
  ...TYPES,
  prettier(['.']),
  { name: 'regular expressions (recheck)', args: () => ['test/run/check-patterns.ts'] },
  IMPORT_RULES,
  { name: 'dead code (knip)', args: () => [toolPath('knip'), '--treat-config-hints-as-errors'] },
];

/** Runs every step, prints the output of those that fail, and counts. */
export function runLint(cwd?: string): Promise<Tally> {
  return runSteps(LINT_STEPS, cwd);
}

export async function runSteps(steps: readonly LintStep[], cwd?: string): Promise<Tally> {
  const waiting = [...steps];
  const failures: string[] = [];
  const worker = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const started = performance.now();
      const problem = await runStep(step, cwd);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${problem === null ? 'ok  ' : 'FAIL'} lint: ${step.name} (${seconds} s)`);
      if (problem === null) continue;
      console.log(problem.trimEnd());
      failures.push(`lint: ${step.name}`);
    }
  };
  await Promise.all([worker(), worker()]);
  return { passed: steps.length - failures.length, failures, skipped: [] };
}

async function runStep(step: LintStep, cwd: string | undefined): Promise<string | null> {
  try {
    const { code, output, timedOut } = await runNode(step.args(), {
      stream: false,
      minutes: 5,
      ...(cwd ? { cwd } : {}),
    });
    if (code === 0) return null;
    return timedOut
      ? `${output}\nStopped after 5 minutes.`
      : output || `Ended with code ${String(code)} and no output.`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
