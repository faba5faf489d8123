// What waits for a jump: in its order, and what becomes of it where the jump leads nowhere.
import { expect, it } from 'vitest';
import { useJumps } from '../../../../renderer/grid/rows/use-jumps.ts';

function jumpsWith(log: string[]) {
  const jumps = useJumps(
    () => log.push('caught up'),
    (text) => log.push(`dropped ${text}`),
  );
  for (const key of ['a', 'b']) jumps.afterwards(() => log.push(key), key);
  return jumps;
}

it('is done in the order in which it was meant once the cursor is there', async () => {
  const log: string[] = [];
  const jumps = jumpsWith(log);
  const jump = jumps.jump(() => Promise.resolve(true));
  jumps.afterwards(() => log.push('c'), 'c');
  jumps.anyway(() => log.push('undo'));
  jumps.afterwards(() => log.push('d'), 'd');
  expect(log).toEqual(['a', 'b']);
  await jump;
  expect(log).toEqual(['a', 'b', 'c', 'undo', 'd', 'caught up']);
});

it('is told where the jump leads nowhere, but for what is about no cell', async () => {
  const log: string[] = [];
  const jumps = jumpsWith(log);
  const jump = jumps.jump(() => Promise.resolve(false));
  jumps.afterwards(() => log.push('c'), 'c');
  jumps.anyway(() => log.push('undo'));
  jumps.afterwards(() => log.push('d'), 'd');
  await jump;
  expect(log).toEqual(['a', 'b', 'dropped cd', 'undo', 'caught up']);
});

it('goes on with what leads to another cell where the jump leads nowhere', async () => {
  const log: string[] = [];
  const jumps = jumpsWith(log);
  const jump = jumps.jump(() => Promise.resolve(false));
  jumps.afterwards(() => log.push('c'), 'c');
  jumps.elsewhere(() => log.push('press'));
  jumps.afterwards(() => log.push('d'), 'd');
  await jump;
  expect(log).toEqual(['a', 'b', 'dropped c', 'press', 'd', 'caught up']);
});

it('drops what leads to another cell no more than what comes after it', async () => {
  const log: string[] = [];
  const jumps = jumpsWith(log);
  const jump = jumps.jump(() => Promise.resolve(false));
  let second: Promise<void> | undefined;
  jumps.elsewhere(() => {
    second = jumps.jump(() => Promise.resolve(false));
  });
  jumps.afterwards(() => log.push('c'), 'c');
  await jump;
  await second;
  expect(log).toEqual(['a', 'b', 'dropped c', 'caught up']);
});
