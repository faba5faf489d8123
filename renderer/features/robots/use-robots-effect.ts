// What the edited robots.txt would change in the verdicts of rows, kept up to date while the user types.
import { shallowRef, watch, type Ref, type ShallowRef } from 'vue';
import type { ErrorData } from '../../../shared/contract/errors.ts';
import type { RobotsPreview } from '../../../shared/model/robots.ts';
import { useClient } from '../../engine/app-client.ts';
import { useProject } from '../project/project-store.ts';
import { useRobots } from './robots-store.ts';
import { useLiveAnswer } from '../../shell/jobs/use-live-answer.ts';

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

  function ask(): Promise<() => void> | null {
    const origin = robots.saved?.origin;
    if (origin === undefined || !robots.savable) return null;
    return engine['robots.preview']({ origin, text: robots.text }).then((answer) => () => {
      preview.value = answer;
    });
  }

  const stop = (): Promise<unknown> => engine['robots.stopPreview']({});
  const { busy, error, changed } = useLiveAnswer({ delayMs: DELAY_MS, ask, stop });
  watch(
    () => [robots.text, robots.saved, robots.savable, robots.agents, project.info?.revision] as const,
    () => {
      changed(robots.savable);
      if (!robots.savable) preview.value = null;
    },
    { immediate: true },
  );

  return { preview, busy, error };
}
