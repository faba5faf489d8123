// What the next export would write, and what changed since the last one. Both take as long as an export's plan, so they follow after everything else.
import { defineStore } from 'pinia';
import { ref, shallowRef, watch, type Ref, type ShallowRef } from 'vue';
import type { ErrorData } from '../../../shared/contract/errors.ts';
import type { ExportDifference, SetFiles } from '../../../shared/model/overview.ts';
import { useClient } from '../../engine/app-client.ts';
import { errorOf } from '../../engine/error-of.ts';
import { usePages } from '../../shell/frame/pages-store.ts';
import { onOtherFile } from '../project/on-other-project.ts';
import { useProject } from '../project/project-store.ts';
import { useOverview } from './overview-store.ts';

/** An answer that is shown until there is a later one; `value` is undefined before the first, null before the first export. */
interface Answer<T> {
  readonly value: Readonly<ShallowRef<T | null | undefined>>;
  readonly error: Readonly<ShallowRef<ErrorData | null>>;
  readonly asking: Readonly<Ref<boolean>>;
  readonly ask: () => Promise<void>;
  readonly forget: () => void;
}

function answer<T>(request: () => Promise<T | null>): Answer<T> {
  const value = shallowRef<T | null | undefined>(undefined);
  const error = shallowRef<ErrorData | null>(null);
  const asking = ref(false);
  let turn = 0;
  async function ask(): Promise<void> {
    const mine = ++turn;
    asking.value = true;
    try {
      const answered = await request();
      if (mine !== turn) return;
      value.value = answered;
      error.value = null;
    } catch (cause) {
      const failure = errorOf(cause);
      if (mine === turn && failure.code !== 'cancelled') error.value = failure;
    } finally {
      if (mine === turn) asking.value = false;
    }
  }
  function forget(): void {
    turn++;
    value.value = undefined;
    error.value = null;
    asking.value = false;
  }
  return { value, error, asking, ask, forget };
}

export const useSet = defineStore('overviewSet', () => {
  const { engine } = useClient();
  const overview = useOverview();
  const pages = usePages();
  const project = useProject();
  let run = Date.now();
  let seen = '';
  let asking = false;
  let again = false;

  const files = answer<SetFiles>(() => engine['overview.files']({}));
  const since = answer<ExportDifference>(() => engine['overview.since']({ run: ++run }));

  /** One after the other, as both read all rows; what changes meanwhile is asked about once more. */
  async function ask(): Promise<void> {
    again = true;
    if (asking) return;
    asking = true;
    while (again) {
      again = false;
      await files.ask();
      await since.ask();
    }
    asking = false;
  }

  watch(
    [
      () => overview.shown?.figures.revision,
      () => project.info?.exports.last?.run.at,
      () => pages.current === 'overview',
    ],
    ([revision, at, isSeen]) => {
      const state = JSON.stringify([revision, at]);
      if (revision === undefined || !isSeen || state === seen) return;
      seen = state;
      void ask();
    },
    { immediate: true },
  );
  onOtherFile(() => {
    seen = '';
    files.forget();
    since.forget();
  });

  return {
    files: files.value,
    filesError: files.error,
    askFiles: files.ask,
    since: since.value,
    sinceError: since.error,
    sinceAsking: since.asking,
    askSince: since.ask,
  };
});
