// Finds out whether an engine turns to what it is told. It ends none.
import { processorTime } from './processor-time.ts';

/** An engine that has not answered after so many milliseconds, of the processor where that is known, hangs. */
const HEARING_MS = 150;
/** After so many of the clock it does in any case. */
const AT_MOST_MS = 3_000;

/** Resolves with true as soon as the engine of a process answers, and with false once it hangs. */
export async function doesHear(pid: number | undefined, answer: Promise<unknown>): Promise<boolean> {
  const heard = answer.then(
    () => true,
    () => true,
  );
  const used = processorTime(pid);
  const since = performance.now();
  for (;;) {
    if (await Promise.race([heard, pause(HEARING_MS / 3)])) return true;
    const passed = performance.now() - since;
    const now = processorTime(pid);
    const ran = used === null || now === null ? passed : now - used;
    if (passed > AT_MOST_MS || (passed >= HEARING_MS && ran >= HEARING_MS)) return false;
  }
}

/** Behind what has come in meanwhile, too: the host may have been busy itself. */
function pause(milliseconds: number): Promise<false> {
  return new Promise((resolve) => {
    setTimeout(() => setImmediate(resolve, false), milliseconds);
  });
}
