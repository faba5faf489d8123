// How many rows the sections of the list would have, kept up to date while it is edited.
import { computed, ref, shallowRef, watch, type ComputedRef, type Ref, type ShallowRef } from 'vue';
import type { ErrorData } from '../../../shared/contract/errors.ts';
import type { SectionSizes } from '../../../shared/model/section.ts';
import { useClient } from '../../engine/app-client.ts';
import { mutable } from '../../engine/mutable.ts';
import { useProject } from '../project/project-store.ts';
import { useSections } from './sections-store.ts';
import { conditionProblem } from './text-conditions.ts';
import { useLiveAnswer } from '../../shell/jobs/use-live-answer.ts';

/** After the last key. */
const DELAY_MS = 250;

export interface LiveSizes {
  /** By the key of the section; what is being counted anew, or can't be now, keeps its last number. */
  readonly rows: ShallowRef<ReadonlyMap<number, number>>;
  /** Rows that are in none. */
  readonly rest: Ref<number | null>;
  /** They are of the conditions as these are now. */
  readonly current: ComputedRef<boolean>;
  /** Why they can't be counted. */
  readonly error: ShallowRef<ErrorData | null>;
}

export function useSectionSizes(): LiveSizes {
  const { engine } = useClient();
  const sections = useSections();
  const project = useProject();
  const rows = shallowRef<ReadonlyMap<number, number>>(new Map());
  const rest = ref<number | null>(null);

  async function ask(): Promise<() => void> {
    const drafts = sections.drafts;
    const list = drafts.map(({ id, name, conditions }) => ({ id, name, conditions }));
    const sizes: SectionSizes = await engine['section.preview'](mutable({ sections: list }));
    return () => {
      rows.value = new Map(drafts.map(({ key }, at) => [key, sizes.rows[at] ?? 0]));
      rest.value = sizes.rest;
    };
  }

  const askable = computed(() =>
    sections.drafts.every(({ conditions }) => conditions.every((one) => conditionProblem(one) === null)),
  );
  const stop = (): Promise<unknown> => engine['section.stopPreview']({});
  const { busy, error, changed } = useLiveAnswer({ delayMs: DELAY_MS, ask, stop });
  watch(
    // Names decide nothing.
    () =>
      JSON.stringify([
        project.info?.revision,
        sections.drafts.map(({ key, conditions }) => [key, conditions]),
      ]),
    () => {
      changed(askable.value);
    },
    { immediate: true },
  );

  const current = computed(() => askable.value && !busy.value && error.value === null);
  return { rows, rest, current, error };
}
