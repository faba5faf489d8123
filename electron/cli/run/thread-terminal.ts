// The terminal of a command that runs in a thread: it writes to the outputs of the process itself, and hears of signals from
// the first thread.
import { createReadStream, fstatSync, writeSync } from 'node:fs';
import type net from 'node:net';
import type tty from 'node:tty';
import process from 'node:process';
import { Writable, type Readable } from 'node:stream';
import type { MessagePort } from 'node:worker_threads';
import { hearOfPlaces } from '../../files/temporary-places.ts';
import { Output } from '../output/output.ts';
import { Interrupted, PIPE_CLOSED, type Terminal } from '../output/terminal.ts';
import type { FromCommand, ToCommand } from './command-messages.ts';

const STDIN = 0;
const STDOUT = 1;
const STDERR = 2;

/** To be made once in a thread. */
export function threadTerminal(port: MessagePort, tell: (message: FromCommand) => void): Terminal {
  const abort = new AbortController();
  hearOfPlaces((place) => {
    tell({ kind: 'place', ...place });
  });
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
    stdin: () => until(abort.signal, standardInput()),
    signal: abort.signal,
    progressWidth: () => ('isTTY' in errors && 'columns' in errors ? Number(errors.columns) || 80 : null),
    canAsk: () => 'isTTY' in errors && kindOf(STDIN) === 'terminal',
    limitTime: (seconds) => {
      tell({ kind: 'limit', seconds });
    },
  };
}

/** As Node makes those of a process, which a thread has only by way of the first one. What that takes is loaded for it alone. */
function outputTo(fd: number): Writable {
  const kind = kindOf(fd);
  if (kind === 'terminal') return new (loadTty().WriteStream)(fd);
  if (kind === 'pipe') return new (loadNet().Socket)({ fd, readable: false, writable: true });
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

function standardInput(): Readable {
  const kind = kindOf(STDIN);
  if (kind === 'terminal') return new (loadTty().ReadStream)(STDIN);
  return kind === 'pipe'
    ? new (loadNet().Socket)({ fd: STDIN, readable: true, writable: false })
    : createReadStream('', { fd: STDIN, autoClose: false });
}

/** Who waits for the next chunk waits no longer than the command runs, and hears why it ends. */
function until(signal: AbortSignal, input: Readable): Readable {
  const end = (): void => {
    input.destroy(signal.reason as Error);
  };
  if (signal.aborted) end();
  else signal.addEventListener('abort', end, { once: true });
  return input;
}

function kindOf(fd: number): 'terminal' | 'pipe' | 'file' {
  try {
    const found = fstatSync(fd);
    if (found.isFIFO() || found.isSocket()) return 'pipe';
    return found.isCharacterDevice() && loadTty().isatty(fd) ? 'terminal' : 'file';
  } catch {
    return 'file';
  }
}

function loadNet(): typeof net {
  return process.getBuiltinModule('node:net');
}

function loadTty(): typeof tty {
  return process.getBuiltinModule('node:tty');
}
