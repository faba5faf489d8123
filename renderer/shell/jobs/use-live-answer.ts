// What the engine tells of something that is being edited: asked for after the last key, given up when it is out of date.
// It knows neither the question nor the answer.
import { onScopeDispose, ref, shallowRef, type Ref, type ShallowRef } from 'vue';
import type { ErrorData } from '../../../shared/contract/errors.ts';
import { errorOf } from '../../engine/error-of.ts';
import { useProject } from '../../features/project/project-store.ts';

interface Question {
  /** After the last key. */
  readonly delayMs: number;
  /** Asks and gives what shows the answer, unless that comes too late; null where there is nothing to ask. */
  readonly ask: () => Promise<() => void> | null;
  /** Ends what the engine does for an answer that nobody wants any more. */
  readonly stop: () => Promise<unknown>;
}

export interface LiveAnswer {
  readonly busy: Ref<boolean>;
  readonly error: ShallowRef<ErrorData | null>;
  /** What is asked about has changed. `wanted` false: an answer is of no use any more. */
  readonly changed: (wanted: boolean) => void;
}

/** Ends with the scope. */
export function useLiveAnswer({ delayMs, ask, stop }: Question): LiveAnswer {
  const project = useProject();
  const busy = ref(false);
  const error = shallowRef<ErrorData | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;
  let asked = 0;

  async function run(): Promise<void> {
    const mine = ++turn;
    const answer = ask();
    if (!answer) return;
    asked++;
    try {
      const show = await answer;
      if (mine !== turn) return;
      show();
    } catch (cause) {
      if (mine !== turn) return;
      const failure = errorOf(cause);
      if (failure.code !== 'cancelled') error.value = failure;
    } finally {
      asked--;
    }
    busy.value = false;
  }

  function giveUp(): void {
    clearTimeout(timer);
    // An answer that is on its way is for what is no more.
    turn++;
    if (asked > 0 && project.isOpen) stop().catch(() => undefined);
  }

  function changed(wanted: boolean): void {
    giveUp();
    error.value = null;
    busy.value = wanted;
    if (wanted) timer = setTimeout(() => void run(), delayMs);
  }

  onScopeDispose(giveUp);
  return { busy, error, changed };
}
