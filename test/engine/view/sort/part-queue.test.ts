// All parts are done once, whoever does them; what others took and could not do is done here.
import { describe, expect, it } from 'vitest';
import { doParts, PartQueue } from '../../../../electron/engine/view/sort/part-queue.ts';

const inTurn = () => new Promise<void>((done) => setImmediate(done));

describe('parts of a work', () => {
  it('are shared, and come in their order', async () => {
    const here: number[] = [];
    const there: number[] = [];
    const results = await doParts(
      20,
      async (part) => {
        here.push(part);
        await inTurn();
        return `part ${String(part)}`;
      },
      async (memory, onDone) => {
        const queue = new PartQueue(20, memory);
        for (let part = queue.take(); part !== null; part = queue.take()) {
          there.push(part);
          await inTurn();
          onDone(part, `part ${String(part)}`);
        }
      },
    );
    expect(results).toEqual(Array.from({ length: 20 }, (_, i) => `part ${String(i)}`));
    expect(there.length).toBeGreaterThan(0);
    expect([...here, ...there].sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i));
  });

  it('that others took and did not do are done here', async () => {
    const done = await doParts(
      5,
      async (part) => {
        await inTurn();
        return part;
      },
      async (memory) => {
        new PartQueue(5, memory).take();
        await inTurn();
      },
    );
    expect(done).toEqual([0, 1, 2, 3, 4]);
  });

  it('are taken by nobody after a failure, which waits for the others', async () => {
    let ended = false;
    const work = doParts<number>(
      100,
      () => Promise.reject(new Error('cancelled')),
      async (memory, onDone) => {
        const queue = new PartQueue(100, memory);
        for (let part = queue.take(); part !== null; part = queue.take()) {
          await inTurn();
          onDone(part, part);
        }
        expect(queue.isStopped).toBe(true);
        ended = true;
      },
    );
    await expect(work).rejects.toThrow('cancelled');
    expect(ended).toBe(true);
  });
});
