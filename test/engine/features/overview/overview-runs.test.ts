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

it('ends what has its number, and what was asked before of the same kind', async () => {
  const { context } = engineWith([]);
  const project = currentProject(context);
  const start = (kind: 'open' | 'folders', run: number): Promise<never> =>
    runNewest({ kind, run }, project, context, endless);
  const [first, other, second] = [start('open', 1), start('folders', 2), start('open', 3)];
  await expect(first).rejects.toMatchObject({ code: 'cancelled' });
  cancelRun(project, 1);
  cancelRun(project, 2);
  await expect(other).rejects.toMatchObject({ code: 'cancelled' });
  cancelRun(project, 3);
  await expect(second).rejects.toMatchObject({ code: 'cancelled' });
});

it('tells how far work is that takes a while', async () => {
  const { context, events } = engineWith([]);
  await runNewest({ kind: 'open', run: 7 }, currentProject(context), context, async ({ onProgress }) => {
    onProgress(0.1);
    await wait(250);
    onProgress(0.5);
    onProgress(0.6);
  });
  expect(events).toEqual([{ event: 'overview.progress', data: { run: 7, share: 0.5 } }]);
});
