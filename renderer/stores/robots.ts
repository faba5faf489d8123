// The robots.txt files of the project: which is shown, its text as the user edits it, saving. The engine judges rows.
import { defineStore } from 'pinia';
import { computed, ref, shallowRef, watch } from 'vue';
import type { ErrorData } from '../../shared/contract/errors.ts';
import type { RobotsContent, RobotsFile, RobotsList } from '../../shared/model/robots.ts';
import { useClient } from '../engine/app-client.ts';
import { errorOf } from '../engine/error-of.ts';
import { mutable } from '../engine/mutable.ts';
import { useNotices } from './notices.ts';
import { useProject } from './project.ts';

/** What a new robots.txt begins with: all may read everything. */
const EMPTY = 'User-agent: *\nDisallow:\n';

interface Draft {
  readonly text: string;
  readonly byteOrderMark: boolean;
}

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
  /** Texts that are not saved, of files that are not shown now. */
  const drafts = new Map<string, Draft>();

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
    if (dirty.value && now.text !== text.value) stale.value = true;
    else take(now);
  }

  /** The file that the user most likely means. */
  function startOrigin(): string | null {
    const site = list.value?.site;
    const found = files.value.find(({ origin }) => origin === site) ?? files.value[0];
    return found?.origin ?? null;
  }

  /** Shows a file; what is not saved of the one before is kept until the user comes back to it. */
  async function show(origin: string | null): Promise<void> {
    if (saved.value && dirty.value) {
      drafts.set(saved.value.origin, { text: text.value, byteOrderMark: byteOrderMark.value });
    }
    if (origin === null) {
      saved.value = null;
      return;
    }
    take(await engine['robots.read']({ origin }));
    const draft = drafts.get(origin);
    drafts.delete(origin);
    if (draft) ({ text: text.value, byteOrderMark: byteOrderMark.value } = draft);
  }

  function take(content: RobotsContent): void {
    saved.value = content;
    text.value = content.text;
    byteOrderMark.value = content.byteOrderMark;
    stale.value = false;
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
    const done = await attempt(() =>
      engine['robots.save']({
        origin: shown.origin,
        text: text.value,
        byteOrderMark: byteOrderMark.value,
        ...(to === undefined ? {} : { to }),
      }),
    );
    if (!done) return false;
    saved.value = { ...shown, text: text.value, byteOrderMark: byteOrderMark.value, version: -1 };
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
    const origin = file.value ? shown.origin : startOrigin();
    saved.value = null;
    await attempt(() => show(origin));
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
      drafts.clear();
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
