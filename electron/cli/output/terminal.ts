// What a command may use of the process it runs in: its input, two outputs, and the signal that ends it early.
import { Output } from './output.ts';

export interface Terminal {
  readonly stdout: Output;
  readonly stderr: Output;
  /** What comes in, for who asks for it. */
  /** Ends with the signal's reason where that is given. */
  readonly stdin: () => AsyncIterable<Uint8Array>;
  /** Aborted by Ctrl+C, by the end of the terminal, or when the reader of stdout is gone. */
  readonly signal: AbortSignal;
  /** The width of the terminal behind stderr, or null where stderr is not a terminal. */
  readonly progressWidth: () => number | null;
  /** Whether somebody can be asked: what comes in and stderr are a terminal. */
  readonly canAsk: () => boolean;
  /** Has the command ended after so many seconds, as by a signal. */
  readonly limitTime?: (seconds: number) => void;
}

/** Why a command was ended early, by a signal or as its time was over; the exit code follows the shells' habit of 128 + its number. */
export class Interrupted extends Error {
  readonly exitCode: number;

  constructor(exitCode: number, message = 'Cancelled.') {
    super(message);
    this.name = 'Interrupted';
    this.exitCode = exitCode;
  }
}

/** The reader of the output is gone: what a program ends with that has no answer to SIGPIPE. */
export const PIPE_CLOSED = 141;

/** The terminal of this process, for what takes no time: signals end it as they end any. */
export function processTerminal(): Terminal {
  const abort = new AbortController();
  const closed = (): void => {
    abort.abort(new Interrupted(PIPE_CLOSED));
  };
  return {
    stdout: new Output(process.stdout, closed),
    stderr: new Output(process.stderr, () => undefined),
    stdin: () => process.stdin,
    signal: abort.signal,
    progressWidth: () => (process.stderr.isTTY ? process.stderr.columns || 80 : null),
    canAsk: () => process.stdin.isTTY && process.stderr.isTTY,
  };
}
