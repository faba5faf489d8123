// What the edited robots.txt would change in the verdicts of rows, kept up to date while the user types.
import { onScopeDispose, ref, shallowRef, watch, type Ref, type ShallowRef } from 'vue';
import type { ErrorData } from '../../shared/contract/errors.ts';
import type { RobotsPreview } from '../../shared/model/robots.ts';
import { useClient } from '../engine/app-client.ts';
import { errorOf } from '../engine/error-of.ts';
import { useProject } from '../stores/project.ts';
import { useRobots } from '../stores/robots.ts';

/** After the last key. */
const DELAY_MS = 200;

export interface RobotsEffect {
  /** The last answer, which stays while the next is awaited; null where nothing is edited. */
  readonly preview: ShallowRef<RobotsPreview | null>;
  readonly busy: Ref<boolean>;
  readonly error: ShallowRef<ErrorData | null>;
}

export function useRobotsEffect(): RobotsEffect {
  const { engine } = useClient();
  const robots = useRobots();
  const project = useProject();
  const preview = shallowRef<RobotsPreview | null>(null);
  const busy = ref(false);
  const error = shallowRef<ErrorData | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;
  let asked = 0;

  async function ask(): Promise<void> {
    const mine = ++turn;
    const origin = robots.saved?.origin;
    if (origin === undefined || !robots.dirty) return;
    asked++;
    try {
      const answer = await engine['robots.preview']({ origin, text: robots.text });
      if (mine !== turn) return;
      preview.value = answer;
      error.value = null;
    } catch (cause) {
      if (mine !== turn) return;
      const failure = errorOf(cause);
      if (failure.code !== 'cancelled') error.value = failure;
    } finally {
      asked--;
    }
    busy.value = false;
  }

  function stop(): void {
    clearTimeout(timer);
    // An answer that is on its way is for a text that is no more.
    turn++;
    if (asked > 0 && project.isOpen) engine['robots.stopPreview']({}).catch(() => undefined);
  }

  watch(
    () => [robots.text, robots.saved, robots.dirty, robots.agents, project.info?.revision] as const,
    () => {
      stop();
      busy.value = robots.dirty;
      error.value = null;
      if (robots.dirty) timer = setTimeout(() => void ask(), DELAY_MS);
      else preview.value = null;
    },
    { immediate: true },
  );
  onScopeDispose(stop);

  return { preview, busy, error };
}
