import { describe, expect, it } from 'vitest';
import { PreviewRunner, PreviewRunners } from '../../../electron/engine/jobs/preview-runner.ts';
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

describe('PreviewRunners', () => {
  it('leave a window its preview while another begins one, and end all where that is asked', async () => {
    const runners = new PreviewRunners();
    function* steps(rounds: number): Steps<number> {
      for (let round = 0; round < rounds; round++) yield 1;
      return rounds;
    }
    const one = runners.of(1).run(steps(10), () => undefined);
    expect(await runners.of(2).run(steps(1), () => undefined)).toBe(1);
    expect(await one).toBe(10);
    const ended = [1, 2].map((window) => runners.of(window).run(steps(Infinity), () => undefined));
    const checked = ended.map((run) => expect(run).rejects.toMatchObject({ code: 'cancelled' }));
    runners.leave(1);
    runners.stop();
    await Promise.all(checked);
  });
});
