// A host that is killed takes its engine with it, without a word, and the next one opens the project for work.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openReadable } from '../../electron/engine/features/project/open-for-reading.ts';
import { ProjectStore } from '../../electron/engine/store/store.ts';

let folder = '';
let project = '';
let host: ChildProcess;
let said: Promise<string>;
let engine = 0;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mapwright-test-'));
  project = join(folder, 'shop.mapwright');
  ProjectStore.create(project).close();
  host = fork(fileURLToPath(new URL('doomed-host-child.ts', import.meta.url)), [project], {
    execArgv: ['--no-warnings'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  // The engine's words come this way, too: it ends with the last of both.
  said = text(host.stderr!);
  const [told] = (await once(host, 'message')) as [{ readonly engine: number; readonly opened: boolean }];
  expect(told.opened).toBe(true);
  ({ engine } = told);
});

afterEach(async () => {
  host.kill('SIGKILL');
  await said;
  await rm(folder, { recursive: true, force: true });
});

describe.skipIf(process.platform === 'win32')('a host that is killed', () => {
  it('leaves an engine that has nothing to say when its answers reach nobody', async () => {
    host.send('ask');
    expect(await said).toBe('');
  });

  it('leaves a project that is waited for until its engine has let go of it', async () => {
    process.kill(engine, 'SIGSTOP');
    host.kill('SIGKILL');
    await once(host, 'exit');
    const opening = openReadable(project);
    process.kill(engine, 'SIGCONT');
    const store = await opening;
    expect(store.origin.readOnly).toBeNull();
    store.close();
  });

  it('is not waited for while it is there', async () => {
    const store = await openReadable(project);
    expect(store.origin.readOnly).toBe('open-elsewhere');
    store.close();
  });
});
