// The list of sections while it is edited, and how it is kept. The engine sorts the rows.
import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import type { ErrorData } from '../../../shared/contract/errors.ts';
import type { RequestParams } from '../../../shared/contract/requests/requests.ts';
import { freeSectionName, type Section } from '../../../shared/model/section.ts';
import type { Condition } from '../../../shared/model/rows/view-query.ts';
import { useClient } from '../../engine/app-client.ts';
import { errorOf } from '../../engine/error-of.ts';
import { mutable } from '../../engine/mutable.ts';
import { useProject } from '../project/project-store.ts';

/** A section in the list; `key` tells apart what has no id yet. */
export interface SectionDraft extends Section {
  readonly key: number;
}

export const useSections = defineStore('sections', () => {
  const { engine } = useClient();
  const project = useProject();
  const drafts = shallowRef<readonly SectionDraft[]>([]);
  const saving = ref(false);
  const suggesting = ref(false);
  /** The keys of what the last suggestion added: sections that the list did not have. */
  const suggested = shallowRef<readonly number[] | null>(null);
  const error = shallowRef<ErrorData | null>(null);
  let keys = 0;

  const listed = computed({
    get: () => drafts.value.map(({ id, name, conditions }): Section => ({ id, name, conditions })),
    set: (sections: readonly Section[]) => {
      drafts.value = sections.map(draftOf);
    },
  });

  /** Starts over from what the project has. */
  function reset(): void {
    listed.value = project.info?.sections ?? [];
    suggested.value = null;
    error.value = null;
  }

  function draftOf(section: Section): SectionDraft {
    return { ...section, key: ++keys };
  }

  function change(key: number, part: Partial<Pick<Section, 'name' | 'conditions'>>): void {
    drafts.value = drafts.value.map((draft) => (draft.key === key ? { ...draft, ...part } : draft));
  }

  function remove(key: number): void {
    drafts.value = drafts.value.filter((draft) => draft.key !== key);
  }

  /** Puts a section at another place of the list. */
  function move(key: number, to: number): void {
    const moved = drafts.value.find((draft) => draft.key === key);
    if (!moved) return;
    const others = drafts.value.filter((draft) => draft !== moved);
    drafts.value = [...others.slice(0, to), moved, ...others.slice(to)];
  }

  /** Adds a section with a name that is free, and gives its key. */
  function add(wish: string, conditions: readonly Condition[]): number {
    const names = drafts.value.map(({ name }) => name);
    const draft = draftOf({ id: 0, name: freeSectionName(wish, names), conditions });
    drafts.value = [...drafts.value, draft];
    return draft.key;
  }

  /** Adds what the addresses suggest and the list does not have yet. */
  async function suggest(by: RequestParams<'section.suggest'>['by']): Promise<void> {
    suggesting.value = true;
    suggested.value = null;
    error.value = null;
    try {
      const known = new Set(drafts.value.map(({ conditions }) => JSON.stringify(conditions)));
      const found = await engine['section.suggest']({ by });
      suggested.value = found
        .filter(({ conditions }) => !known.has(JSON.stringify(conditions)))
        .map(({ name, conditions }) => add(name, conditions));
    } catch (cause) {
      error.value = errorOf(cause);
    } finally {
      suggesting.value = false;
    }
  }

  /** True where the list was kept and the rows are sorted by it; else `error` says why not. */
  async function save(): Promise<boolean> {
    saving.value = true;
    error.value = null;
    try {
      await engine['section.define'](mutable({ sections: listed.value }));
      await project.refresh();
      return true;
    } catch (cause) {
      const failure = errorOf(cause);
      if (failure.code !== 'cancelled') error.value = failure;
      return false;
    } finally {
      saving.value = false;
    }
  }

  return {
    drafts,
    listed,
    saving,
    suggesting,
    suggested,
    error,
    reset,
    change,
    remove,
    move,
    add,
    suggest,
    save,
  };
});
