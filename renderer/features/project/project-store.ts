// The open project as a whole: opening, saving under a name, closing, its summary. Rows belong to the view store.
import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import type { RequestParams } from '../../../shared/contract/requests/requests.ts';
import type { ProjectInfo } from '../../../shared/model/project.ts';
import { useClient } from '../../engine/app-client.ts';
import { withSameParts } from '../../engine/with-same-parts.ts';

export const useProject = defineStore('project', () => {
  const { engine } = useClient();
  const info = shallowRef<ProjectInfo | null>(null);
  /** The project that this window had open until the engine had it no more; null where the user left it. */
  const lost = shallowRef<ProjectInfo | null>(null);
  const busy = ref(false);
  /** The path that the open project was saved under, which is the same project still; null where it was opened. */
  const savedAs = ref<string | null>(null);
  let refreshing: Promise<void> | null = null;
  let again = false;
  let turn: Promise<void> | null = null;

  /** Counts the projects that were discarded. */
  const discarded = ref(0);

  const isOpen = computed(() => info.value !== null);
  /** Open for reading alone. */
  const isReadOnly = computed(() => (info.value?.readOnly ?? null) !== null);
  const problemRows = computed(() => info.value?.problems.reduce((most, { rows }) => most + rows, 0) ?? 0);

  async function replaceBy(asked: Promise<ProjectInfo>, saved = false): Promise<ProjectInfo> {
    busy.value = true;
    try {
      const answer = await asked;
      savedAs.value = saved ? answer.path : null;
      info.value = answer;
      lost.value = null;
      return info.value;
    } finally {
      busy.value = false;
    }
  }

  function create(path: string, untitled: boolean): Promise<ProjectInfo> {
    return replaceBy(engine['project.create']({ path, untitled }));
  }

  /** The project that was open stays open where this one can't be opened. */
  function open(path: string): Promise<ProjectInfo> {
    return replaceBy(engine['project.open']({ path, readable: true }));
  }

  function saveAs(path: string): Promise<ProjectInfo> {
    return replaceBy(engine['project.saveAs']({ path }), true);
  }

  /** Another project's backup takes its own place and is open then. */
  function restore(path: string, backup: string): Promise<ProjectInfo> {
    return replaceBy(engine['project.restore']({ path, backup }));
  }

  function setSettings(settings: RequestParams<'project.setSettings'>): Promise<ProjectInfo> {
    return replaceBy(engine['project.setSettings'](settings));
  }

  async function close(): Promise<void> {
    await engine['project.close']({});
    info.value = null;
    lost.value = null;
  }

  /**
   * Ways to another project, one at a time, with all that they ask the user. What comes meanwhile waits; of what is `once`,
   * as the second half of a double click, nothing comes at all. `work` does not reject.
   */
  function inTurn(work: () => Promise<unknown>, { once }: { readonly once: boolean }): Promise<void> {
    if (turn && once) return Promise.resolve();
    const mine = (turn ?? Promise.resolve()).then(async () => {
      await work();
      if (turn === mine) turn = null;
    });
    return (turn = mine);
  }

  /** Asks for the summary anew. Calls during one that is under way lead to one more, not to many. */
  function refresh(): Promise<void> {
    if (refreshing) {
      again = true;
      return refreshing;
    }
    refreshing = readUntilCurrent().finally(() => {
      refreshing = null;
    });
    return refreshing;
  }

  async function readUntilCurrent(): Promise<void> {
    do {
      again = false;
      const now = await engine['project.info']({});
      info.value = withSameParts(info.value, now);
      // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- refresh() sets it during the await
    } while (again);
  }

  /** Takes the project that the engine still has open, if any; for a window that was loaded anew. */
  async function adopt(): Promise<boolean> {
    try {
      const found = await engine['project.info']({});
      // What another window opened need not be what was saved here.
      savedAs.value = null;
      info.value = found;
      lost.value = null;
      return true;
    } catch {
      return false;
    }
  }

  /** The engine has no project any more. */
  function forget(): void {
    lost.value = info.value ?? lost.value;
    info.value = null;
  }

  return {
    info,
    lost,
    discarded,
    busy,
    savedAs,
    isOpen,
    isReadOnly,
    problemRows,
    create,
    open,
    saveAs,
    restore,
    setSettings,
    close,
    inTurn,
    refresh,
    adopt,
    forget,
  };
});
