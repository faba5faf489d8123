// The robots.txt files of the project: which is shown, its text as the user edits it, saving. The engine judges rows.
import { defineStore } from 'pinia';
import { computed, ref, shallowRef, watch } from 'vue';
import type { ErrorData } from '../../../shared/contract/errors.ts';
import type { RobotsContent, RobotsFile, RobotsList } from '../../../shared/model/robots.ts';
import { useClient } from '../../engine/app-client.ts';
import { errorOf } from '../../engine/error-of.ts';
import { mutable } from '../../engine/mutable.ts';
import { useRobotsDrafts } from './use-robots-drafts.ts';
import { useNotices } from '../../shell/notices/notices-store.ts';
import { useProject } from '../project/project-store.ts';

/** What a new robots.txt begins with: all may read everything. */
const EMPTY = 'User-agent: *\nDisallow:\n';

export const useRobots = defineStore('robots', () => {
  const { engine } = useClient();
  const notices = useNotices();
  const project = useProject();
  const list = shallowRef<RobotsList | null>(null);
  const saved = shallowRef<RobotsContent | null>(null);
  const text = ref('');
  const byteOrderMark = ref(false);
  /** The saved text is no longer the one that the user's text was made from. */
  const stale = ref(false);
  const error = shallowRef<ErrorData | null>(null);
  const busy = ref(false);
  /** Where the user should look, and a number that counts up with each wish. */
  const wanted = shallowRef<{ readonly line: number; readonly turn: number } | null>(null);

  const files = computed(() => list.value?.files ?? []);
  const agents = computed(() => list.value?.agents ?? []);
  const file = computed<RobotsFile | null>(
    () => files.value.find(({ origin }) => origin === saved.value?.origin) ?? null,
  );
  const dirty = computed(
    () =>
      saved.value !== null &&
      (file.value === null ||
        text.value !== saved.value.text ||
        byteOrderMark.value !== saved.value.byteOrderMark),
  );

  /** Saving would change what crawlers read: also where a text in UTF-16 is as it was. */
  const savable = computed(() => dirty.value || saved.value?.isUtf16 === true);

  const drafts = useRobotsDrafts(() =>
    saved.value === null
      ? null
      : {
          origin: saved.value.origin,
          draft: dirty.value
            ? { text: text.value, byteOrderMark: byteOrderMark.value, version: saved.value.version }
            : null,
        },
  );

  /** Reads what the project has, and the shown file anew where it is another now. */
  async function refresh(): Promise<void> {
    try {
      list.value = await engine['robots.list']({});
      const shown = saved.value;
      const isThere = files.value.some(({ origin }) => origin === shown?.origin);
      if (shown && (isThere || (shown.version === 0 && dirty.value))) await reread(shown);
      else await show(startOrigin());
      error.value = null;
    } catch (cause) {
      error.value = errorOf(cause);
    }
  }

  async function reread(shown: RobotsContent): Promise<void> {
    const now = await engine['robots.read']({ origin: shown.origin });
    if (now.version === shown.version) return;
    if (!dirty.value || now.text === text.value) take({ ...now, draft: null });
    else stale.value = true;
  }

  /** The file that the user most likely means. */
  function startOrigin(): string | null {
    const site = list.value?.site;
    const found = files.value.find(({ origin }) => origin === site) ?? files.value[0];
    return found?.origin ?? list.value?.drafts[0] ?? null;
  }

  /** Shows a file with what was typed and not saved; of the one before the project keeps that. */
  async function show(origin: string | null): Promise<void> {
    await drafts.keepNow();
    if (origin === null) saved.value = null;
    else take(await engine['robots.read']({ origin }));
  }

  function take(content: RobotsContent): void {
    const { draft } = content;
    saved.value = content;
    text.value = (draft ?? content).text;
    byteOrderMark.value = (draft ?? content).byteOrderMark;
    stale.value = draft !== null && draft.version !== content.version && draft.text !== content.text;
  }

  /** Begins a robots.txt for the site; nothing is kept of it before it is saved. */
  async function write(): Promise<void> {
    const origin = list.value?.site ?? '';
    await show(origin);
    if (text.value === '') text.value = EMPTY;
  }

  /** Runs a change; false where it failed, which the user is told. */
  async function attempt(work: () => Promise<unknown>): Promise<boolean> {
    busy.value = true;
    try {
      await work();
      return true;
    } catch (cause) {
      notices.showError(cause);
      return false;
    } finally {
      busy.value = false;
    }
  }

  /** Saves the text, for another site where `to` is given. */
  async function save(to?: string): Promise<boolean> {
    const shown = saved.value;
    if (!shown) return false;
    const { origin } = shown;
    const edited = { text: text.value, byteOrderMark: byteOrderMark.value };
    const done = await attempt(() =>
      engine['robots.save']({ origin, ...edited, ...(to !== undefined && { to }) }),
    );
    if (!done) return false;
    saved.value = { ...shown, ...edited, isUtf16: false, version: -1, draft: null };
    stale.value = false;
    if (to !== undefined) saved.value = null;
    await refresh();
    notices.show({ kind: 'success', key: 'robots.saved' });
    return true;
  }

  /** Shows what is saved; a robots.txt that never was is gone. */
  async function revert(): Promise<void> {
    const shown = saved.value;
    if (!shown) return;
    const isThere = file.value !== null;
    await attempt(async () => {
      await drafts.forget(shown.origin);
      if (list.value) {
        list.value = { ...list.value, drafts: list.value.drafts.filter((one) => one !== shown.origin) };
      }
      saved.value = null;
      await show(isThere ? shown.origin : startOrigin());
    });
  }

  async function remove(): Promise<void> {
    const shown = saved.value;
    if (!shown) return;
    if (!(await attempt(() => engine['robots.remove']({ origin: shown.origin })))) return;
    saved.value = null;
    await refresh();
  }

  async function setAgents(wish: readonly string[]): Promise<void> {
    await attempt(async () => {
      list.value = await engine['robots.setAgents']({ agents: mutable(wish) });
    });
  }

  /** Shows a line of a file. */
  async function goTo(origin: string, line: number): Promise<void> {
    if (saved.value?.origin !== origin) {
      if (!list.value) await refresh();
      await show(origin).catch(notices.showError);
    }
    wanted.value = { line, turn: (wanted.value?.turn ?? 0) + 1 };
  }

  watch(
    () => project.info?.path,
    () => {
      list.value = null;
      saved.value = null;
    },
  );

  return {
    list,
    files,
    agents,
    file,
    saved,
    text,
    byteOrderMark,
    stale,
    dirty,
    savable,
    error,
    busy,
    wanted,
    refresh,
    show,
    write,
    save,
    revert,
    remove,
    setAgents,
    goTo,
  };
});
