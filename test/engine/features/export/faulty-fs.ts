// A file system that stops or fails at its nth operation, for exports that are killed or meet a full disk.
// Use: vi.mock('node:fs/promises', …) and vi.mock('node:fs', …) with faulty() round the real modules.
import { AsyncLocalStorage } from 'node:async_hooks';
import { closeSync } from 'node:fs';

type Mode = 'off' | 'stop' | 'fail';
type Operation = (...args: never[]) => unknown;

/** Operations that neither write nor read files, or that tests need. */
const UNCOUNTED: readonly string[] = ['constants', 'promises', 'watch', 'existsSync'];

const state = {
  mode: 'off' as Mode,
  at: 0,
  /** The operation itself still happens. */
  after: false,
  code: 'EIO',
  count: 0,
  running: 0,
  onStop: (): void => undefined,
};

/** What a function of node:fs tells its last argument. */
type Done = (error: unknown, ...answer: unknown[]) => void;

/** What operations belong to. A process that was killed does nothing more, also once others are healthy. */
const runs = new AsyncLocalStorage<{ isKilled: boolean } | null>();

/** Files that a stopped export left open, as a killed process would not. */
const handles = new Set<{ close: () => Promise<void> }>();

/**
 * The same by their numbers, each of which is given once: what was about to use a file that was closed meanwhile must not
 * meet another that the system gave its number.
 */
const numbers = new Map<number, number>();

const FIRST_NUMBER = 1_000_000;

let nextNumber = FIRST_NUMBER;

/** From now on every operation runs, but for those of what was stopped. */
export async function healthy(): Promise<void> {
  runs.enterWith(null);
  state.mode = 'off';
  await Promise.all(Array.from(handles, (handle) => handle.close()));
  handles.clear();
  for (const fd of numbers.values()) closeSync(fd);
  numbers.clear();
}

/**
 * The nth operation of what the caller begins now, and all after it, never end: what a kill leaves. `after`: the nth itself
 * still happens. Resolves once it is reached.
 */
export function stopAt(n: number, after = false): Promise<void> {
  runs.enterWith({ isKilled: false });
  Object.assign(state, { mode: 'stop', at: n, after, count: 0 });
  return new Promise((resolve) => {
    state.onStop = resolve;
  });
}

/** The nth operation from now fails once with this code. */
export function failAt(n: number, code: string): void {
  Object.assign(state, { mode: 'fail', at: n, count: 0, code });
}

/** Operations since stopAt or failAt. */
export function operations(): number {
  return state.count;
}

/** The functions of an fs module, each behind the counter; opened files too. */
export function faulty<T extends object>(real: T): T {
  const entries = Object.entries(real).map(([name, value]) => {
    const plain = typeof value !== 'function' || UNCOUNTED.includes(name) || /^[A-Z]/.test(name);
    if (plain) return [name, value as unknown];
    const operation = numbered(name, value as Operation);
    const isSync = name.endsWith('Sync');
    // Others than those of node:fs/promises tell their last argument what becomes of them.
    return [name, isSync || !('openSync' in real) ? counted(operation, isSync) : told(operation)];
  });
  return Object.fromEntries(entries) as T;
}

/** Gives files their numbers, and finds them by these. */
function numbered(name: string, operation: Operation): Operation {
  // What is open for longer than a run is none of its files.
  if (name === 'openSync')
    return (...args) => {
      const fd = operation(...args) as number;
      return runs.getStore() ? numberOf(fd) : fd;
    };
  return (...args) => {
    const number: unknown = args[0];
    if (typeof number !== 'number' || number < FIRST_NUMBER) return operation(...args);
    const fd = numbers.get(number) ?? CLOSED;
    if (name === 'close' || name === 'closeSync') numbers.delete(number);
    return operation(fd as never, ...args.slice(1));
  };
}

/** No file has this number: the system says so. */
const CLOSED = 2 ** 31 - 1;

function numberOf(fd: number): number {
  numbers.set(++nextNumber, fd);
  return nextNumber;
}

function doneOf(args: readonly unknown[]): Done | null {
  const last = args.at(-1);
  return typeof last === 'function' ? (last as Done) : null;
}

/** The same of a function that tells its last argument what becomes of it. */
function told(operation: Operation): Operation {
  return (...args) => {
    const done = doneOf(args);
    if (!done) return operation(...args);
    const answer = counted((...given) => answerOf(operation, given), false)(...args.slice(0, -1));
    (answer as Promise<unknown[]>).then(
      (values) => {
        done(null, ...values);
      },
      (error: unknown) => {
        done(error);
      },
    );
    return undefined;
  };
}

function answerOf(operation: Operation, args: readonly never[]): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    const done: Done = (error, ...answer) => {
      if (error instanceof Error) reject(error);
      else resolve(answer);
    };
    operation(...args, done as never);
  });
}

function counted(operation: Operation, sync: boolean): Operation {
  return (...args) => {
    const run = runs.getStore();
    if (run?.isKilled) return nothing(sync);
    if (state.mode === 'off') {
      const result = operation(...args);
      return result instanceof Promise ? tracked(result) : result;
    }
    state.count++;
    if (state.mode === 'fail' && state.count === state.at) {
      const error = Object.assign(new Error(`${state.code}: injected`), { code: state.code });
      if (sync) throw error;
      return Promise.reject(error);
    }
    if (state.mode === 'stop' && state.count >= state.at) {
      const happens = state.after && state.count === state.at;
      if (happens && sync) operation(...args);
      else if (happens) void tracked(operation(...args)).catch(() => undefined);
      if (run) run.isKilled = true;
      settleStop();
      return nothing(sync);
    }
    return sync ? operation(...args) : tracked(operation(...args));
  };
}

/** What is left of an operation of a killed process; nobody can be kept waiting for a synchronous one. */
function nothing(sync: boolean): Promise<never> {
  if (sync) throw new Error('stopped');
  return new Promise(() => undefined);
}

async function tracked(result: unknown): Promise<unknown> {
  state.running++;
  try {
    const value = await result;
    if (typeof value !== 'object' || value === null || !('writeFile' in value)) return value;
    const handle = value as {
      writeFile: Operation;
      writev: Operation;
      sync: Operation;
      read: Operation;
      readFile: Operation;
      stat: Operation;
      close: () => Promise<void>;
    };
    handles.add(handle);
    return {
      writeFile: counted(handle.writeFile.bind(handle), false),
      writev: counted(handle.writev.bind(handle), false),
      sync: counted(handle.sync.bind(handle), false),
      read: counted(handle.read.bind(handle), false),
      readFile: counted(handle.readFile.bind(handle), false),
      stat: counted(handle.stat.bind(handle), false),
      close: () => {
        handles.delete(handle);
        return handle.close();
      },
    };
  } finally {
    state.running--;
    if (state.mode === 'stop' && state.count >= state.at) settleStop();
  }
}

/** A kill is complete when the operations that were under way have ended. */
function settleStop(): void {
  if (state.running === 0) state.onStop();
}
