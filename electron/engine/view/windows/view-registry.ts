// The open views: each is the ordered row ids of one filter and sort. It reads rows and never changes them.
import { reason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import type { ViewOpened } from '../../../../shared/contract/requests/requests.ts';
import { isRobotsColumn } from '../../../../shared/model/rows/robots-column.ts';
import type { RowWindow, UrlRow } from '../../../../shared/model/rows/row.ts';
import type { PositionRange, RowSet } from '../../../../shared/model/rows/row-set.ts';
import type { FigureColumn, RowsFigures } from '../../../../shared/model/rows/column-figures.ts';
import type { RowsSummary } from '../../../../shared/model/rows/selection-summary.ts';
import type { ColumnValues, Condition, ViewQuery } from '../../../../shared/model/rows/view-query.ts';
import { formatPriority } from '../../../../shared/protocol/priority.ts';
import { AllRows } from '../all-rows.ts';
import type { CodeBeside } from '../coded/code-beside.ts';
import { CodedRows } from '../coded/coded-rows.ts';
import { ROBOTS_BLOCKED, viewColumn } from '../column-values.ts';
import { findEdge, type EdgeQuery } from './find-edge.ts';
import { countValues, type ValuesQuery } from '../figures/count-values.ts';
import { columnFigures } from '../figures/figures-of-column.ts';
import { ascending } from '../id-lists.ts';
import { NumberedRuns } from './numbered-runs.ts';
import { nextPosition } from './next-position.ts';
import { NewestOnly } from './newest-only.ts';
import { Pace, type PaceOptions } from '../pace.ts';
import { filteredIds, sortedIds, type QueryTools } from '../query-ids.ts';
import { idsOfRanges, rangesOfIds } from './ranges-of-ids.ts';
import { withInserted, type Insertion } from './inserted-rows.ts';
import { RankCache } from '../sort/rank-cache.ts';
import { missesRows } from './missed-rows.ts';
import { OpenViews } from './open-views.ts';
import { RowNumbering } from './row-numbering.ts';
import { readRows, type WindowQuery } from './read-window.ts';
import { NO_CODE, NO_VERDICTS, ROBOTS_CODE, verdictsFor, type RobotsVerdicts } from '../verdict-columns.ts';
import { PRIORITY_TEXT } from '../filter/text-sql.ts';
import { summariseRows } from '../figures/summarise-rows.ts';
import type { ViewDatabase } from '../view-database.ts';

/** A query that edits keep getting in the way of is run without a pause at last. */
const TRIES = 3;

/** Crawlers with a comma between; null = unknown. */
type BlockedAgents = (loc: string) => string | null;

interface OpenOptions extends PaceOptions {
  readonly window?: number;
}

/**
 * A view keeps its rows and their order while they are edited, so that nothing jumps under the user's hands:
 * positions stay true for as long as it is open. Rows that are gone leave an empty place; who wants the present
 * rows opens a new view. Memory: 4 bytes a row and view.
 */
export class ViewRegistry {
  readonly numbers: RowNumbering;
  readonly codes: CodedRows;
  readonly #db: ViewDatabase;
  readonly #views: OpenViews;
  readonly #ranks: RankCache;
  readonly #all: AllRows;
  readonly #closed = new AbortController();
  readonly #runs = new NumberedRuns();
  readonly #counting = new NewestOnly();
  readonly #figuring = new NewestOnly();
  /** The rows of the last filter, for the next query with the same one: another sort, mostly. */
  #lastFilter: { readonly key: string; readonly ids: Uint32Array } | null = null;
  #inserted: Insertion | null = null;
  /** Counts the writes of rows that views can show. */
  #writes = 0;
  #membership = 0;
  #blockedAgents: BlockedAgents = () => null;
  #verdicts: RobotsVerdicts = NO_VERDICTS;
  /** An import writes rows that appear all at once when it is done. */
  #hidden = false;

  /**
   * `before`: the views of the same rows in another file; they stay open here under their numbers. `ids`: those of all
   * rows, if known. `beside`: other threads that help with figures over all rows.
   */
  constructor(
    db: ViewDatabase,
    before?: ViewRegistry,
    ids: Uint32Array | null = null,
    beside: CodeBeside | null = null,
  ) {
    this.#db = db;
    this.#all = new AllRows(db, ids);
    this.numbers = new RowNumbering(db, this.#all, this.#closed.signal);
    this.codes = new CodedRows(db, this.#closed.signal, beside);
    this.#views = new OpenViews(before ? before.#views : undefined);
    this.#ranks = new RankCache(db, (column) => viewColumn(column, this.#verdicts));
    db.register(PRIORITY_TEXT, (value) => formatPriority(Number(value)));
    db.register(ROBOTS_BLOCKED, (loc) => this.#blockedAgents(String(loc)));
    db.register(ROBOTS_CODE, (loc, agent) => {
      const code = this.#verdicts.code(String(agent), String(loc));
      return code === NO_CODE ? null : code;
    });
    db.onRowWrite((write) => {
      if (write && write.first >= db.firstHiddenId) this.#hidden = true;
      else this.#writes++;
      if (!write || write.field === null || write.field === 'deleted') this.#membership++;
    });
    db.onRowsTakenBack(() => {
      this.#membership++;
      this.#writes++;
    });
  }

  /** Another way to tell which crawlers are kept from an address, from now on, and by which line. */
  judgeBy(blockedAgents: BlockedAgents, verdicts = NO_VERDICTS): void {
    this.#blockedAgents = blockedAgents;
    this.#verdicts = verdicts;
    this.#ranks.forget((column) => column === 'robots' || isRobotsColumn(column));
    this.#writes++;
    // A view by verdicts may have other rows now.
    this.#membership++;
  }

  /**
   * Runs the query, with pauses in which others can work; the view shows the rows as they are at its end.
   * Errors: invalid-value for an unusable regular expression, the signal's reason, stale-view after `dispose`.
   */
  async open(query: ViewQuery, { window = 0, ...options }: OpenOptions = {}): Promise<ViewOpened> {
    const started = performance.now();
    const signals = [this.#closed.signal, ...(options.signal ? [options.signal] : [])];
    const signal = AbortSignal.any(signals);
    for (let tries = 1; ; tries++) {
      const pace = new Pace({ ...options, signal });
      const version = this.#version();
      const ids = await this.#query(query, tries < TRIES ? pace : pace.unbroken());
      if (version !== this.#version()) continue;
      return { view: this.#views.keep(ids, window), rows: ids.length, ms: performance.now() - started };
    }
  }

  /** Rows were inserted into a view, beside one of its rows or behind all, by the change that just ended. */
  inserted(into: Omit<Insertion, 'membership'>): void {
    this.#inserted = { ...into, membership: this.#membership };
  }

  /** A view as `from` was, with what was inserted into it; null where other rows came or went since, or none. */
  openFrom(from: number, window = 0): ViewOpened | null {
    const ids = withInserted(this.#views.find(from), from, this.#membership, this.#inserted);
    return ids && { view: this.#views.keep(ids, window), rows: ids.length, ms: 0, kept: true };
  }

  /** The same for a query with a number: it cancels all with lower numbers, and `cancel` can end it. */
  async openNewest(
    run: number,
    query: ViewQuery,
    onProgress: (share: number) => void,
    { window = 0, ...options }: Pick<OpenOptions, 'turn' | 'window'> = {},
  ): Promise<ViewOpened> {
    const ask = (signal: AbortSignal): Promise<ViewOpened> =>
      this.open(query, { ...options, window, signal, onProgress });
    return this.#runs.newest(run, ask, String(window));
  }

  /** Ends a numbered query that still runs: it fails with "cancelled". */
  cancel(run: number): void {
    this.#runs.cancel(run);
  }

  /** Counts the values of a column, of all rows or of some; a window's later call ends its earlier one, with "cancelled". */
  async values(query: ValuesQuery, rows?: RowSet, window = 0): Promise<ColumnValues> {
    const pace = this.#paceUntil(this.#counting.next(window));
    return countValues({ ...query, among: rows && ascending(this.ids(rows)) }, this.#tools(pace));
  }

  /** Another number as soon as rows may have come or gone: views opened before may lack rows or have too many. */
  get membership(): number {
    return this.#membership;
  }

  /** The ids of all rows; null where they would have to be read, or are too scattered. */
  knownIds(): Uint32Array | null {
    return this.#all.known();
  }

  /** Ends all queries that still run; the database can be closed then. */
  dispose(): void {
    this.#closed.abort(new AppError('stale-view', reason('view-of-closed')));
  }

  async #query(query: ViewQuery, pace: Pace): Promise<Uint32Array> {
    return sortedIds(await this.meeting(query, null, pace), query.sort, this.#tools(pace));
  }

  /** The rows, ascending, that meet a filter: of all, or of some that ascend. Who writes rows meanwhile has to ask again. */
  async meeting(query: Pick<ViewQuery, 'filter'>, among: Uint32Array | null, pace: Pace) {
    const key = `${this.#version()} ${JSON.stringify(query.filter)}`;
    if (!among && this.#lastFilter?.key === key) return this.#lastFilter.ids;
    const ids = await filteredIds(query, this.#tools(pace), among);
    if (!among) this.#lastFilter = { key, ids };
    return ids;
  }

  #paceUntil(signal: AbortSignal): Pace {
    return new Pace({ signal: AbortSignal.any([this.#closed.signal, signal]) });
  }

  #tools(pace: Pace): QueryTools {
    return {
      db: this.#db,
      all: this.#all,
      ranks: this.#ranks,
      pace,
      verdicts: this.#verdicts,
    };
  }

  #version(): string {
    const { firstHiddenId } = this.#db;
    if (this.#hidden && firstHiddenId === Number.MAX_SAFE_INTEGER) {
      this.#hidden = false;
      this.#writes++;
    }
    return `${String(this.#writes)}/${String(firstHiddenId)}`;
  }

  /** Closing twice does no harm. */
  close(view: number): void {
    this.#views.close(view);
  }

  /** A window has gone: its views are closed, and what it asked for last ends. */
  leave(window: number): void {
    this.#views.leave(window);
    this.#runs.leave(String(window));
    this.#counting.leave(window);
    this.#figuring.leave(window);
  }

  /** The rows from `start`, one a position; fewer at the end of the view. */
  window({ view, start, count, agents }: WindowQuery): RowWindow {
    return { view, start, rows: this.rows(this.#views.ids(view).subarray(start, start + count), agents) };
  }

  /** Rows by id, in the order of the ids, with the verdicts for some crawlers; a row that is gone is an empty one. */
  rows(ids: Iterable<number>, agents: readonly string[] = []): UrlRow[] {
    const verdicts = (loc: string) => verdictsFor(this.#verdicts, agents, loc);
    return readRows(this.#db, Uint32Array.from(ids), agents.length > 0 ? verdicts : null);
  }

  /** What the rows of a set have in common. */
  summary(set: RowSet): RowsSummary {
    return summariseRows(this.#db, this.ids(set));
  }

  /** What a column of a set holds; a window's later call ends its earlier one, with "cancelled". */
  async figures(set: RowSet, column: FigureColumn, window = 0): Promise<RowsFigures> {
    const pace = this.#paceUntil(this.#figuring.next(window));
    return columnFigures(this.#db, column, ascending(this.ids(set)), pace);
  }

  /** Where a row stands in a view, or -1. */
  position(view: number, id: number): number {
    return this.#views.ids(view).indexOf(id);
  }

  /** Where Ctrl and an arrow lead from a position: see findEdge. */
  edge(view: number, query: EdgeQuery): number {
    return findEdge(this.#db, this.#views.ids(view), query);
  }

  /** Where rows stand in a view: the first `limit` ranges of positions. */
  rangesOf(view: number, ids: Uint32Array, limit: number): PositionRange[] {
    return rangesOfIds(this.#views.ids(view), ids, limit);
  }

  /** Whether changed rows that a view does not have meet its filter now: see missesRows. */
  misses(view: number, filter: readonly Condition[], changed: Uint32Array): Promise<boolean> {
    const tools = this.#tools(new Pace({ signal: this.#closed.signal }));
    return missesRows(this.#views.ids(view), filter, changed, tools);
  }

  /** The position of the next row that `wanted` takes: see nextPosition. */
  find(view: number, from: number, direction: 'next' | 'previous', wanted: (id: number) => boolean): number {
    return nextPosition(this.#views.ids(view), from, direction, wanted);
  }

  /** The ids of a row set in its order, each once; rows that are gone may be among them. */
  ids(set: RowSet): Uint32Array {
    if (set.kind === 'ids') return Uint32Array.from(new Set(set.ids));
    return idsOfRanges(this.#views.ids(set.view), set.ranges);
  }
}
