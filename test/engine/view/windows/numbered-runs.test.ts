// Which of several numbered questions go on.
import { expect, it } from 'vitest';
import { NumberedRuns } from '../../../../electron/engine/view/windows/numbered-runs.ts';

const endless = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => {
      reject(signal.reason as Error);
    });
  });

it('ends those of the same kind with lower numbers, and any by its number', async () => {
  const runs = new NumberedRuns();
  const [older, other] = [runs.newest(1, endless, 'a'), runs.newest(2, endless, 'b')];
  const newer = runs.newest(3, endless, 'a');
  await expect(older).rejects.toMatchObject({ code: 'cancelled' });
  runs.cancel(1);
  runs.cancel(2);
  await expect(other).rejects.toMatchObject({ code: 'cancelled' });
  runs.cancel(3);
  await expect(newer).rejects.toMatchObject({ code: 'cancelled' });
  await expect(runs.newest(4, () => Promise.resolve('answer'), 'a')).resolves.toBe('answer');
});
