// Brings imported rows into the project as one transaction and one undo step. It parses and checks nothing.
import { isExcluded, type NormalBatch } from '../../rows/entry-batch.ts';
import type { ChangeLabel } from '../../../../shared/model/edit/change.ts';
import { finish, type Steps } from '../../../../shared/model/steps.ts';
import { ruleMask, type RuleSets } from '../../rows/rule-sets.ts';
import type { SourceFormat } from '../../../../shared/model/project.ts';
import { recordCreated } from '../history/change-cells.ts';
import type { Database } from '../file/database.ts';
import { DuplicateFinder } from '../links/duplicate-finder.ts';
import { AddedHashes } from '../rows/hash-table.ts';
import type { History } from '../history/history.ts';
import { insertRows } from '../rows/insert-rows.ts';
import { lastRow } from '../rows/last-row.ts';
import { OriginCounts, refreshMajoritySteps } from '../flags/majority-site.ts';
import type { RobotsFlags } from '../flags/robots-flags.ts';
import { addSource, finishSource, type SourceFacts } from '../source-table.ts';
import { toRuns, writeCells } from '../rows/write-cells.ts';
import { addRows, addTo, noNumbers, type Numbers } from '../rows/row-numbers.ts';
import type { Tally } from '../rows/tally.ts';

/** Adds sources and rows as one transaction and one undo step. After commit or rollback it is used up. */
export interface ImportWriter {
  /** `parent` = the source that names it. */
  addSource(location: string, format: SourceFormat | null, parent?: number | null): number;
  /** Looks at the rows that are stored already, in steps. Where nobody ran them the first rows do. */
  ready(): Steps<void>;
  /** Stores the rows; returns how many of them are duplicates. Sets their loc-duplicate flag itself. */
  add(source: number, batch: NormalBatch, issues: readonly number[]): number;
  /** Takes rows of this import out of the set, within `settle`; the ids ascend. Returns how many were in it. */
  exclude(ids: Uint32Array): number;
  /** The change that the import is, for what belongs to it besides sources and rows. */
  readonly change: number;
  /** Keeps at most 1,000 problems, the errors first; the source's counts stay true. */
  finishSource(source: number, o: SourceFacts): void;
  /**
   * Makes all of it durable and counts the majority site anew. `settle` brings flags that depend on other rows up to
   * date before, in the same transaction. Ended early, the import is taken back; what reads between two steps does not
   * see its rows.
   */
  commitSteps(settle?: (imported: Imported) => Steps<void>): Steps<ImportCounts>;
  /** The same without a pause. */
  commit(settle?: (imported: Imported) => Steps<void>): ImportCounts;
  rollback(): void;
}

/** What an import brought, for flags that depend on other rows. */
export interface Imported {
  /** The loc hashes that different locs share now. */
  readonly sharedHashes: ReadonlySet<number>;
}

/** How many rows came, and how many of them have the address of a row before them. */
export interface ImportCounts {
  readonly rows: number;
  readonly duplicates: number;
}

/** What imports write to. */
interface ImportTarget {
  readonly db: Database;
  readonly history: History;
  readonly tally: Tally;
  readonly sets: RuleSets;
  readonly robots: RobotsFlags;
}

/** So many rows are told to the disk on their way, so that the commit does not wait for all of them. */
const LARGE_ROWS = 20_000;

const DUPLICATE = ruleMask('loc-duplicate');
const BLOCKED = ruleMask('robots-blocked');

/** Begins an import; the caller ends it with commit or rollback, whatever happens. Nothing else may change rows. */
export function beginImport(target: ImportTarget, label: ChangeLabel | string): ImportWriter {
  const { db } = target;
  // New pages are written once to the file itself, and a crash rolls them back.
  const useLog = db.bypassLog();
  // Mapped pages count as memory of the process, and what was just written is hardly read.
  const mapped = db.number('PRAGMA mmap_size');
  db.exec('PRAGMA mmap_size=0');
  const restore = () => {
    useLog();
    db.exec(`PRAGMA mmap_size=${String(mapped)}`);
  };
  try {
    return new SqliteImportWriter(target, label, restore);
  } catch (error) {
    db.rollback();
    restore();
    throw error;
  }
}

class SqliteImportWriter implements ImportWriter {
  readonly #db: Database;
  readonly #tally: Tally;
  readonly #sets: RuleSets;
  readonly #robots: RobotsFlags;
  readonly #restore: () => void;
  readonly #finder: DuplicateFinder;
  readonly #loading: Steps<void>;
  readonly change: number;
  readonly #entries = new Map<number, number>();
  readonly #origins = new OriginCounts();
  #first = 0;
  #rows = 0;
  readonly #added = noNumbers();
  #duplicates = 0;
  #hashes: AddedHashes | null = null;
  #open = true;

  constructor(
    { db, history, tally, sets, robots }: ImportTarget,
    label: ChangeLabel | string,
    restore: () => void,
  ) {
    this.#db = db;
    this.#restore = restore;
    this.#tally = tally;
    this.#sets = sets;
    this.#robots = robots;
    db.exec('BEGIN IMMEDIATE');
    this.change = history.beginChange(label);
    db.firstHiddenId = lastRow(db) + 1;
    this.#finder = new DuplicateFinder(db, tally.counts().rows);
    this.#loading = this.#finder.addStored();
  }

  addSource(location: string, format: SourceFormat | null, parent: number | null = null): number {
    const id = addSource(this.#db, location, format, this.change, parent);
    this.#entries.set(id, 0);
    return id;
  }

  ready(): Steps<void> {
    return this.#loading;
  }

  add(source: number, batch: NormalBatch, issues: readonly number[]): number {
    if (batch.count === 0) return 0;
    finish(this.#loading);
    this.#hashes ??= new AddedHashes(this.#db);
    const first = this.#nextId();
    const repeated = this.#finder.mark(first, batch.hash, batch.loc);
    const flags = new Array<number>(batch.count);
    const duplicate = this.#sets.idOf(DUPLICATE);
    let duplicates = 0;
    for (let i = 0; i < batch.count; i++) {
      const is = repeated[i] === true;
      flags[i] = is ? this.#sets.replace(issues[i] ?? 0, duplicate, DUPLICATE) : (issues[i] ?? 0);
      duplicates += Number(is);
      this.#origins.add(batch.loc[i] ?? '');
      this.#hashes.add(batch.hash[i] ?? 0, first + i);
    }
    this.#flagBlocked(first, flags, batch);
    for (const [i, number] of flags.entries()) {
      if (!isExcluded(batch, i)) addRows(this.#added.sets, number, 1);
    }
    insertRows(this.#db, { source, batch, issues: flags });
    if (this.#isLarge) this.#db.file.begin();
    if (this.#rows === 0) this.#first = first;
    this.#rows += batch.count;
    this.#added.rows += batch.count;
    if (this.#added.sources) addTo(this.#added.sources, source, batch.count);
    this.#added.included += batch.count - (batch.excluded?.length ?? 0);
    this.#duplicates += duplicates;
    this.#entries.set(source, (this.#entries.get(source) ?? 0) + batch.count);
    return duplicates;
  }

  /** It needs no record: undo takes the rows as a whole. */
  exclude(ids: Uint32Array): number {
    const included = this.#db.all(
      'SELECT id FROM url WHERE id IN (SELECT value FROM json_each(?)) AND included = 1 ORDER BY id',
      JSON.stringify([...ids]),
    );
    if (included.length === 0) return 0;
    const rows = Uint32Array.from(included, ([id]) => Number(id));
    this.#tally.followCells('included', rows, () => {
      const out = included.map(() => 0);
      writeCells(this.#db, 'included', rows, toRuns(out));
    });
    return rows.length;
  }

  /** Takes what robots.txt blocks out of the numbers of rows: it is kept apart, of included rows alone. */
  #flagBlocked(first: number, numbers: number[], batch: NormalBatch): void {
    const blocked: number[] = [];
    for (let i = 0; i < numbers.length; i++) {
      const number = numbers[i] ?? 0;
      if (!this.#sets.has(number, 'robots-blocked')) continue;
      numbers[i] = this.#sets.replace(number, 0, BLOCKED);
      if (isExcluded(batch, i)) continue;
      blocked.push(first + i);
      if (numbers[i] === 0) this.#added.onlyBlocked++;
    }
    this.#added.blocked += blocked.length;
    this.#robots.write({ ids: blocked, flagged: blocked.map(() => true) });
  }

  finishSource(source: number, o: SourceFacts): void {
    finishSource(this.#db, source, { ...o, entries: this.#entries.get(source) ?? 0 });
  }

  commit(settle?: (imported: Imported) => Steps<void>): ImportCounts {
    return finish(this.commitSteps(settle));
  }

  *commitSteps(settle?: (imported: Imported) => Steps<void>): Steps<ImportCounts> {
    const result = { rows: this.#rows, duplicates: this.#duplicates };
    if (this.#entries.size === 0 && this.#rows === 0) {
      this.rollback();
      return result;
    }
    try {
      const numbers = yield* this.#asStored(this.#complete(settle));
      this.#db.exec('COMMIT');
      this.#end();
      this.#tally.exchange(numbers);
    } finally {
      this.rollback();
    }
    return result;
  }

  *#complete(settle?: (imported: Imported) => Steps<void>): Steps<void> {
    if (this.#rows > 0) recordCreated(this.#db, this.change, this.#first, this.#db.lastId);
    this.#db.run('UPDATE change SET rows = ? WHERE id = ?', this.#rows, this.change);
    yield 0;
    if (this.#hashes) yield* this.#hashes.finish();
    yield 0;
    if (this.#rows > 0) {
      yield* refreshMajoritySteps(this.#db, this.#rows, { from: this.#first, counts: this.#origins });
    }
    if (settle) yield* settle({ sharedHashes: this.#finder.shared });
    // The commit itself can't be cut, and waits for all of it.
    if (this.#isLarge) yield* this.#db.file.finish();
  }

  /** While a step runs the rows are as good as stored; between two nobody sees them. Gives the numbers of all rows. */
  *#asStored(steps: Steps<void>): Steps<Numbers | null> {
    const hidden = this.#db.firstHiddenId;
    let inside = this.#tally.with(this.#added);
    try {
      for (;;) {
        this.#db.firstHiddenId = Number.MAX_SAFE_INTEGER;
        const outside = this.#tally.exchange(inside);
        const next = steps.next();
        inside = this.#tally.exchange(outside);
        if (next.done === true) return inside;
        this.#db.firstHiddenId = hidden;
        yield next.value;
      }
    } finally {
      steps.return();
    }
  }

  rollback(): void {
    if (!this.#open) return;
    this.#db.rollback();
    this.#end();
  }

  #end(): void {
    this.#open = false;
    this.#db.firstHiddenId = Number.MAX_SAFE_INTEGER;
    this.#tally.forget();
    this.#restore();
  }

  get #isLarge(): boolean {
    return this.#rows >= LARGE_ROWS;
  }

  #nextId(): number {
    return Math.max(this.#db.lastId + 1, this.#db.firstHiddenId);
  }
}
