// The main process with a feed of updates, for tests that lead it from one version to the next.
import { afterEach, beforeEach, vi } from 'vitest';
import type { UpdateState } from '../../shared/contract/updates.ts';
import { mainUnderTest, type MainUnderTest } from './main-under-test.ts';
import { startFeed, type UpdateFeed } from './update-feed.ts';

export interface UpdateUnderTest {
  /** Anew for each test. */
  readonly main: () => MainUnderTest;
  readonly startWithFeed: () => Promise<UpdateFeed>;
  readonly ask: (name: 'updates.state' | 'updates.check' | 'updates.install') => Promise<UpdateState>;
  /** Resolves once the update has come so far. */
  readonly arrived: (phase: UpdateState['phase']) => Promise<unknown>;
}

export function updateUnderTest(): UpdateUnderTest {
  let main: MainUnderTest;
  let feed: UpdateFeed | null = null;
  beforeEach(async () => {
    main = await mainUnderTest();
  });
  afterEach(async () => {
    await feed?.stop();
    feed = null;
    await main.clean();
  });
  const ask: UpdateUnderTest['ask'] = async (name) => {
    const answer = await main.invoke(name, {});
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    return answer.result as UpdateState;
  };
  return {
    main: () => main,
    startWithFeed: async () => {
      main.fake.app.isPackaged = true;
      feed = await startFeed(main.fake);
      await main.start();
      return feed;
    },
    ask,
    arrived: (phase) =>
      vi.waitUntil(async () => (await ask('updates.state')).phase === phase, { timeout: 10_000 }),
  };
}
