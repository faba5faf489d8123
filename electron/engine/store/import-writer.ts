// Brings imported rows into the project as one transaction and one undo step. It parses and checks nothing.
import type { NormalBatch } from '../../../shared/model/entry-batch.ts';
import type { ChangeLabel } from '../../../shared/model/change.ts';
import { ruleMask, type RuleSets } from '../../../shared/model/rule-sets.ts';
import type { SourceFormat } from '../../../shared/model/project.ts';
import { recordCreated } from './change-cells.ts';
import type { Database } from './database.ts';
import { DuplicateFinder } from './duplicate-finder.ts';
import type { History } from './history.ts';
import { insertRows } from './insert-rows.ts';
import { OriginCounts, refreshMajority } from './majority-site.ts';
import { addSource, finishSource, type SourceFacts } from './sources.ts';
import type { Tally } from './tally.ts';

/** Adds sources and rows as one transaction and one undo step. After commit or rollback it is used up. */
export interface ImportWriter {
  /** `parent` = the source that names it. */
  addSource(location: string, format: SourceFormat | null, parent?: number | null): number;
  /** Stores the rows; returns how many of them are duplicates. Sets their loc-duplicate flag itself. */
  add(source: number, batch: NormalBatch, issues: readonly number[]): number;
  /** The change that the import is, for what belongs to it besides sources and rows. */
  readonly change: number;
  /** Keeps at most 1,000 problems, the errors first; the source's counts stay true. */
  finishSource(source: number, o: SourceFacts): void;
  /**
   * Makes all of it durable and counts the majority site anew. `settle` brings flags that depend on other rows up to
   * date before, in the same transaction.
   */
  commit(settle?: (imported: Imported) => void): { rows: number; duplicates: number };
  rollback(): void;
}

/** What an import brought, for flags that depend on other rows. */
export interface Imported {
  /** The loc hashes that different locs share now. */
  readonly sharedHashes: ReadonlySet<number>;
}

/** What imports write to. */
interface ImportTarget {
  readonly db: Database;
  readonly history: History;
  readonly tally: Tally;
  readonly sets: RuleSets;
}

const DUPLICATE = ruleMask('loc-duplicate');

/** So many new rows, and so much of the table, make it cheaper to build the hash index anew than to extend it. */
const REINDEX_ROWS = 20_000;
const REINDEX_SHARE = 1 / 8;

/** Begins an import; the caller ends it with commit or rollback, whatever happens. Nothing else may change rows. */
export function beginImport(target: ImportTarget, label: ChangeLabel | string): ImportWriter {
  const { db } = target;
  // New pages are written once to the file itself, and a crash rolls them back, where a log would write them twice.
  db.exec('PRAGMA journal_mode=DELETE');
  // Mapped pages count as memory of the process, and what was just written is hardly read.
  const mapped = db.number('PRAGMA mmap_size');
  db.exec('PRAGMA mmap_size=0');
  const restore = () => {
    db.exec(`PRAGMA journal_mode=WAL; PRAGMA mmap_size=${String(mapped)}`);
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
  readonly #restore: () => void;
  readonly #finder: DuplicateFinder;
  readonly #before: number;
  readonly change: number;
  readonly #entries = new Map<number, number>();
  readonly #origins = new OriginCounts();
  #first = 0;
  #rows = 0;
  #duplicates = 0;
  #indexed = true;
  #open = true;

  constructor({ db, history, tally, sets }: ImportTarget, label: ChangeLabel | string, restore: () => void) {
    this.#db = db;
    this.#restore = restore;
    this.#tally = tally;
    this.#sets = sets;
    this.#before = tally.counts().rows;
    db.exec('BEGIN IMMEDIATE');
    this.change = history.beginChange(label);
    db.firstHiddenId = Math.max(db.number('SELECT max(id) FROM url'), db.lastId) + 1;
    this.#finder = new DuplicateFinder(db, this.#before);
    this.#finder.addStored();
  }

  addSource(location: string, format: SourceFormat | null, parent: number | null = null): number {
    const id = addSource(this.#db, location, format, this.change, parent);
    this.#entries.set(id, 0);
    return id;
  }

  add(source: number, batch: NormalBatch, issues: readonly number[]): number {
    if (batch.count === 0) return 0;
    this.#dropIndexIfLarge(batch.count);
    const first = this.#nextId();
    const ids = new Array<number>(batch.count);
    for (let i = 0; i < batch.count; i++) ids[i] = first + i;
    const repeated = this.#finder.mark(ids, batch.hash, batch.loc);
    const flags = new Array<number>(batch.count);
    const duplicate = this.#sets.idOf(DUPLICATE);
    let duplicates = 0;
    for (let i = 0; i < batch.count; i++) {
      const is = repeated[i] === true;
      flags[i] = is ? this.#sets.replace(issues[i] ?? 0, duplicate, DUPLICATE) : (issues[i] ?? 0);
      duplicates += Number(is);
      this.#origins.add(batch.loc[i] ?? '');
    }
    insertRows(this.#db, { source, batch, issues: flags });
    if (this.#rows === 0) this.#first = first;
    this.#rows += batch.count;
    this.#duplicates += duplicates;
    this.#entries.set(source, (this.#entries.get(source) ?? 0) + batch.count);
    return duplicates;
  }

  finishSource(source: number, o: SourceFacts): void {
    finishSource(this.#db, source, { ...o, entries: this.#entries.get(source) ?? 0 });
  }

  commit(settle?: (imported: Imported) => void): { rows: number; duplicates: number } {
    const result = { rows: this.#rows, duplicates: this.#duplicates };
    if (this.#entries.size === 0 && this.#rows === 0) {
      this.rollback();
      return result;
    }
    try {
      if (this.#rows > 0) recordCreated(this.#db, this.change, this.#first, this.#db.lastId);
      this.#db.run('UPDATE change SET rows = ? WHERE id = ?', this.#rows, this.change);
      if (!this.#indexed) this.#db.exec('CREATE INDEX url_hash ON url(hash)');
      if (this.#rows > 0) refreshMajority(this.#db, this.#rows, { from: this.#first, counts: this.#origins });
      // From here on the rows are as good as stored.
      this.#db.firstHiddenId = Number.MAX_SAFE_INTEGER;
      this.#tally.forget();
      settle?.({ sharedHashes: this.#finder.shared });
      this.#db.exec('COMMIT');
    } catch (error) {
      this.rollback();
      throw error;
    }
    this.#end();
    return result;
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

  #nextId(): number {
    return Math.max(this.#db.lastId + 1, this.#db.firstHiddenId);
  }

  #dropIndexIfLarge(coming: number): void {
    const rows = this.#rows + coming;
    if (!this.#indexed || rows < REINDEX_ROWS || rows < this.#before * REINDEX_SHARE) return;
    this.#db.exec('DROP INDEX url_hash');
    this.#indexed = false;
  }
}
