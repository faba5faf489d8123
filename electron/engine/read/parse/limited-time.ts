// Ends work that never ends by itself, also a loop of our own or one in a regular expression, as Node ends scripts. What the
// work changed by then is to be thrown away. It ends nothing that runs outside of V8.
import { Script } from 'node:vm';
import { smallest } from '../../../../shared/model/large-lists.ts';

/** How the script finds the work: it sees nothing but what is global. */
const NAME = 'mapwrightLimitedWork';
let call: Script | null = null;

interface Waiting {
  readonly work: () => void;
  readonly milliseconds: number;
  readonly resolve: (ended: boolean) => void;
  readonly reject: (reason: unknown) => void;
}

/** A thread is started for each limit, which takes longer than a small file: all that is asked for in a turn shares one. */
let waiting: Waiting[] = [];

/** Does the work soon; false where it took longer than so many milliseconds, and was ended. Rejects with what the work throws. Infinity: no limit. */
export function inLimitedTime(work: () => void, milliseconds: number): Promise<boolean> {
  if (milliseconds === Infinity) {
    return Promise.resolve()
      .then(work)
      .then(() => true);
  }
  return new Promise((resolve, reject) => {
    if (waiting.push({ work, milliseconds, resolve, reject }) === 1) setImmediate(doAll);
  });
}

function doAll(): void {
  const all = waiting;
  waiting = [];
  const milliseconds = smallest(all.map((one) => one.milliseconds));
  let next = 0;
  const doSome = (): void => {
    // So that the last of them has nearly all of the time as well.
    const until = performance.now() + milliseconds / 10;
    for (; next < all.length && performance.now() < until; next++) doOne(all[next]);
  };
  while (next < all.length) if (!within(milliseconds, doSome)) all[next++]?.resolve(false);
}

function doOne(one: Waiting | undefined): void {
  try {
    one?.work();
    one?.resolve(true);
  } catch (error) {
    one?.reject(error);
  }
}

function within(milliseconds: number, work: () => void): boolean {
  call ??= new Script(`${NAME}()`);
  const global = globalThis as { [NAME]?: (() => void) | undefined };
  global[NAME] = work;
  try {
    call.runInThisContext({ timeout: milliseconds });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
      return false;
    throw error;
  } finally {
    global[NAME] = undefined;
  }
}
