// The real engine's process with the parent port of Electron: how it answers what can't be cloned, and how it ends.
import { fork, type ChildProcess } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { WireMessage, WireResponse } from '../../shared/contract/wire.ts';
import type { StandInOrder } from './utility-stand-in.ts';

let child: ChildProcess;
let said: WireResponse[];
let printed: string;
let ended: Promise<number | null>;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mapwright-test-'));
  said = [];
  printed = '';
  child = fork(join(import.meta.dirname, 'utility-stand-in.ts'), {
    serialization: 'advanced',
    execArgv: ['--unhandled-rejections=warn'],
    silent: true,
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    printed += chunk.toString('utf8');
  });
  ended = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  await new Promise((resolve) => {
    child.once('message', resolve);
  });
  child.on('message', (message: WireMessage) => {
    if ('id' in message) said.push(message);
  });
});

afterEach(async () => {
  child.kill('SIGKILL');
  await ended;
  await rm(folder, { recursive: true, force: true });
});

function tell(message: object): void {
  child.send(message);
}

const order = (what: StandInOrder['order']): void => {
  tell({ order: what });
};

it('answers with a failure where its answer can’t be cloned', async () => {
  order('cloneNothing');
  tell({ id: 1, name: 'job.current', params: {} });
  tell({ id: 2, name: 'job.current', params: {} });
  await expect.poll(() => said.length).toBe(2);
  expect(said).toMatchObject([
    { id: 1, ok: false, error: { code: 'internal', message: expect.stringContaining('cloned') as string } },
    { id: 2, ok: true, result: null },
  ]);
});

it('ends with what it leaves unhandled, as Node does by itself', async () => {
  order('reject');
  expect(await ended).toBe(1);
  expect(printed).toContain('nobody handled it');
});

it('closes the project and ends when it is told to', async () => {
  const path = join(folder, 'a.mapwright');
  tell({ id: 1, name: 'project.create', params: { path } });
  await expect.poll(() => said).toMatchObject([{ id: 1, ok: true }]);
  tell({ goodbye: true });
  expect(await ended).toBe(0);
  expect(await readdir(folder)).toEqual(['a.mapwright']);
});
