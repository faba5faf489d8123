// Starts Electron's main process in this one, with a fake `electron` and a home of its own.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { IpcMainInvokeEvent } from 'electron';
import { vi } from 'vitest';
import type { ChannelAnswer } from '../../shared/contract/bridge.ts';
import { fakeElectron, type FakeElectron } from './fake-electron.ts';

export interface MainUnderTest {
  readonly home: string;
  readonly fake: FakeElectron;
  /** Runs main.ts until it has a window or ends. */
  readonly start: (argv?: readonly string[]) => Promise<void>;
  readonly window: () => FakeElectron['windows'][number];
  readonly engine: () => FakeElectron['utility'][number];
  /** A request as a window sends it, the first one unless another is given; `frame` for other frames. */
  readonly invoke: (
    name: unknown,
    params: unknown,
    from?: FakeElectron['windows'][number],
    frame?: unknown,
  ) => Promise<ChannelAnswer>;
  /** Opens a project as a window does: the engine that is asked says that it is open. */
  readonly opens: (
    path: string,
    more?: { readonly from?: FakeElectron['windows'][number]; readonly untitled?: boolean },
  ) => Promise<ChannelAnswer>;
  readonly clean: () => Promise<void>;
}

/** Prepares a start; the home is kept where one is given. */
export async function mainUnderTest(givenHome?: string): Promise<MainUnderTest> {
  const home = givenHome ?? (await mkdtemp(join(tmpdir(), 'mapwright-test-')));
  vi.stubEnv('MAPWRIGHT_HOME', home);
  vi.stubEnv('ELECTRON_RENDERER_URL', undefined);
  vi.resetModules();
  const fake = fakeElectron();
  const monitors = process.listeners('uncaughtExceptionMonitor');
  vi.doMock('electron', () => fake.electron);
  const window = (): (typeof fake.windows)[number] => fake.windows[0]!;
  const invoke: MainUnderTest['invoke'] = async (
    name,
    params,
    { webContents } = window(),
    frame = webContents.mainFrame,
  ) => {
    const handler = fake.handlers.get('mapwright:request')!;
    const event = { sender: webContents, senderFrame: frame } as unknown as IpcMainInvokeEvent;
    // What crosses to the main process and back is cloned.
    const [sentName, sentParams] = structuredClone([name, params]);
    const answer = (await handler(event, sentName, sentParams)) as ChannelAnswer;
    return structuredClone(answer);
  };
  return {
    home,
    fake,
    window,
    engine: () => fake.utility.at(-1)!,
    start: async (argv = []) => {
      const before = process.argv;
      process.argv = ['electron', '.', ...argv];
      await import('../../electron/main/main.ts');
      await vi.waitUntil(() => fake.windows.length > 0 || fake.app.ended);
      process.argv = before;
    },
    invoke,
    opens: async (path, { from = window(), untitled = false } = {}) => {
      await invoke('files.choose', { paths: [path] }, from);
      const before = fake.utility.flatMap(({ posted }) =>
        posted.filter(({ name }) => name === 'project.open'),
      );
      const answer = invoke('project.open', { path }, from);
      const asked = await vi.waitUntil(() =>
        fake.utility.find(({ posted }) =>
          posted.some((one) => one.name === 'project.open' && !before.includes(one)),
        ),
      );
      asked.answer('project.open', { path, name: 'site', untitled, readOnly: null });
      return answer;
    },
    clean: async () => {
      for (const added of process.listeners('uncaughtExceptionMonitor'))
        if (!monitors.includes(added)) process.off('uncaughtExceptionMonitor', added);
      vi.unstubAllEnvs();
      vi.doUnmock('electron');
      await rm(home, { recursive: true, force: true });
    },
  };
}
