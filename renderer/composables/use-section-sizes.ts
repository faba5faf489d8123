// How many rows the sections of the list would have, kept up to date while it is edited.
import { onScopeDispose, ref, shallowRef, watch, type Ref, type ShallowRef } from 'vue';
import type { ErrorData } from '../../shared/contract/errors.ts';
import type { SectionSizes } from '../../shared/model/section.ts';
import { useClient } from '../engine/app-client.ts';
import { errorOf } from '../engine/error-of.ts';
import { mutable } from '../engine/mutable.ts';
import { useProject } from '../stores/project.ts';
import { useSections } from '../stores/sections.ts';

/** After the last key. */
const DELAY_MS = 250;

export interface LiveSizes {
  /** By the key of the section; what is being counted anew keeps its last number. */
  readonly rows: ShallowRef<ReadonlyMap<number, number>>;
  /** Rows that are in none. */
  readonly rest: Ref<number | null>;
  readonly busy: Ref<boolean>;
  /** Why they can't be counted, such as a pattern that is none. */
  readonly error: ShallowRef<ErrorData | null>;
}

export function useSectionSizes(): LiveSizes {
  const { engine } = useClient();
  const sections = useSections();
  const project = useProject();
  const rows = shallowRef<ReadonlyMap<number, number>>(new Map());
  const rest = ref<number | null>(null);
  const busy = ref(false);
  const error = shallowRef<ErrorData | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;
  let asked = 0;

  async function ask(): Promise<void> {
    const mine = ++turn;
    const drafts = sections.drafts;
    const list = drafts.map(({ id, name, conditions }) => ({ id, name, conditions }));
    asked++;
    try {
      const sizes: SectionSizes = await engine['section.preview'](mutable({ sections: list }));
      if (mine !== turn) return;
      rows.value = new Map(drafts.map(({ key }, at) => [key, sizes.rows[at] ?? 0]));
      rest.value = sizes.rest;
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
    // An answer that is on its way is for a list that is no more.
    turn++;
    if (asked > 0 && project.isOpen) engine['section.stopPreview']({}).catch(() => undefined);
  }

  watch(
    // Names decide nothing.
    () =>
      JSON.stringify([
        project.info?.revision,
        sections.drafts.map(({ key, conditions }) => [key, conditions]),
      ]),
    () => {
      stop();
      error.value = null;
      busy.value = true;
      timer = setTimeout(() => void ask(), DELAY_MS);
    },
    { immediate: true },
  );
  onScopeDispose(stop);

  return { rows, rest, busy, error };
}
