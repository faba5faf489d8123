// The robots.txt files of the project: which is shown, its text as the user edits it, saving. The engine judges rows.
import { defineStore } from 'pinia';
import { computed, ref, shallowRef, watch } from 'vue';
import type { ErrorData } from '../../../shared/contract/errors.ts';
import type { RobotsContent, RobotsList } from '../../../shared/model/robots.ts';
import { useClient } from '../../engine/app-client.ts';
import { errorOf } from '../../engine/error-of.ts';
import { mutable } from '../../engine/mutable.ts';
import { useRobotsDrafts } from './use-robots-drafts.ts';
import { useRobotsText } from './use-robots-text.ts';
import { useNotices } from '../../shell/notices/notices-store.ts';
import { usePages } from '../../shell/frame/pages-store.ts';
import { onOtherProject } from '../project/on-other-project.ts';
import { useProject } from '../project/project-store.ts';

/** What a new robots.txt begins with: all may read everything. */
const EMPTY = 'User-agent: *\nDisallow:\n';

export const useRobots = defineStore('robots', () => {
  const { engine } = useClient();
  const notices = useNotices();
  const pages = usePages();
  const project = useProject();
  const list = shallowRef<RobotsList | null>(null);
  const error = shallowRef<ErrorData | null>(null);
  const busy = ref(false);
  /** Where the user should look, and a number that counts up with each wish. */
  const wanted = shallowRef<{ readonly line: number; readonly turn: number } | null>(null);

  /** Grows when the user goes to a file, or another project comes: what was asked for before is not shown any more. */
  let turn = 0;
  /** Resolves when the file that the user went to last is shown. */
  let arrived: Promise<unknown> = Promise.resolve();

  const files = computed(() => list.value?.files ?? []);
  const agents = computed(() => list.value?.agents ?? []);
  const shownText = useRobotsText(() => files.value);
  const { saved, text, byteOrderMark, stale, file, dirty, savable, take } = shownText;
  const drafts = useRobotsDrafts(shownText.unsaved);

  /** The project has no robots.txt, not even one that is not saved; false until that is known. */
  const none = computed(() => list.value !== null && saved.value === null && startOrigin() === null);

  /** Reads what the project has, and the shown file anew where it is another now. */
  async function refresh(): Promise<void> {
    const mine = turn;
    const path = project.info?.path;
    try {
      const now = await engine['robots.list']({});
      if (path !== project.info?.path) return;
      list.value = now;
      error.value = null;
      await arrived;
      if (mine !== turn) return;
      const shown = saved.value;
      const isThere = files.value.some(({ origin }) => origin === shown?.origin);
      if (shown && (isThere || (shown.version === 0 && dirty.value))) await reread(shown);
      else await show(startOrigin());
    } catch (cause) {
      if (path === project.info?.path) error.value = errorOf(cause);
    }
  }

  async function reread(shown: RobotsContent): Promise<void> {
    const mine = turn;
    const now = await engine['robots.read']({ origin: shown.origin });
    if (mine !== turn || now.version === shown.version) return;
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
  function show(origin: string | null): Promise<void> {
    const done = go(origin);
    arrived = done.catch(() => undefined);
    return done;
  }

  async function go(origin: string | null): Promise<void> {
    const mine = ++turn;
    await drafts.keepNow();
    const content = origin === null ? null : await engine['robots.read']({ origin });
    if (mine !== turn) return;
    if (content) take(content);
    else saved.value = null;
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

  onOtherProject(() => {
    turn++;
    arrived = Promise.resolve();
    list.value = null;
    saved.value = null;
    error.value = null;
  });
  // Read when the page comes in sight, and again when something may have changed.
  watch(
    [() => pages.current === 'robots', () => project.info?.path, () => project.info?.revision],
    ([isShown]) => {
      if (project.isOpen && (isShown || list.value !== null)) void refresh();
    },
    { immediate: true },
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
    none,
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
