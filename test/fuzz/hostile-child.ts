// A process that opens hostile project files as the window does, uses what opens, and tells what became of each. Whoever
// started it ends it where it is silent for too long.
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { startEngine } from '../../electron/cli/run/engine-client.ts';
import { AppError } from '../../shared/contract/errors.ts';
import { makeHostile } from './hostile-projects.ts';

export interface HostileOutcome {
  readonly number: number;
  readonly name: string;
  /** "opened", "recovered", or the code of the refusal. */
  readonly outcome: string;
  /** What must not be: an unknown error, a changed original; empty where all is well. */
  readonly flaw: string;
  readonly ms: number;
}

const [sound = '', folder = '', seed = '', ...numbers] = process.argv.slice(2);
for (const number of numbers.map(Number)) process.send?.(await tryOne(number));

async function tryOne(number: number): Promise<HostileOutcome> {
  const own = join(folder, String(number));
  mkdirSync(own, { recursive: true });
  const path = join(own, 'shop.mapwright');
  copyFileSync(sound, path);
  const name = makeHostile(sound, path, number, Number(seed));
  process.send?.({ number, name, outcome: '', flaw: '', ms: 0 });
  const before = stateOf(path);
  const started = performance.now();
  const flaws: string[] = [];
  let outcome = 'opened';
  const engine = startEngine();
  const { request } = engine;
  try {
    const info = await request['project.open']({ path, problems: true });
    if (info.recoveredFrom !== null) outcome = 'recovered';
    await use(request, flaws);
  } catch (error) {
    outcome = codeOf(error);
    if (outcome === 'internal') flaws.push(textOf(error));
  } finally {
    await engine.close().catch((error: unknown) => flaws.push(`close: ${textOf(error)}`));
  }
  if (outcome !== 'opened' && stateOf(path) !== before) flaws.push('the original was changed');
  const ms = Math.round(performance.now() - started);
  rmSync(own, { recursive: true });
  return { number, name, outcome, flaw: flaws.join('; '), ms };
}

/** Each may be refused as damaged, and none may fail in another way. */
async function use(request: ReturnType<typeof startEngine>['request'], flaws: string[]): Promise<void> {
  const steps: readonly (() => Promise<unknown>)[] = [
    async () => {
      const { view } = await request['view.open']({
        filter: [],
        sort: [{ column: 'loc', direction: 'desc' }],
      });
      await request['view.rows']({ view, start: 0, count: 500 });
    },
    () => request['history.list']({ start: 0, count: 100 }),
    () => request['history.undo']({}),
    () => request['history.redo']({}),
    () => request['history.goTo']({ change: 0 }),
  ];
  for (const [n, step] of steps.entries()) {
    try {
      await step();
    } catch (error) {
      if (codeOf(error) === 'internal') flaws.push(`step ${String(n)}: ${textOf(error)}`);
    }
  }
}

function stateOf(path: string): string {
  const files = ['', '-wal', '-journal'].map((suffix) =>
    existsSync(path + suffix)
      ? [readFileSync(path + suffix).toString('base64'), statSync(path + suffix).mtimeMs]
      : null,
  );
  return JSON.stringify(files);
}

function codeOf(error: unknown): string {
  return error instanceof AppError ? error.code : 'internal';
}

function textOf(error: unknown): string {
  return error instanceof Error
    ? `${error.message} ${error instanceof AppError ? (error.detail ?? '') : ''}`.slice(0, 600)
    : String(error);
}
