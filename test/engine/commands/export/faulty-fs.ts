// A file system that stops or fails at its nth operation, for exports that are killed or meet a full disk.
// Use: vi.mock('node:fs/promises', …) and vi.mock('node:fs', …) with faulty() round the real modules.

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

/**
 * Files that a stopped export left open, as a killed process would not. What of it was under way when it was stopped goes
 * on once all operations run again, and may open more, to wait for what has stopped.
 */
const handles = new Set<{ close: () => Promise<void> }>();

/** From now on every operation runs. */
export async function healthy(): Promise<void> {
  state.mode = 'off';
  await Promise.all(Array.from(handles, (handle) => handle.close()));
  handles.clear();
}

/**
 * The nth operation from now, and all after it, never end: what a kill leaves. `after`: the nth itself still happens.
 * Resolves once it is reached.
 */
export function stopAt(n: number, after = false): Promise<void> {
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
    return [name, plain ? (value as unknown) : counted(value as Operation, name.endsWith('Sync'))];
  });
  return Object.fromEntries(entries) as T;
}

function counted(operation: Operation, sync: boolean): Operation {
  return (...args) => {
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
      if (sync) {
        if (happens) operation(...args);
        settleStop();
        throw new Error('stopped');
      }
      if (happens) void tracked(operation(...args)).catch(() => undefined);
      settleStop();
      return new Promise(() => undefined);
    }
    return sync ? operation(...args) : tracked(operation(...args));
  };
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
