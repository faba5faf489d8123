import { describe, expect, it } from 'vitest';
import { PreviewRunner } from '../../../electron/engine/jobs/preview-runner.ts';
import type { Steps } from '../../../shared/model/steps.ts';

describe('PreviewRunner', () => {
  it('ends the steps that run when another preview starts, so that they can let go of what they hold', async () => {
    const runner = new PreviewRunner();
    const log: string[] = [];
    function* endless(): Steps<void> {
      try {
        for (;;) yield 1;
      } finally {
        log.push('left');
      }
    }
    function* quick(): Steps<string> {
      yield 3;
      return 'found';
    }
    const first = expect(runner.run(endless(), () => undefined)).rejects.toMatchObject({ code: 'cancelled' });
    expect(await runner.run(quick(), () => undefined)).toBe('found');
    await first;
    expect(log).toEqual(['left']);
  });
});
