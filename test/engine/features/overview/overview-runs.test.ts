import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { currentProject } from '../../../../electron/engine/project/current-project.ts';
import {
  cancelRun,
  runNewest,
  type RunControl,
} from '../../../../electron/engine/features/overview/overview-runs.ts';
import { engineWith } from '../../test-engine.ts';

/** Work that goes on until it is ended. */
const endless = ({ signal }: RunControl): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => {
      reject(signal.reason as Error);
    });
  });

it('ends what has its number, and what its window asked before of the same kind', async () => {
  const { context } = engineWith([]);
  const project = currentProject(context);
  const start = (kind: 'open' | 'folders', run: number, window = 1): Promise<never> =>
    runNewest({ kind, run, window }, project, context, endless);
  const [first, other, second] = [start('open', 1), start('folders', 2), start('open', 3)];
  const third = start('open', 4, 2);
  await expect(first).rejects.toMatchObject({ code: 'cancelled' });
  cancelRun(project, 1);
  cancelRun(project, 2);
  await expect(other).rejects.toMatchObject({ code: 'cancelled' });
  // Were it ended by what another window asks later, it would have ended by now.
  await Promise.race([second, wait(0)]);
  cancelRun(project, 3);
  await expect(second).rejects.toMatchObject({ code: 'cancelled' });
  cancelRun(project, 4);
  await expect(third).rejects.toMatchObject({ code: 'cancelled' });
});

it('tells how far work is that takes a while', async () => {
  const { context, events } = engineWith([]);
  await runNewest(
    { kind: 'open', run: 7, window: 1 },
    currentProject(context),
    context,
    async ({ onProgress }) => {
      onProgress(0.1);
      await wait(250);
      onProgress(0.5);
      onProgress(0.6);
    },
  );
  expect(events).toEqual([{ event: 'overview.progress', data: { run: 7, share: 0.5 } }]);
});
