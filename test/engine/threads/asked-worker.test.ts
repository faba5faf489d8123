// How a thread that is asked is ended: at once, or after its answer.
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { AskedWorker } from '../../../electron/engine/threads/asked-worker.ts';

/** Counts its answers in shared memory, each of which takes it so many milliseconds. */
function started(milliseconds: number) {
  const answers = new Int32Array(new SharedArrayBuffer(4));
  const code = `const { parentPort, workerData } = require('node:worker_threads');
    parentPort.on('message', () => {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, workerData.milliseconds);
      Atomics.add(workerData.answers, 0, 1);
      parentPort.postMessage('done');
    });`;
  const worker = new Worker(code, { eval: true, workerData: { milliseconds, answers } });
  return { thread: new AskedWorker<string, string>(worker, 'It has ended.'), answers };
}

it('is ended once it has answered, also where nobody waits for that any more', async () => {
  const { thread, answers } = started(100);
  const asked = [thread.ask('a'), thread.ask('b')];
  thread.break(new Error('cancelled'));
  for (const one of asked) await expect(one).rejects.toThrow('cancelled');
  await thread.close(10_000);
  expect(answers[0]).toBe(2);
});

it('is ended at once where it does nothing, and where its answer takes too long', async () => {
  const idle = started(0);
  expect(await idle.thread.ask('a')).toBe('done');
  await idle.thread.close(10_000);
  const busy = started(60_000);
  const asked = busy.thread.ask('a');
  asked.catch(() => undefined);
  await busy.thread.close(20);
  await expect(asked).rejects.toThrow('It has ended.');
  expect(busy.answers[0]).toBe(0);
});
