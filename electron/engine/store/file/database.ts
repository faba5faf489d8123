// The one adapter over node:sqlite: rows as arrays, cached statements, transactions, errors as AppError.
// It knows no table.
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Steps } from '../../../../shared/model/steps.ts';
import { HolderNote } from '../../../files/lock-holder.ts';
import { CACHE_KB, pagesOf, writeInBulk, writeInPieces } from './bulk-write.ts';
import { copyPages, type CopyProgress } from './copy-pages.ts';
import { Flush } from './flush.ts';
import { RowNews } from '../rows/row-news.ts';
import type { RowWrite } from '../rows/row-write.ts';
import { projectError } from './sqlite-error.ts';
import { WriteLog } from './write-log.ts';

export type SqlValue = null | number | bigint | string | Uint8Array;
export type SqlRow = readonly SqlValue[];

/** A statement that writes rows; who runs one without announcing it makes everything remembered about rows useless. */
const WRITES_ROWS = /\b(?:UPDATE|INTO|DELETE FROM)\s+url\b/i;

export class Database {
  /** The file, for messages. */
  readonly path: string;
  /** What is in the log and what in the file. */
  readonly log: WriteLog;
  /** Of the file itself. Nothing else may open that: whoever closes it ends the locks of this process on it. */
  readonly file: Flush;
  /** Tells others, in words, who has locked the file. */
  readonly holder: HolderNote;
  /** While an import runs, its uncommitted rows have ids from here on and readers must not show them. */
  firstHiddenId: number = Number.MAX_SAFE_INTEGER;
  /** The highest row id given so far: ids of purged rows are not used again while the project is open. */
  lastId = 0;
  /** Set for good when a page could not be read. */
  sawDamage = false;
  readonly #db: DatabaseSync;
  readonly #onBegin: (() => () => void)[] = [];
  /** Brings back what was known when the open transaction began. */
  #undo: readonly (() => void)[] = [];
  readonly #onRollback: (() => void)[] = [];
  readonly #news = new RowNews();
  readonly #statements = new Map<string, StatementSync>();
  readonly #rowWriters = new Set<StatementSync>();
  /** Pages of rows that were written since a transaction began, at most. */
  #pages = 0;
  #beforeWrite: (() => void) | null = null;

  constructor(path: string, db: DatabaseSync) {
    this.path = path;
    this.#db = db;
    this.log = new WriteLog(path, this.#setting);
    this.file = new Flush(path);
    this.holder = new HolderNote(path);
  }

  /** Runs one or more statements without parameters. */
  exec(sql: string): void {
    if (WRITES_ROWS.test(sql)) this.#news.unknown();
    this.#guard(() => {
      this.#db.exec(sql);
    });
  }

  /** Runs a statement and returns how many rows it changed. */
  run(sql: string, ...values: readonly SqlValue[]): number {
    if (this.#beforeWrite && !this.inTransaction) return this.transaction(() => this.run(sql, ...values));
    return this.#guard(() => {
      const statement = this.#statement(sql);
      if (this.#rowWriters.has(statement)) this.#news.unknown();
      return Number(statement.run(...values).changes);
    });
  }

  /** Runs a statement that writes rows many times, each with its own values; inside writeRows. (To `run` makes an object a time.) */
  runEach(sql: string, times: number, values: (i: number) => readonly SqlValue[]): void {
    this.#guard(() => {
      const statement = this.#statement(sql);
      for (let i = 0; i < times; i++) statement.get(...values(i));
    });
  }

  /** Runs work that writes just these rows, and tells those who remember something about rows. */
  writeRows<T>(write: RowWrite, work: () => T): T {
    if (this.#news.isAnnounced) return work();
    this.#pages += pagesOf(write);
    return this.#news.announce(write, work);
  }

  /** Tells of every write of rows before it happens; null where nobody said which rows. */
  onRowWrite(tell: (write: RowWrite | null) => void): void {
    this.#news.onWrite(tell);
  }

  /** Tells that rows which a transaction wrote are as they were before it. */
  onRowsTakenBack(tell: () => void): void {
    this.#news.onTakenBack(tell);
  }

  /** Writes a compact copy of the whole database to a new file; errors name that file. */
  copyInto(path: string): void {
    this.#guard(() => this.#statement('VACUUM INTO ?').run(path), path);
  }

  /** How long the file is, with what stands in the log. */
  bytes(): number {
    return this.number('PRAGMA page_count') * this.number('PRAGMA page_size');
  }

  /** Writes a copy of the whole database to a new file, while others go on with their work; errors name that file. */
  backUp(path: string, tell: CopyProgress = () => undefined): Promise<void> {
    return copyPages(this.#db, path, { page: this.number('PRAGMA page_size'), tell });
  }

  /** The first row, or undefined. */
  get(sql: string, ...values: readonly SqlValue[]): SqlRow | undefined {
    return this.#guard(() => this.#statement(sql).get(...values) as SqlRow | undefined);
  }

  /** All rows; for results whose size is bounded. */
  all(sql: string, ...values: readonly SqlValue[]): SqlRow[] {
    return this.#guard(() => this.#statement(sql).all(...values) as unknown as SqlRow[]);
  }

  /** A number from a query's first column; 0 where it has no row or null. */
  number(sql: string, ...values: readonly SqlValue[]): number {
    return Number(this.get(sql, ...values)?.[0] ?? 0);
  }

  /** Makes a function of ours usable in SQL. It must be pure. */
  register(name: string, fn: (...values: SqlValue[]) => SqlValue): void {
    this.#guard(() => {
      this.#db.function(name, { deterministic: true, varargs: true }, fn);
    });
  }

  get inTransaction(): boolean {
    return this.#db.isTransaction;
  }

  /** Runs work in the first transaction that writes, before anything else; where that is taken back, in the next. */
  beforeFirstWrite(work: () => void): void {
    this.#beforeWrite = work;
  }

  /** Runs work as one transaction: all of it, durably, or nothing of it. Inside another one it just joins. */
  transaction<T>(work: () => T): T {
    if (this.inTransaction) return work();
    try {
      this.#begin();
      const result = work();
      this.#commit();
      return result;
    } catch (error) {
      this.rollback();
      throw error;
    }
  }

  /**
   * Runs steps as one transaction, which stays open from step to step: whoever reads in between sees what is done so
   * far. Ended early, nothing of it remains.
   */
  *transactionSteps<T>(work: () => Steps<T>): Steps<T> {
    if (this.inTransaction) return yield* work();
    let committed = false;
    try {
      this.#begin();
      const result = yield* writeInBulk(this.#setting, this.path, work());
      this.log.postpone();
      this.#commit();
      committed = true;
      return result;
    } finally {
      if (!committed) this.rollback();
      this.exec(`PRAGMA cache_size=-${String(CACHE_KB)}`);
    }
  }

  /**
   * Runs steps as many transactions one after the other, for what may stay half done: ended early, all that was done
   * stays. Inside another transaction it just joins.
   */
  *pieceSteps<T>(work: () => Steps<T>): Steps<T> {
    if (this.inTransaction) return yield* work();
    try {
      return yield* writeInPieces(this.#setting, this.path, {
        begin: this.#begin,
        pages: () => this.#pages,
        commit: this.#commit,
        steps: work(),
      });
    } finally {
      if (this.#db.isTransaction) this.rollback();
      this.exec(`PRAGMA cache_size=-${String(CACHE_KB)}`);
    }
  }

  readonly #begin = (): void => {
    this.#pages = 0;
    this.exec('BEGIN IMMEDIATE');
    this.#news.began();
    this.#undo = this.#onBegin.map((tell) => tell());
    this.#beforeWrite?.();
  };

  readonly #commit = (): void => {
    this.exec('COMMIT');
    this.#beforeWrite = null;
    this.#undo = [];
  };

  /** Takes the open transaction back; harmless where SQLite already did so by itself (a full disk). */
  rollback(): void {
    if (this.inTransaction) this.exec('ROLLBACK');
    this.#news.takenBack();
    for (const tell of this.#onRollback) tell();
    for (const undo of this.#undo) undo();
    this.#undo = [];
  }

  /** Asks, when a transaction begins, for a way back to what is known of rows by then; it is gone after a rollback. */
  onBegin(tell: () => () => void): void {
    this.#onBegin.push(tell);
  }

  /** Tells whoever remembers numbers about rows that a transaction was taken back. */
  onRollback(tell: () => void): void {
    this.#onRollback.push(tell);
  }

  /** Keeps the file itself as it is, whatever is written, until releaseFile; false where that can't be. See WriteLog.hold. */
  holdFile(): boolean {
    return !this.inTransaction && this.log.hold();
  }

  releaseFile(): void {
    if (this.#db.isOpen) this.log.release();
  }

  /**
   * Has what is written from now on go to the file itself, where a log would write it twice; returns how to end that.
   * Goes on with the log while somebody relies on the file.
   */
  bypassLog(): () => void {
    if (this.log.held) return () => undefined;
    this.log.leave();
    return () => {
      this.log.enter();
    };
  }

  close(): void {
    this.holder.forget();
    this.log.close();
    this.#forgetStatements();
    if (this.#db.isOpen)
      this.#guard(() => {
        this.#db.close();
      });
    this.file.close();
  }

  /** Runs SQL that is told by its running once, as settings are: SQLite acts on many when it reads them. */
  readonly #setting = (sql: string): SqlRow | undefined =>
    this.#guard(() => {
      const statement = this.#db.prepare(sql);
      statement.setReturnArrays(true);
      return statement.get() as SqlRow | undefined;
    });

  #statement(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = this.#db.prepare(sql);
      statement.setReturnArrays(true);
      if (this.#statements.size >= STATEMENTS_KEPT) this.#forgetStatements();
      this.#statements.set(sql, statement);
      if (WRITES_ROWS.test(sql)) this.#rowWriters.add(statement);
    }
    return statement;
  }

  #forgetStatements(): void {
    this.#statements.clear();
    this.#rowWriters.clear();
  }

  #guard<T>(work: () => T, path = this.path): T {
    try {
      return work();
    } catch (error) {
      const known = projectError(error, path);
      this.sawDamage ||= known.code === 'damaged-project';
      throw known;
    }
  }
}

const STATEMENTS_KEPT = 200;
