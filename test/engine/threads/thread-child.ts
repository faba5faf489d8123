// A thread of a test: it follows orders that show how a thread answers, fails and ends.
import { serveThread } from '../../../electron/engine/threads/serve-thread.ts';
import type { Job } from '../../../electron/engine/threads/thread-work.ts';
import { AppError } from '../../../shared/contract/errors.ts';
import { reason } from '../../../shared/contract/error-texts.ts';

const nothing = new Int32Array(new SharedArrayBuffer(4));

export function testWork({ done }: { readonly done: Int32Array }) {
  return {
    /** Answers after so many milliseconds, in which nothing else happens in the thread. */
    answer({ milliseconds }: { readonly milliseconds: number }): string {
      Atomics.wait(nothing, 0, 0, milliseconds);
      Atomics.add(done, 0, 1);
      return 'done';
    },
    /** The same, unless nobody wants the answer any more. */
    answerIfWanted(order: { readonly milliseconds: number }, job: Job): string {
      Atomics.add(done, 0, 10);
      return job.signal.aborted ? 'not done' : this.answer(order);
    },
    loop(): never {
      for (;;) Atomics.add(done, 0, 1);
    },
    fail({ how }: { readonly how: 'app' | 'other' | 'exit' }): never {
      if (how === 'exit') process.exit();
      throw how === 'app'
        ? new AppError('not-found', reason('internal', { cause: 'it' }))
        : new TypeError('odd');
    },
    async count(
      { to, most }: { readonly to: number; readonly most: number },
      job: Job<number>,
    ): Promise<string> {
      for (let n = 1; n <= to; n++) {
        await job.room(1, most);
        job.tell(n);
        Atomics.add(done, 0, 1);
      }
      return 'counted';
    },
    lent(size: number, job: Job): Uint8Array {
      const bytes = new Uint8Array(size).fill(7);
      job.lend([bytes.buffer]);
      return bytes;
    },
    close(): void {
      Atomics.add(done, 0, 1_000);
    },
  };
}

const begin = (): Promise<typeof testWork> => Promise.resolve(testWork);
void serveThread({ digest: begin, export: begin, read: begin });
