// A thread that is asked: its answers and failures, what it may make ahead, and how it is ended.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Thread } from '../../../electron/engine/threads/thread.ts';
import type { ThreadKind } from '../../../electron/engine/threads/thread-kinds.ts';
import { AppError } from '../../../shared/contract/errors.ts';
import type { testWork } from './thread-child.ts';

const entry = new URL('./thread-child.ts', import.meta.url);
const started: Thread<typeof testWork>[] = [];

function start(signal?: AbortSignal, kind: ThreadKind = 'digest') {
  const done = new Int32Array(new SharedArrayBuffer(4));
  const thread = new Thread<typeof testWork>(kind, { done }, { entry, ...(signal && { signal }) });
  started.push(thread);
  return { thread, done };
}

afterEach(async () => {
  await Promise.all(started.splice(0).map((thread) => thread.close()));
});

describe('a thread', () => {
  it('answers in the order of asking', async () => {
    const { thread } = start();
    const order: string[] = [];
    const asked = [20, 0].map((milliseconds) =>
      thread.ask('answer', { milliseconds }).then(() => order.push(String(milliseconds))),
    );
    await Promise.all(asked);
    expect(order).toEqual(['20', '0']);
    expect(await thread.ask('lent', 3)).toEqual(new Uint8Array([7, 7, 7]));
  });

  it('fails with the error of the work, and goes on', async () => {
    const { thread } = start();
    const failed = await thread.ask('fail', { how: 'app' }).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(AppError);
    expect(failed).toMatchObject({ code: 'not-found' });
    await expect(thread.ask('fail', { how: 'other' })).rejects.toThrow('odd');
    expect(await thread.ask('answer', { milliseconds: 0 })).toBe('done');
  });

  it('fails what is asked where it ends by itself, after what it told before', async () => {
    const { thread } = start();
    const asked = [
      thread.ask('answer', { milliseconds: 0 }),
      thread.ask('fail', { how: 'exit' }),
      thread.ask('answer', { milliseconds: 0 }),
    ];
    const settled = await Promise.allSettled(asked);
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    await expect(thread.ask('answer', { milliseconds: 0 })).rejects.toThrow('A thread has ended');
  });

  it('tells parts while it works', async () => {
    const { thread } = start();
    const parts: number[] = [];
    expect(await thread.ask('count', { to: 3, most: 3 }, { onPart: (n) => parts.push(n) })).toBe('counted');
    expect(parts).toEqual([1, 2, 3]);
  });

  it('makes parts of a stream as far ahead as there is room', async () => {
    const { thread, done } = start();
    const stream = thread.stream('count', { to: 10, most: 2 });
    await vi.waitUntil(() => done[0] === 2);
    await thread.ask('answer', { milliseconds: 0 });
    expect(done[0]).toBe(3);
    expect(await stream.next()).toBe(1);
    await vi.waitUntil(() => done[0] === 4);
    for (let n = 2; n <= 10; n++) expect(await stream.next()).toBe(n);
    expect(await stream.next()).toBe(null);
  });

  it('stops with a stream that nobody wants', async () => {
    const { thread, done } = start();
    const stream = thread.stream('count', { to: 10, most: 2 });
    await vi.waitUntil(() => done[0] === 2);
    stream.drop();
    await vi.waitUntil(() => thread.open === 0);
    expect(done[0]).toBe(2);
  });

  it('fails what is asked, now or later, where that is cancelled', async () => {
    const cancel = new AbortController();
    const { thread } = start(cancel.signal);
    const asked = thread.ask('answer', { milliseconds: 1 });
    const stream = thread.stream('count', { to: 1, most: 1 });
    cancel.abort(new Error('cancelled'));
    await expect(asked).rejects.toThrow('cancelled');
    await expect(stream.next()).rejects.toThrow('cancelled');
    await expect(thread.ask('answer', { milliseconds: 0 })).rejects.toThrow('cancelled');
  });

  it('is ended in the middle of a loop', async () => {
    const { thread, done } = start();
    const asked = thread.ask('loop', undefined);
    asked.catch(() => undefined);
    await vi.waitUntil(() => (done[0] ?? 0) > 0);
    await thread.close();
    await expect(asked).rejects.toThrow('A thread has ended');
  });

  it('is ended once it has answered, also where nobody waits for that any more, if its work must not be cut off', async () => {
    const { thread, done } = start(undefined, 'export');
    const asked = [100, 100].map((milliseconds) => thread.ask('answer', { milliseconds }));
    thread.break(new Error('cancelled'));
    for (const one of asked) await expect(one).rejects.toThrow('cancelled');
    await thread.close();
    expect(done[0]).toBe(1_002);
  });

  it('hears at once that it is to be ended, before it goes on with the next of many orders', async () => {
    const { thread, done } = start(undefined, 'export');
    const asked = [1, 2, 3].map(() => thread.ask('answerIfWanted', { milliseconds: 100 }));
    thread.break(new Error('cancelled'));
    for (const one of asked) await expect(one).rejects.toThrow('cancelled');
    await vi.waitUntil(() => done[0] === 10);
    await thread.close();
    expect(done[0]).toBe(1_031);
  });

  it('is ended by force where that takes longer than the time of its kind', async () => {
    const { thread, done } = start(undefined, 'read');
    const asked = thread.ask('loop', undefined);
    asked.catch(() => undefined);
    await vi.waitUntil(() => (done[0] ?? 0) > 0);
    await thread.close();
    await expect(asked).rejects.toThrow('A thread has ended');
  });

  it('ends by itself where nothing more is asked, after what was', async () => {
    const { thread } = start();
    const asked = thread.ask('answer', { milliseconds: 1 });
    thread.dismiss();
    expect(await asked).toBe('done');
    await expect(thread.ask('answer', { milliseconds: 0 })).rejects.toThrow('A thread has ended');
  });
});
