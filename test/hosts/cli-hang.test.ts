// A command that hangs, in a loop of its own or inside SQLite, ends at once by a signal or by --max-time, and leaves nothing.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { constants } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mapwright, temporaryFolder } from './cli-process.ts';

const MAIN = resolve(import.meta.dirname, '../../electron/cli/main.ts');
/** Said once it hangs. */
const HANGS = 'it hangs now';
const SAY = `require('node:fs').writeSync(2, ${JSON.stringify(HANGS)})`;

/** Loaded before the program: a text with a mark is never read to its end. */
const HANGING_PARSE = `
  const { search } = String.prototype;
  String.prototype.search = function (pattern) {
    if (this.includes('hang-here')) { ${SAY}; for (;;); }
    return search.call(this, pattern);
  };
`;
/** The same of a query: it goes on for ever inside SQLite. */
const HANGING_QUERY = `
  const { DatabaseSync } = require('node:sqlite');
  const { prepare } = DatabaseSync.prototype;
  DatabaseSync.prototype.prepare = function (sql) {
    if (/FROM url/i.test(sql)) {
      ${SAY};
      this.exec('WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n');
    }
    return prepare.call(this, sql);
  };
`;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
const into = (name: string): string => join(folder.path, name);

beforeEach(async () => {
  folder = await temporaryFolder();
  await mkdir(into('tmp'));
  await writeFile(into('parse.cjs'), HANGING_PARSE);
  await writeFile(into('query.cjs'), HANGING_QUERY);
  await writeFile(into('list.txt'), 'https://www.example.com/a\n');
  await writeFile(into('hangs.txt'), 'https://www.example.com/hang-here\n');
});
afterEach(() => folder.remove());

interface Ended {
  readonly code: number | null;
  readonly stderr: string;
  /** Milliseconds from when it hung, or was sent the signal. */
  readonly ms: number;
}

/** Starts a command with one of these, and sends it the signal, if there is one, as soon as it hangs. */
async function hang(by: 'parse' | 'query', args: readonly string[], signal?: NodeJS.Signals): Promise<Ended> {
  const env = { ...process.env, TMPDIR: into('tmp'), NODE_OPTIONS: `--require ${into(`${by}.cjs`)}` };
  const child = spawn(process.execPath, [MAIN, ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let stderr = '';
  let since = 0;
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
    if (since > 0 || !stderr.includes(HANGS)) return;
    since = performance.now();
    if (signal) child.kill(signal);
  });
  const [code, ended] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  const ms = performance.now() - since;
  // As a shell tells it: a thread that is not gone soon enough ends with the process, by the signal itself.
  return { code: code ?? 128 + constants.signals[ended ?? 'SIGKILL'], stderr: stderr.replace(HANGS, ''), ms };
}

/** What is left in the temporary folder, but for Node's own. */
async function left(): Promise<readonly string[]> {
  return (await readdir(into('tmp'))).filter((name) => name !== 'node-compile-cache');
}

describe('a command that hangs while it reads a file', () => {
  it.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ] as const)('is gone by %s, with its temporary project', async (signal, code) => {
    const ended = await hang('parse', ['check', into('hangs.txt')], signal);
    expect(ended).toMatchObject({ code, stderr: 'mapwright: Cancelled.\n' });
    expect(await left()).toEqual([]);
    console.info(`${signal} in a hung parse: gone after ${Math.round(ended.ms)} ms`);
    // 200 ms where others leave it the processor.
    expect(ended.ms).toBeLessThan(2_000);
  });

  it('leaves the project as it was', async () => {
    await mapwright(['import', into('p.mapwright'), into('list.txt')]);
    const { code } = await hang('parse', ['import', into('p.mapwright'), into('hangs.txt')], 'SIGTERM');
    expect(code).toBe(143);
    const listed = await mapwright(['list', into('p.mapwright')]);
    expect(listed).toMatchObject({ code: 0, stdout: 'https://www.example.com/a\t\t\t\t\n' });
  });

  it('is ended by --max-time, which it says', async () => {
    const { code, stderr } = await hang('parse', ['check', into('hangs.txt'), '--max-time', '0.5']);
    expect({ code, stderr }).toEqual({
      code: 124,
      stderr: 'mapwright: The time of --max-time is over (0.5 s).\n',
    });
    expect(await left()).toEqual([]);
  });
});

describe('a file that hangs its reader', () => {
  it('is told after ten seconds, and the import goes on with the next', async () => {
    const args = ['import', into('p.mapwright'), into('hangs.txt'), into('list.txt')];
    const { code, stderr } = await hang('parse', args);
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    const listed = await mapwright(['list', into('p.mapwright')]);
    expect(listed.stdout).toBe('https://www.example.com/a\t\t\t\t\n');
  }, 60_000);
});

describe('a command that hangs inside SQLite', () => {
  it('is gone by SIGTERM, with its temporary project', async () => {
    const ended = await hang('query', ['check', into('list.txt')], 'SIGTERM');
    expect(ended).toMatchObject({ code: 143, stderr: 'mapwright: Cancelled.\n' });
    expect(await left()).toEqual([]);
    console.info(`SIGTERM in a hung query: gone after ${Math.round(ended.ms)} ms`);
  });
});

describe('a command that waits for standard input', () => {
  async function wait(args: readonly string[], signal?: NodeJS.Signals): Promise<Omit<Ended, 'ms'>> {
    const env = { ...process.env, TMPDIR: into('tmp') };
    const child = spawn(process.execPath, [MAIN, ...args], { env, stdio: ['pipe', 'ignore', 'pipe'] });
    let stderr = '';
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    child.stdin.write('https://www.example.com/a\n');
    while (signal && !(await left()).some((name) => name.includes('stdin'))) await setTimeout(10);
    if (signal) child.kill(signal);
    // The other end stays open.
    const [code, ended] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
    child.stdin.destroy();
    return { code: code ?? 128 + constants.signals[ended ?? 'SIGKILL'], stderr };
  }

  it.skipIf(process.platform === 'win32')('is gone by SIGTERM, with what it kept of it', async () => {
    expect(await wait(['check', '-'], 'SIGTERM')).toEqual({ code: 143, stderr: 'mapwright: Cancelled.\n' });
    expect(await left()).toEqual([]);
  });

  it.skipIf(process.platform === 'win32')('is gone also where it reads it to its end', async () => {
    await mapwright(['import', into('p.mapwright'), into('list.txt')]);
    const args = ['sections', into('p.mapwright'), '--set', '-', '--max-time', '1'];
    expect(await wait(args)).toEqual({
      code: 124,
      stderr: 'mapwright: The time of --max-time is over (1 s).\n',
    });
  });

  it('is ended by --max-time', async () => {
    expect((await wait(['inspect', '-', '--max-time', '1'])).code).toBe(124);
    expect(await left()).toEqual([]);
  });
});
