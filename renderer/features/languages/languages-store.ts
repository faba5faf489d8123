// The clusters of language versions that the page "Languages" shows: query, list, edits. It holds no rows.
import { defineStore } from 'pinia';
import { computed, ref, shallowRef, watch } from 'vue';
import type { ErrorData } from '../../../shared/contract/errors.ts';
import type { EventMap } from '../../../shared/contract/events.ts';
import type { ClusterFault, ClusterList, ClusterQuery, ClusterRow } from '../../../shared/model/cluster.ts';
import type { PositionRange } from '../../../shared/model/rows/row-set.ts';
import { useClient } from '../../engine/app-client.ts';
import { errorOf } from '../../engine/error-of.ts';
import { mutable } from '../../engine/mutable.ts';
import type { RowSource } from '../../grid/grid-types.ts';
import type { EditAnswer } from '../edit/edits-store.ts';
import { useEditQueue } from '../edit/edit-queue-store.ts';
import { usePages } from '../../shell/frame/pages-store.ts';
import { onOtherFile, onOtherProject } from '../project/on-other-project.ts';
import { useProject } from '../project/project-store.ts';
import { useView } from '../view/view-store.ts';
import { append } from '../../../shared/model/large-lists.ts';

/** A language of a cluster as it shall be; null = it goes. */
export interface CellChange {
  readonly cluster: number;
  readonly language: string;
  readonly href: string | null;
}

interface Shown extends ClusterList {
  readonly place: string;
  readonly source: RowSource<ClusterRow>;
}

/** What view.rows can be asked to show at once. */
const MAX_ROWS = 10_000;

export const useLanguages = defineStore('languages', () => {
  const { engine } = useClient();
  const queue = useEditQueue();
  const pages = usePages();
  const project = useProject();
  const view = useView();

  const fault = ref<ClusterFault | null>(null);
  /** Clusters with a language, or without it. */
  const language = ref<{ readonly code: string; readonly has: boolean } | null>(null);
  const search = ref('');
  const shown = shallowRef<Shown | null>(null);
  const error = shallowRef<ErrorData | null>(null);
  const opening = ref(false);
  /** How far the search has come, 0…1; null where it takes no time. */
  const share = ref<number | null>(null);
  let turn = Date.now();
  let seen = '';

  const query = computed<ClusterQuery>(() => ({
    ...(fault.value === null ? {} : { fault: fault.value }),
    ...(language.value === null ? {} : { [language.value.has ? 'has' : 'lacks']: language.value.code }),
    ...(search.value.trim() === '' ? {} : { search: search.value.trim() }),
  }));
  const filtered = computed(() => Object.keys(query.value).length > 0);
  /** The languages of all clusters, and those that are expected. */
  const codes = computed<readonly string[]>(() => {
    const known = (shown.value?.languages ?? []).map(({ code }) => code);
    return [...known, ...(shown.value?.expected.codes ?? []).filter((code) => !known.includes(code))];
  });
  /** What the list depends on. */
  const state = computed(
    () => `${project.info?.path ?? ''} ${String(project.info?.revision ?? 0)} ${JSON.stringify(query.value)}`,
  );

  const isShown = computed(() => pages.current === 'languages' && project.isOpen);

  /** Looks for clusters anew. A later call overtakes an earlier one; a failure keeps the list of before. */
  async function open(): Promise<void> {
    const mine = ++turn;
    seen = state.value;
    opening.value = true;
    share.value = null;
    try {
      const list = await engine['clusters.open']({ run: mine, query: mutable(query.value) });
      if (mine !== turn) return;
      shown.value = { ...list, place: JSON.stringify(query.value), source: sourceOf(list.list) };
      error.value = null;
    } catch (cause) {
      const failure = errorOf(cause);
      if (mine === turn && failure.code !== 'cancelled') error.value = failure;
    } finally {
      if (mine === turn) {
        opening.value = false;
        share.value = null;
      }
    }
  }

  function sourceOf(list: number): RowSource<ClusterRow> {
    return {
      async fetch(start, count, signal) {
        signal.throwIfAborted();
        const { rows } = await engine['clusters.rows']({ list, start, count });
        signal.throwIfAborted();
        return rows;
      },
    };
  }

  // The list is looked for only while it is seen, and again when anything changed since.
  watch(
    [state, isShown],
    () => {
      if (isShown.value && seen !== state.value) void open();
    },
    { immediate: true },
  );
  onOtherFile(() => {
    turn++;
    shown.value = null;
    error.value = null;
    opening.value = false;
    share.value = null;
    seen = '';
  });
  onOtherProject(() => {
    fault.value = null;
    language.value = null;
    search.value = '';
  });

  function progressed(progress: EventMap['clusters.progress']): void {
    if (opening.value && progress.run === turn) share.value = progress.share;
  }

  /** One cell as it was typed; a refusal is shown at the cell. */
  async function setCell(change: CellChange): Promise<EditAnswer> {
    try {
      await queue.addPatiently(() => engine['clusters.set']({ cells: [change] }));
      return { ok: true };
    } catch (cause) {
      const error = errorOf(cause);
      return { ok: false, reason: error.message, canKeep: false, error };
    }
  }

  /** Several cells, one undo step. */
  async function setCells(cells: readonly CellChange[]): Promise<void> {
    if (cells.length > 0) await engine['clusters.set']({ cells: mutable(cells) });
  }

  /** The clusters at these positions, some hundred at most. */
  async function read(ranges: readonly PositionRange[], most: number): Promise<readonly ClusterRow[]> {
    const list = shown.value;
    if (!list) return [];
    const rows: ClusterRow[] = [];
    for (const { from, to } of ranges) {
      for (let start = from; start < to && rows.length < most; start += 512) {
        const count = Math.min(512, to - start, most - rows.length);
        append(rows, (await engine['clusters.rows']({ list: list.list, start, count })).rows);
      }
    }
    return rows;
  }

  /** Shows the rows of clusters in the grid of URLs. */
  async function showRows(clusters: readonly ClusterRow[]): Promise<void> {
    const ids = clusters.flatMap(({ rows }) => rows).slice(0, MAX_ROWS);
    await view.showOnly({ kind: 'rows', ids });
    pages.show('urls');
  }

  return {
    fault,
    language,
    search,
    shown,
    error,
    opening,
    share,
    filtered,
    codes,
    open,
    progressed,
    setCell,
    setCells,
    read,
    showRows,
  };
});
