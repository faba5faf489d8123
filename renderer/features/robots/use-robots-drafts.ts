// Gives the project what is typed in the robots.txt and not saved, shortly after each key, so that neither closing nor a
// crash loses it. It shows nothing.
import { onScopeDispose, watch } from 'vue';
import type { RobotsDraft } from '../../../shared/model/robots.ts';
import { useClient } from '../../engine/app-client.ts';

/** After the last key. */
const DELAY_MS = 300;

/** What is shown: the text that is not saved, or null where it is. */
export interface ShownDraft {
  readonly origin: string;
  readonly draft: RobotsDraft | null;
}

export interface RobotsDrafts {
  /** Keeps what is waiting to be kept. */
  keepNow(): Promise<void>;
  /** Forgets the text of an origin. */
  forget(origin: string): Promise<void>;
}

/** Looks at what `shown` gives, whenever that changes. */
export function useRobotsDrafts(shown: () => ShownDraft | null): RobotsDrafts {
  const { engine } = useClient();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: ShownDraft | null = null;
  /** The last that the project was given, to spare it what it has. */
  let kept: ShownDraft | null = null;

  async function keepNow(): Promise<void> {
    clearTimeout(timer);
    const one = waiting;
    waiting = null;
    if (!one || isSame(one, kept)) return;
    kept = one;
    // Without a project there is nothing to keep it in; what is typed stays in the window.
    await engine['robots.keepDraft'](one).catch(() => undefined);
  }

  async function forget(origin: string): Promise<void> {
    clearTimeout(timer);
    waiting = null;
    kept = null;
    await engine['robots.keepDraft']({ origin, draft: null });
  }

  watch(shown, (one) => {
    clearTimeout(timer);
    waiting = one;
    if (!one) {
      // Another project may come, which was given nothing yet.
      kept = null;
      return;
    }
    timer = setTimeout(() => void keepNow(), DELAY_MS);
  });
  onScopeDispose(() => void keepNow());

  return { keepNow, forget };
}

function isSame(a: ShownDraft, b: ShownDraft | null): boolean {
  return (
    a.origin === b?.origin &&
    a.draft?.text === b.draft?.text &&
    a.draft?.byteOrderMark === b.draft?.byteOrderMark
  );
}
