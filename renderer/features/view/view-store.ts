// What the grid shows: search, filters, sort, and the engine's view that results. It holds no rows.
import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import type { ErrorData } from '../../../shared/contract/errors.ts';
import type { EventMap } from '../../../shared/contract/events.ts';
import type { Condition, SortKey, ViewQuery } from '../../../shared/model/rows/view-query.ts';
import { useClient } from '../../engine/app-client.ts';
import { conditionChanges } from './condition-changes.ts';
import { ALL_ROWS, useKeptQuery, type Asked } from './kept-query.ts';
import { errorOf } from '../../engine/error-of.ts';
import { mutable } from '../../engine/mutable.ts';
import { useLayout } from './columns/layout-store.ts';
import { useProject } from '../project/project-store.ts';
import { useSettings } from '../../shell/settings/settings-store.ts';
import { rowsOfView, type ViewRows } from './rows-of-view.ts';

export interface OpenView {
  readonly view: number;
  readonly rows: number;
  /** Whether its rows are those that meet a filter; while another query runs, `filtered` is about that one. */
  readonly filtered: boolean;
  /** The query as text: views with the same place are the same list, before and after a change of rows. */
  readonly place: string;
  readonly source: ViewRows;
  /** The project's membership that the rows were asked for with. */
  readonly membership: number | undefined;
  /** The state of the project then: changes of before are in it. */
  readonly state: string | undefined;
  /** It has rows where they were inserted, not where the query has them. */
  readonly kept: boolean;
}

/** All rows in their own order: what is inserted there has its place for good. */
const UNSORTED = JSON.stringify({ filter: [], sort: [] } satisfies ViewQuery);

export const useView = defineStore('view', () => {
  const { engine } = useClient();
  const keptQuery = useKeptQuery();
  const layout = useLayout();
  const settings = useSettings();
  const search = ref('');
  const conditions = shallowRef<readonly Condition[]>([]);
  const sort = shallowRef<readonly SortKey[]>([]);
  const current = shallowRef<OpenView | null>(null);
  const opening = ref(false);
  const error = shallowRef<ErrorData | null>(null);
  /** Grows when rows that are shown may have changed. */
  const revision = ref(0);
  /** How far the query that runs has come, 0…1; null where none runs, or not for long yet. */
  const share = ref<number | null>(null);
  // Numbers of queries grow across reloads of the window, as the engine goes on.
  let turn = Date.now();
  let applied = ALL_ROWS;

  const query = computed(() => queryOf(search.value.trim(), conditions.value, sort.value));
  const filtered = computed(() => query.value.filter.length > 0);

  /** Opens the view of a project that has just come, with the filter and sort that its window was left with. */
  async function begin(): Promise<void> {
    const left = await keptQuery.take();
    if (left) ask(left);
    await reopen();
    // What it filtered by may be no more.
    if (!left || !error.value) return;
    ask(ALL_ROWS);
    await reopen();
  }

  function ask(asked: Asked): void {
    ({ search: search.value, conditions: conditions.value, sort: sort.value } = asked);
  }

  /**
   * Opens the view for the query as it is now. A later call overtakes an earlier one; a failure keeps the old view.
   * `keep`: rows that were just inserted into the list that is shown stay where they were put.
   */
  async function reopen({ keep = false } = {}): Promise<void> {
    const mine = ++turn;
    opening.value = true;
    share.value = null;
    const { membership, history } = useProject().info ?? {};
    const state: Asked = { search: search.value, conditions: conditions.value, sort: sort.value };
    try {
      const asked = query.value;
      const place = JSON.stringify(asked);
      const from =
        keep && place !== UNSORTED && place === current.value?.place ? current.value.view : undefined;
      const { view, rows, kept = false } = await engine['view.open']({ ...mutable(asked), run: mine, from });
      const source = rowsOfView(
        engine,
        view,
        () => layout.verdicts,
        () => settings.originalNumbers,
      );
      // A new list is shown from its start, with its rows; one that goes on is shown where the user is.
      if (mine === turn && place !== current.value?.place) await source.readStart(rows);
      if (mine !== turn) {
        source.close();
        return;
      }
      const previous = current.value;
      const opened = { view, rows, filtered: asked.filter.length > 0, place, source };
      current.value = { ...opened, membership, state: history?.state, kept };
      error.value = null;
      applied = state;
      keptQuery.keep(state);
      // A restarted engine begins its numbers anew: then the number of before may be that of this view.
      if (previous && previous.view !== view) previous.source.close();
    } catch (cause) {
      if (mine === turn) await failed(errorOf(cause));
    } finally {
      if (mine === turn) {
        opening.value = false;
        share.value = null;
      }
    }
  }

  async function failed(cause: ErrorData): Promise<void> {
    if (cause.code === 'cancelled') {
      // What is shown is what was asked for before.
      ask(applied);
    } else if (cause.code === 'stale-view' && error.value?.code !== 'stale-view') {
      // The project went on in another file meanwhile; a second time would be something else.
      error.value = cause;
      await reopen();
    } else {
      error.value = cause;
    }
  }

  /** Takes note of a running query's progress. */
  function progressed(progress: EventMap['view.progress']): void {
    if (opening.value && progress.run === turn) share.value = progress.share;
  }

  /** Stops the query that runs; search, filters and sort go back to those of the rows that are shown. */
  async function cancel(): Promise<void> {
    if (opening.value && current.value) await engine['view.cancel']({ run: turn });
  }

  function setSearch(text: string): Promise<void> {
    search.value = text;
    return reopen();
  }

  function setSort(keys: readonly SortKey[]): Promise<void> {
    sort.value = keys;
    return reopen();
  }

  function setConditions(all: readonly Condition[]): Promise<void> {
    conditions.value = all;
    return reopen();
  }

  const changes = conditionChanges(() => conditions.value, setConditions);

  /** Shows all rows. */
  function clear(): Promise<void> {
    return showOnly(null);
  }

  /** Takes filters and sort of a query over; a search over all columns goes to its box. */
  function showQuery({ filter, sort: keys }: ViewQuery): Promise<void> {
    const [first, ...others] = filter;
    const searched = first?.kind === 'search' && first.not !== true && first.matchCase !== true;
    search.value = searched ? first.value : '';
    sort.value = keys;
    return setConditions(searched ? others : filter);
  }

  /** The rows that one outline entry stands for: it replaces the filters; without a condition all rows. */
  function showOnly(condition: Condition | null): Promise<void> {
    search.value = '';
    return setConditions(condition ? [condition] : []);
  }

  /** Rows changed in place: what is in sight is read again. */
  function touch(): void {
    revision.value++;
  }

  /** Where the row stands now, or -1. */
  async function positionOf(id: number): Promise<number> {
    const shown = current.value;
    if (!shown) return -1;
    const { position } = await engine['view.position']({ view: shown.view, id });
    return position;
  }

  /** Back to the start, for another project. The engine closes the views of a closed project itself. */
  function reset(): void {
    turn++;
    ask(ALL_ROWS);
    current.value = null;
    opening.value = false;
    share.value = null;
    error.value = null;
    applied = ALL_ROWS;
  }

  return {
    search,
    conditions,
    sort,
    query,
    filtered,
    current,
    opening,
    share,
    error,
    revision,
    progressed,
    cancel,
    begin,
    ...changes,
    clear,
    showQuery,
    reopen,
    setSearch,
    setSort,
    setConditions,
    showOnly,
    touch,
    positionOf,
    reset,
  };
});

function queryOf(search: string, conditions: readonly Condition[], sort: readonly SortKey[]): ViewQuery {
  return { filter: search === '' ? conditions : [{ kind: 'search', value: search }, ...conditions], sort };
}
