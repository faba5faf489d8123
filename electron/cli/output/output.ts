// A text stream that waits when its reader is slow and stops quietly when its reader is gone. No formatting.
import type { Writable } from 'node:stream';
import { reason } from '../../../shared/contract/error-texts.ts';
import { AppError } from '../../../shared/contract/errors.ts';

/** Thrown by Output.write once the reader has closed the pipe (`| head`); ends the program without a message. */
export class ClosedPipe extends Error {}

export class Output {
  readonly #stream: Writable;
  readonly #onClosed: () => void;
  /** Whether people see what is written, rather than a program or a file. */
  readonly isTerminal: boolean;
  #end: Error | null = null;

  /** `onClosed` is called once, when the reader closes the pipe. */
  constructor(stream: Writable, onClosed: () => void) {
    this.#stream = stream;
    this.#onClosed = onClosed;
    this.isTerminal = 'isTTY' in stream && stream.isTTY === true;
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE' || error.code === 'EOF') this.#close(new ClosedPipe());
      else this.#close(new AppError('io', reason('output-failed'), error.message));
    });
  }

  /**
   * Writes text and resolves when more may be written, so that a large output needs little memory. Rejects with
   * ClosedPipe, or with an AppError where the output can't be written, as on a full disk.
   */
  async write(text: string): Promise<void> {
    this.#assertOpen();
    if (!this.#stream.write(text)) await this.#settled('drain');
    this.#assertOpen();
  }

  async line(text: string): Promise<void> {
    await this.write(`${text}\n`);
  }

  /** Resolves when everything written so far has left the process, or the pipe is closed. */
  async flush(): Promise<void> {
    if (this.#end) return;
    await new Promise<void>((resolve) => {
      this.#stream.write('', () => {
        resolve();
      });
    });
  }

  #assertOpen(): void {
    if (this.#end) throw this.#end;
  }

  #close(reason: Error): void {
    if (this.#end) return;
    this.#end = reason;
    if (reason instanceof ClosedPipe) this.#onClosed();
  }

  #settled(event: 'drain'): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        this.#stream.off(event, done);
        this.#stream.off('error', done);
        this.#stream.off('close', done);
        resolve();
      };
      this.#stream.on(event, done);
      this.#stream.on('error', done);
      this.#stream.on('close', done);
    });
  }
}
