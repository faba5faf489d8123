// Long work leaves the window its turns; short work is done at once.
import { expect, it } from 'vitest';
import { inSlices } from '../../../../renderer/grid/clipboard/in-slices.ts';
import type { Steps } from '../../../../shared/model/steps.ts';

function* work(ms: number): Steps<string> {
  const until = performance.now() + ms;
  while (performance.now() < until) yield 1;
  return 'done';
}

it('gives the result of short work at once', () => {
  expect(inSlices(work(0))).toBe('done');
});

it('lets others have their turn while it does long work', async () => {
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  expect(await inSlices(work(150))).toBe('done');
  clearInterval(timer);
  expect(turns).toBeGreaterThan(0);
});
