// Has the system write a file to disk beside other work, so that who has to wait for that at last waits for little. It
// is no promise: what has to be durable is made so by SQLite, as ever.
import { closeSync, fdatasync, fdatasyncSync, openSync } from 'node:fs';
import type { Steps } from '../../../../shared/model/steps.ts';

/** Where nobody else has had a turn for so long, nobody will until the end: then that is waited for at once. */
const NO_TURN_MS = 100;

/** What was written in so short a time is soon on disk: the commit need not wait for it apart. */
const SOON_MS = 200;

export class Flush {
  readonly #path: string;
  #file: number | null = null;
  #busy = false;
  #lastTurn = 0;
  /** When the last write to disk began, and how long the one before it took. */
  #began = 0;
  #took = 0;

  /** Nothing is opened yet. */
  constructor(path: string) {
    this.#path = path;
  }

  /** A handle of the file, until `close`; null where it can't be opened (twice). */
  handle(): number | null {
    try {
      return (this.#file ??= openSync(this.#path, 'r+'));
    } catch {
      return null;
    }
  }

  /** Has written out what is in the file by now, where that is not under way already. Does not wait. */
  begin(): void {
    if (this.#busy) return;
    const file = this.handle();
    // There is no such file (yet), or it may not be opened twice: then the commit has all to do.
    if (file === null) return;
    this.#busy = true;
    this.#lastTurn = this.#began = performance.now();
    fdatasync(file, () => {
      this.#busy = false;
      this.#took = performance.now() - this.#began;
    });
  }

  /** Steps until all that is in the file by now is on disk, or will be soon. */
  *finish(): Steps<void> {
    if (Math.max(this.#took, performance.now() - this.#began) < SOON_MS) {
      this.begin();
      return;
    }
    // What was under way may have begun before the last write.
    yield* this.#wait();
    this.begin();
    yield* this.#wait();
  }

  /** Closes the file at once; what is under way goes on without it. Nothing begins afterwards but with a new one. */
  close(): void {
    if (this.#file !== null) closeSync(this.#file);
    this.#file = null;
  }

  *#wait(): Steps<void> {
    setImmediate(this.#turn);
    while (this.#busy && this.#file !== null) {
      if (performance.now() - this.#lastTurn > NO_TURN_MS) {
        fdatasyncSync(this.#file);
        return;
      }
      yield 0;
    }
  }

  readonly #turn = (): void => {
    this.#lastTurn = performance.now();
    if (this.#busy) setImmediate(this.#turn);
  };
}
