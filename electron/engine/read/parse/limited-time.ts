// Ends work that never ends by itself, also a loop of our own or one in a regular expression, as Node ends scripts. What the
// work changed by then is to be thrown away. It ends nothing that runs outside of V8.
import { Script } from 'node:vm';

/** How the script finds the work: it sees nothing but what is global. */
const NAME = 'mapwrightLimitedWork';
let call: Script | null = null;

/** Does the work; false where it took longer than so many milliseconds, and was ended. Throws what the work throws. Infinity: no limit. */
export function inLimitedTime(work: () => void, milliseconds: number): boolean {
  // A thread is started for each that has a limit.
  if (milliseconds === Infinity) {
    work();
    return true;
  }
  call ??= new Script(`${NAME}()`);
  const global = globalThis as { [NAME]?: (() => void) | undefined };
  const outer = global[NAME];
  global[NAME] = work;
  try {
    call.runInThisContext({ timeout: milliseconds });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
      return false;
    throw error;
  } finally {
    global[NAME] = outer;
  }
}
