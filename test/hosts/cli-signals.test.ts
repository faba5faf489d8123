import { once } from 'node:events';
import { existsSync, watch } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { constants } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mapwright, startMapwright, temporaryFolder } from './cli-process.ts';

const URLS = 200_000;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
const into = (name: string) => join(folder.path, name);

/** What a child wrote to stderr, and its exit code, once it has ended. */
async function endOf(
  child: ReturnType<typeof startMapwright>,
): Promise<{ code: number | null; stderr: string }> {
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  // As a shell tells it: on a busy machine it may be ended by the signal itself.
  return { code: code ?? 128 + constants.signals[signal ?? 'SIGKILL'], stderr };
}

/** Resolves at the first change in a folder. */
function firstChange(path: string): Promise<void> {
  return new Promise((resolve) => {
    const watcher = watch(path, () => {
      watcher.close();
      resolve();
    });
  });
}

beforeAll(async () => {
  folder = await temporaryFolder();
  await mkdir(into('tmp'));
  const lines = Array.from({ length: URLS }, (_, i) => `https://www.example.com/page/${String(i)}`);
  await writeFile(into('many.txt'), `${lines.join('\n')}\n`);
});
afterAll(() => folder.remove());

describe('a reader that goes away', () => {
  it('ends a long list quietly', async () => {
    await mapwright(['import', into('many.mapwright'), into('many.txt')]);
    const child = startMapwright(['list', into('many.mapwright')]);
    const ended = endOf(child);
    await once(child.stdout, 'data');
    child.stdout.destroy();
    expect(await ended).toEqual({ code: 141, stderr: '' });
  });
});

describe('Ctrl+C', () => {
  it('cancels a build, leaves no temporary project and writes nothing', async () => {
    const args = ['build', into('many.txt'), '--out', into('out'), '--base-url', 'https://www.example.com/'];
    const begun = firstChange(into('tmp'));
    const child = startMapwright(args, { tmp: into('tmp') });
    const ended = endOf(child);
    await begun;
    child.kill('SIGINT');
    expect(await ended).toEqual({ code: 130, stderr: 'mapwright: Cancelled.\n' });
    expect(await readdir(into('tmp'))).toEqual([]);
    expect(existsSync(into('out'))).toBe(false);
  });

  it('cancels the import that would have made a project, and leaves none', async () => {
    const begun = firstChange(folder.path);
    const child = startMapwright(['import', into('new.mapwright'), into('many.txt')]);
    const ended = endOf(child);
    await begun;
    child.kill('SIGINT');
    expect(await ended).toEqual({ code: 130, stderr: 'mapwright: Cancelled.\n' });
    expect((await readdir(folder.path)).filter((name) => name.startsWith('new'))).toEqual([]);
  });
});
