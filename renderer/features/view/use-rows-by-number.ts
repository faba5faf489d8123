// Where rows stand that the user names by the numbers before them: places in the list, or numbers in the unsorted project.
import { computed } from 'vue';
import { useClient } from '../../engine/app-client.ts';
import { useProject } from '../project/project-store.ts';
import { useSettings } from '../../shell/settings/settings-store.ts';
import { useView } from './view-store.ts';

export function useRowsByNumber() {
  const { engine } = useClient();
  const project = useProject();
  const settings = useSettings();
  const view = useView();
  const last = computed(() =>
    settings.originalNumbers ? (project.info?.rows ?? 0) : (view.current?.rows ?? 0),
  );

  /** Its position in the list that is shown when it is answered, or -1. */
  async function positionOf(number: number): Promise<number> {
    if (!settings.originalNumbers) return number <= last.value ? number - 1 : -1;
    for (let shown = view.current; shown;) {
      const { position } = await engine['view.numbered']({ view: shown.view, number });
      if (shown === view.current) return position;
      shown = view.current;
    }
    return -1;
  }

  return {
    /** The highest number that a row can have. */
    last,
    positionOf,
  };
}
