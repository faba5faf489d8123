// A utility process as Electron's documentation has it: it has its pid once it was spawned, and ends after it was told to.
import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import type * as Electron from 'electron';
import { vi } from 'vitest';
import type { UtilityEvents } from './electron-events.ts';

interface Posted {
  readonly id: number;
  readonly name: string;
  readonly params: unknown;
}

export class FakeUtilityProcess
  extends EventEmitter<UtilityEvents>
  implements Pick<Electron.UtilityProcess, 'pid' | 'kill' | 'postMessage' | 'stderr' | 'stdout'>
{
  pid: number | undefined;
  readonly stdout: NodeJS.ReadableStream | null;
  stderr: PassThrough | null;
  /** Requests. */
  readonly posted: Posted[] = [];
  /** All other messages. */
  readonly told: unknown[] = [];

  constructor(options?: Electron.ForkOptions) {
    super();
    this.stdout = piped(options?.stdio, 1);
    this.stderr = piped(options?.stdio, 2);
    setImmediate(() => {
      this.pid = 4242;
      this.emit('spawn');
    });
  }

  /** Throws what can't be cloned, as structured clone does. */
  readonly postMessage = (message: object): void => {
    const cloned = structuredClone(message);
    if ('name' in cloned) this.posted.push(cloned as Posted);
    else this.told.push(cloned);
  };

  readonly kill = vi.fn<Electron.UtilityProcess['kill']>(() => {
    setImmediate(() => {
      this.end(15);
    });
    return true;
  });

  /** It ends: after the event it has no pid and no pipes. */
  end(code: number): void {
    this.emit('exit', code);
    this.pid = undefined;
    this.stderr = null;
  }

  /** It answers the latest request of that name. */
  answer(name: string, result: unknown): void {
    const { id } = this.posted.findLast((posted) => posted.name === name)!;
    this.emit('message', structuredClone({ id, ok: true, result }));
  }
}

function piped(stdio: Electron.ForkOptions['stdio'], index: number): PassThrough | null {
  const mode = typeof stdio === 'string' ? stdio : stdio?.[index];
  if (Array.isArray(stdio) && stdio[0] !== 'ignore')
    throw new Error('stdin of a utility process can only be ignored.');
  return mode === 'pipe' ? new PassThrough() : null;
}
