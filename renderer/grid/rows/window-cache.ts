// Keeps the pages of rows near the sight of the user and fetches what is missing. It never holds all rows.
import type { RowSource, GridRow } from '../grid-types.ts';
import { keptRow } from '../editing/kept-row.ts';

/** Rows a page; a request asks for whole pages. */
export const PAGE_ROWS = 128;
const MAX_PAGES = 48;
const MAX_RUN = 4;
const MAX_FLIGHTS = 2;
const PREFETCH_PAGES = 2;

interface Page<T extends GridRow> {
  readonly rows: readonly T[];
  readonly source: RowSource<T>;
  /** The revision that the rows were asked for at. */
  readonly revision: number;
}

interface Flight<T extends GridRow> {
  readonly source: RowSource<T>;
  readonly from: number;
  readonly to: number;
  readonly revision: number;
  readonly abort: AbortController;
}

interface CacheOptions<T extends GridRow> {
  readonly source: RowSource<T>;
  readonly rows: number;
  /** Called when rows arrived: those from ≤ position < to. */
  readonly onRows: (from: number, to: number) => void;
  readonly onError: (cause: unknown) => void;
}

/** At most 48 pages of 128 rows, two requests at a time, the rows in sight first, then those ahead. */
export class WindowCache<T extends GridRow> {
  readonly #options: CacheOptions<T>;
  readonly #pages = new Map<number, Page<T>>();
  readonly #flights = new Set<Flight<T>>();
  readonly #failed = new Set<number>();
  #source: RowSource<T>;
  #rows: number;
  #revision = 0;
  #first = 0;
  #last = 0;
  #direction = 1;
  #disposed = false;

  constructor(options: CacheOptions<T>) {
    this.#options = options;
    this.#source = options.source;
    this.#rows = options.rows;
  }

  /** Grows with each invalidation. */
  get revision(): number {
    return this.#revision;
  }

  /** The row, possibly of an older revision, or undefined while it is not loaded. */
  row(position: number): T | undefined {
    const { source, row } = this.seen(position);
    return source === this.#source ? row : undefined;
  }

  /** The row that is drawn at a position: of the list of before, until those of the present one are there. */
  seen(position: number): { readonly source: RowSource<T>; readonly row: T | undefined } {
    const { rows, source } = this.#pages.get(Math.floor(position / PAGE_ROWS)) ?? {};
    return { source: source ?? this.#source, row: rows?.[position % PAGE_ROWS] };
  }

  /** Whether no row in sight is one of the list of before. */
  get isOfPresent(): boolean {
    const { from, to } = this.#span(this.#first, this.#last);
    for (let page = from; page < to; page++)
      if ((this.#pages.get(page)?.source ?? this.#source) !== this.#source) return false;
    return true;
  }

  /** The revision of a loaded row, or -1. */
  revisionOf(position: number): number {
    return this.#pages.get(Math.floor(position / PAGE_ROWS))?.revision ?? -1;
  }

  /** Says which rows are in sight (half open). Requests for rows far from them are dropped. */
  want(first: number, last: number): void {
    if (first !== this.#first) this.#direction = first > this.#first ? 1 : -1;
    const pageChanged = Math.floor(first / PAGE_ROWS) !== Math.floor(this.#first / PAGE_ROWS);
    if (pageChanged) this.#failed.clear();
    this.#first = first;
    this.#last = last;
    this.#dropBefore();
    this.#pump();
  }

  /** All loaded rows may have changed: they stay readable until the new ones are there. */
  invalidate(): void {
    this.#revision++;
    this.#failed.clear();
    this.#pump();
  }

  /** The number of rows changed; rows beyond the end are forgotten. */
  resize(rows: number): void {
    this.#rows = rows;
    for (const [page, { rows: loaded, ...of }] of this.#pages) {
      const left = rows - page * PAGE_ROWS;
      if (left <= 0) this.#pages.delete(page);
      else if (left < loaded.length) this.#pages.set(page, { rows: loaded.slice(0, left), ...of });
    }
    this.invalidate();
  }

  /** The same list from another source after a change: what is loaded stays readable until the new rows are there. */
  replaceSource(source: RowSource<T>, rows: number): void {
    this.#source = source;
    for (const flight of this.#flights) flight.abort.abort();
    this.#dropBefore();
    this.resize(rows);
  }

  /** Out of sight no row of the list of before is needed. */
  #dropBefore(): void {
    const sight = this.#span(this.#first, this.#last);
    for (const [page, { source }] of this.#pages)
      if (source !== this.#source && (page < sight.from || page >= sight.to)) this.#pages.delete(page);
  }

  dispose(): void {
    this.#disposed = true;
    for (const flight of this.#flights) flight.abort.abort();
    this.#pages.clear();
  }

  #pump(): void {
    if (this.#disposed) return;
    const near = this.#span(
      this.#first - PREFETCH_PAGES * PAGE_ROWS,
      this.#last + PREFETCH_PAGES * PAGE_ROWS,
    );
    for (const flight of this.#flights) {
      if (flight.to <= near.from || flight.from >= near.to) flight.abort.abort();
    }
    while (this.#flights.size < MAX_FLIGHTS) {
      const run = this.#nextRun();
      if (!run) return;
      this.#fetch(run.from, run.to);
    }
  }

  #nextRun(): { from: number; to: number } | null {
    const sight = this.#span(this.#first, this.#last);
    for (let page = sight.from; page < sight.to; page++) {
      if (!this.#isMissing(page)) continue;
      let to = page + 1;
      while (to < sight.to && to - page < MAX_RUN && this.#isMissing(to)) to++;
      return { from: page, to };
    }
    if (this.#flights.size > 0) return null;
    for (let step = 0; step < PREFETCH_PAGES; step++) {
      const page = this.#direction > 0 ? sight.to + step : sight.from - 1 - step;
      if (page >= 0 && page * PAGE_ROWS < this.#rows && this.#isMissing(page))
        return { from: page, to: page + 1 };
    }
    return null;
  }

  #isMissing(page: number): boolean {
    if (this.#failed.has(page) || this.#pages.get(page)?.revision === this.#revision) return false;
    for (const flight of this.#flights) {
      const covers = page >= flight.from && page < flight.to && !flight.abort.signal.aborted;
      if (covers && flight.revision === this.#revision) return false;
    }
    return true;
  }

  #span(first: number, last: number): { from: number; to: number } {
    const end = Math.ceil(this.#rows / PAGE_ROWS);
    const from = Math.max(0, Math.floor(first / PAGE_ROWS));
    return { from, to: Math.min(end, Math.ceil(last / PAGE_ROWS)) };
  }

  #fetch(from: number, to: number): void {
    const source = this.#source;
    const flight = { from, to, source, revision: this.#revision, abort: new AbortController() };
    const start = from * PAGE_ROWS;
    const count = Math.min(this.#rows, to * PAGE_ROWS) - start;
    this.#flights.add(flight);
    source
      .fetch(start, count, flight.abort.signal)
      .then((rows) => {
        if (flight.abort.signal.aborted) return;
        this.#store(flight, rows);
      })
      .catch((cause: unknown) => {
        if (flight.abort.signal.aborted || this.#disposed) return;
        for (let page = from; page < to; page++) {
          this.#failed.add(page);
          // What stood there in the list of before says nothing of this one.
          if (this.#pages.get(page)?.source !== source) this.#pages.delete(page);
        }
        this.#options.onError(cause);
      })
      .finally(() => {
        this.#flights.delete(flight);
        this.#pump();
      });
  }

  #store(flight: Flight<T>, rows: readonly T[]): void {
    if (this.#disposed) return;
    for (let page = flight.from; page < flight.to; page++) {
      const known = this.#pages.get(page);
      const start = (page - flight.from) * PAGE_ROWS;
      if (page * PAGE_ROWS >= this.#rows || (known && known.revision > flight.revision)) continue;
      const loaded = rows.slice(start, start + PAGE_ROWS);
      this.#pages.delete(page);
      this.#pages.set(page, {
        rows: known ? loaded.map((row, i) => keptRow(known.rows[i], row)) : loaded,
        source: flight.source,
        revision: flight.revision,
      });
    }
    this.#evict();
    this.#options.onRows(flight.from * PAGE_ROWS, flight.to * PAGE_ROWS);
  }

  #evict(): void {
    const sight = this.#span(this.#first, this.#last);
    for (const page of this.#pages.keys()) {
      if (this.#pages.size <= MAX_PAGES) return;
      if (page < sight.from || page >= sight.to) this.#pages.delete(page);
    }
  }
}
