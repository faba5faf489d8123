// The tree of folders that the overview shows: what is open, in which order, and the figures that were read so far, a page of a level at a time.
import { defineStore } from 'pinia';
import { computed, ref, shallowRef, watch } from 'vue';
import type { ErrorData } from '../../../../shared/contract/errors.ts';
import type { Folder, FolderOrder, FolderWindow } from '../../../../shared/model/overview.ts';
import { useClient } from '../../../engine/app-client.ts';
import { errorOf } from '../../../engine/error-of.ts';
import { mutable } from '../../../engine/mutable.ts';
import { onOtherFile } from '../../project/on-other-project.ts';
import { useOverview } from '../overview-store.ts';
import { folderKey, HOSTS, mainHost, treeLines, withPage, type Level, type Levels } from './tree-lines.ts';

/** Folders that are asked for at once. */
export const PAGE = 200;

interface Order {
  readonly by: FolderOrder;
  readonly direction: 'asc' | 'desc';
}

export const useFolders = defineStore('folders', () => {
  const { engine } = useClient();
  const overview = useOverview();

  const order = shallowRef<Order>({ by: 'urls', direction: 'desc' });
  const folded = ref(true);
  const opened = shallowRef<ReadonlyMap<string, Folder>>(new Map());
  const levels = shallowRef<Levels>(new Map());
  const error = shallowRef<ErrorData | null>(null);
  const loading = ref(false);
  /** Pages in sight, which are read anew first. */
  let inSight: readonly { readonly level: string; readonly page: number }[] = [];
  let asked = new Set<string>();
  let generation = 0;
  let run = Date.now();
  let line: Promise<unknown> = Promise.resolve();

  const lines = computed(() => treeLines(levels.value, opened.value, PAGE));
  /** The host that most rows are of; null where there is none such. */
  const main = computed(() => mainHost(levels.value.get(HOSTS)));

  /** One window of folders; one at a time, as the engine ends an older one for a later. */
  function read(folder: Folder | null, start: number, by: Order): Promise<FolderWindow> {
    const filter = overview.shown?.filter ?? [];
    const mine = generation;
    const next = line.then(() => {
      if (mine !== generation) throw new DOMException('', 'AbortError');
      const what = {
        folder: folder && { host: folder.host, path: folder.path },
        folded: folded.value,
        order: by,
        start,
        count: PAGE,
      };
      return engine['overview.folders']({ filter: mutable(filter), run: ++run, ...what });
    });
    line = next.catch(() => undefined);
    return next;
  }

  /** Reads all that is open anew; what was shown stays until then. */
  async function reload(): Promise<void> {
    const mine = ++generation;
    asked = new Set();
    loading.value = true;
    void engine['overview.cancel']({ run }).catch(() => undefined);
    try {
      const next = new Map<string, Level>();
      await readLevel(next, HOSTS, null);
      const most = mainHost(next.get(HOSTS));
      // Of the host that nearly all is of everybody looks for the folders.
      if (most && levels.value.size === 0) opened.value = new Map([[folderKey(most), most]]);
      for (const [key, folder] of opened.value) await readLevel(next, key, folder);
      if (mine !== generation) return;
      levels.value = next;
      error.value = null;
    } catch (cause) {
      if (mine === generation) error.value = errorOf(cause);
    } finally {
      if (mine === generation) loading.value = false;
    }
  }

  async function readLevel(into: Map<string, Level>, key: string, folder: Folder | null): Promise<void> {
    const pages = new Set([0, ...inSight.filter(({ level }) => level === key).map(({ page }) => page)]);
    for (const page of pages) {
      into.set(key, withPage(into.get(key), await read(folder, page * PAGE, order.value)));
    }
  }

  /** Reads the pages in sight that are not there yet. */
  function look(wanted: typeof inSight): void {
    inSight = wanted;
    for (const { level, page } of wanted) void readPage(level, page);
  }

  async function readPage(key: string, page: number): Promise<void> {
    const mine = generation;
    const folder = key === HOSTS ? null : opened.value.get(key);
    const known = levels.value.get(key);
    if (folder === undefined || loading.value || known?.folders[page * PAGE] !== undefined) return;
    if (asked.has(`${key} ${String(page)}`)) return;
    asked.add(`${key} ${String(page)}`);
    try {
      const window = await read(folder, page * PAGE, order.value);
      if (mine !== generation) return;
      levels.value = new Map(levels.value).set(key, withPage(levels.value.get(key), window));
    } catch (cause) {
      if (mine === generation) error.value = errorOf(cause);
    }
  }

  function toggle(folder: Folder): void {
    const key = folderKey(folder);
    const next = new Map(opened.value);
    if (!next.delete(key)) next.set(key, { host: folder.host, path: folder.path });
    opened.value = next;
    if (next.has(key)) void readPage(key, 0);
  }

  /** By the same once more: the other way round. */
  function sort(by: FolderOrder): void {
    const same = order.value.by === by;
    const usual = by === 'name' ? 'asc' : 'desc';
    const other = order.value.direction === 'asc' ? 'desc' : 'asc';
    order.value = { by, direction: same ? other : usual };
  }

  /** The largest folders right below one, for the treemap. */
  function largestBelow(folder: Folder | null): Promise<FolderWindow> {
    return read(folder, 0, { by: 'urls', direction: 'desc' });
  }

  watch(
    [() => overview.shown, order],
    () => {
      if (overview.shown) void reload();
    },
    { immediate: true },
  );
  // Folded folders are others: what is open of them is not there.
  watch(folded, () => {
    opened.value = new Map(Array.from(opened.value).filter(([, { path }]) => path === '/' || path === ''));
    if (overview.shown) void reload();
  });
  onOtherFile(() => {
    generation++;
    opened.value = new Map();
    levels.value = new Map();
    error.value = null;
    loading.value = false;
  });

  return {
    order,
    folded,
    opened,
    levels,
    lines,
    main,
    error,
    loading,
    reload,
    look,
    toggle,
    sort,
    largestBelow,
  };
});
