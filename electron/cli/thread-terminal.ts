// The terminal of a command that runs in a thread: it writes to the outputs of the process itself, and hears of signals from
// the first thread.
import { createReadStream, fstatSync, writeSync } from 'node:fs';
import { Socket } from 'node:net';
import { Writable } from 'node:stream';
import { isatty, ReadStream, WriteStream } from 'node:tty';
import type { MessagePort } from 'node:worker_threads';
import { Output } from './output.ts';
import { Interrupted, PIPE_CLOSED, type Terminal } from './terminal.ts';
import type { FromCommand, ToCommand } from './thread-messages.ts';

const STDIN = 0;
const STDOUT = 1;
const STDERR = 2;

/** To be made once in a thread. */
export function threadTerminal(port: MessagePort, tell: (message: FromCommand) => void): Terminal {
  const abort = new AbortController();
  port.on('message', (message: ToCommand) => {
    tell({ kind: 'heard' });
    if (message.kind === 'interrupt') abort.abort(new Interrupted(message.exitCode, message.message));
  });
  const closed = (): void => {
    abort.abort(new Interrupted(PIPE_CLOSED));
  };
  const errors = outputTo(STDERR);
  return {
    stdout: new Output(outputTo(STDOUT), closed),
    stderr: new Output(errors, () => undefined),
    stdin: standardInput,
    signal: abort.signal,
    progressWidth: () => (errors instanceof WriteStream ? errors.columns || 80 : null),
    limitTime: (seconds) => {
      tell({ kind: 'limit', seconds });
    },
  };
}

/** As Node makes those of a process, which a thread has only by way of the first one. */
function outputTo(fd: number): Writable {
  if (isatty(fd)) return new WriteStream(fd);
  if (isPipe(fd)) return new Socket({ fd, readable: false, writable: true });
  return new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      try {
        for (let at = 0; at < chunk.length;) at += writeSync(fd, chunk, at);
        done();
      } catch (error) {
        done(error as Error);
      }
    },
  });
}

function standardInput(): AsyncIterable<Uint8Array> {
  if (isatty(STDIN)) return new ReadStream(STDIN);
  return isPipe(STDIN)
    ? new Socket({ fd: STDIN, readable: true, writable: false })
    : createReadStream('', { fd: STDIN, autoClose: false });
}

function isPipe(fd: number): boolean {
  try {
    const found = fstatSync(fd);
    return found.isFIFO() || found.isSocket();
  } catch {
    return false;
  }
}
