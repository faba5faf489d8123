// Keeps what each row is as three numbers, for figures over all rows: it learns of every write of rows, and reads only
// those again. It counts nothing.
import type { WrittenDay } from '../../../../shared/model/overview.ts';
import { idsOfWrite, rowsOfWrite, unitedIds } from '../id-lists.ts';
import type { Pace } from '../pace.ts';
import { partOf, partsOf } from '../row-scope.ts';
import type { RowWrite, ViewDatabase } from '../view-database.ts';
import type { CodeBeside } from './code-beside.ts';
import { codePart, CODED_ROWS, codedParts, type CodedPart, type Kind } from './code-part.ts';
import { FolderTree } from './folder-tree.ts';
import { ValuesByNumber } from './values-by-number.ts';
import { WriteMemory } from './write-memory.ts';

/** Stored columns that decide on nothing here. */
const PASSED_OVER = new Set(['changefreq', 'priority', 'images', 'videos', 'news', 'chosen']);

/** Where more than this share was written, all rows are read anew. */
const REPAIRED_SHARE = 1 / 4;
const REPAIRED_ROWS = 20_000;

/** Different kinds that are told apart, each with up to hundreds of bytes; of those beyond, languages are left out. */
const MOST_KINDS = 200_000;

/** Each row by the numbers of its values; lists by id. */
export interface Codes {
  /** Ids above are of no row, or of one that nobody may see yet. */
  readonly last: number;
  /** 0 where there is no row with the id. */
  readonly kind: Uint32Array;
  readonly day: Uint32Array;
  readonly folder: Uint32Array;
  /** By their numbers; the one with number 0 is of no row. */
  readonly kinds: readonly Kind[];
  readonly days: readonly WrittenDay[];
  readonly tree: FolderTree;
  /** False where there is too much to tell apart: see FolderTree.isWhole; of some rows the languages are not known. */
  readonly isWhole: boolean;
}

/** Which rows there are, and how they are. */
export interface RowsVersion {
  readonly writes: number;
  /** See ViewDatabase.firstHiddenId. */
  readonly hidden: number;
}

/** Memory: 12 bytes a row once they were asked for, and what folders take. */
export class CodedRows {
  /** Given where the project is closed. */
  readonly closed: AbortSignal;
  readonly #db: ViewDatabase;
  readonly #beside: CodeBeside | null;
  #kept: Kept | null = null;
  /** What is being read now: rows can change meanwhile. */
  #coming: Kept | null = null;
  #reading: Promise<unknown> | null = null;
  readonly #writes = new WriteMemory();
  /** From here on, an import wrote rows that nobody could see yet. */
  #hiddenFrom = Infinity;

  /** `beside`: other threads that help with the first reading. */
  constructor(db: ViewDatabase, closed: AbortSignal, beside: CodeBeside | null = null) {
    this.#db = db;
    this.closed = closed;
    this.#beside = beside;
    db.onRowWrite((write) => {
      this.#note(write);
    });
    // What was read may never have been.
    db.onRowsTakenBack(() => {
      this.#note(null);
    });
  }

  /** Another one after each write of rows, and where rows of an import have come to be seen. */
  get version(): RowsVersion {
    this.#noteImported();
    return { writes: this.#writes.count, hidden: this.#db.firstHiddenId };
  }

  /** The rows that were written since, ascending; null where that is not known. */
  changedSince({ writes, hidden }: RowsVersion): Uint32Array | null {
    this.#noteImported();
    return hidden === this.#db.firstHiddenId ? this.#writes.since(writes) : null;
  }

  /** The rows as they are at the end; to be used up before others have their turn, or looked at with `version`. */
  async read(pace: Pace): Promise<Codes> {
    for (;;) {
      this.#noteImported();
      // What one reads is read for all; where one is ended, the next goes on.
      if (this.#reading) await this.#reading.catch(() => undefined);
      else if (this.#kept && this.#kept.dirtyRows === 0) return this.#kept.codes(this.#db.firstHiddenId);
      else await this.#alone(pace);
    }
  }

  async #alone(pace: Pace): Promise<void> {
    this.#reading = this.#kept ? repair(this.#db, this.#kept, pace) : this.#build(pace);
    try {
      await this.#reading;
    } finally {
      this.#reading = null;
    }
  }

  async #build(pace: Pace): Promise<void> {
    const last = Number(this.#db.get('SELECT max(id) FROM url')?.[0] ?? 0);
    const kept = new Kept(last);
    this.#coming = kept;
    pace.expect(last);
    try {
      await readAll(this.#db, { kept, last, pace }, this.#beside);
      if (!kept.isLost) this.#kept = kept;
    } finally {
      this.#coming = null;
    }
  }

  /** Rows of an import that have come to be seen: nobody tells of them again. */
  #noteImported(): void {
    if (this.#hiddenFrom === Infinity || this.#db.firstHiddenId !== Number.MAX_SAFE_INTEGER) return;
    const last = Number(this.#db.get('SELECT max(id) FROM url')?.[0] ?? 0);
    const write = { field: null, ids: null, first: this.#hiddenFrom, last };
    this.#hiddenFrom = Infinity;
    if (last >= write.first) this.#note(write);
  }

  #note(write: RowWrite | null): void {
    // Those of an import come by millions, and are nobody's to see until all are there.
    if (write && write.first >= this.#db.firstHiddenId) {
      this.#hiddenFrom = Math.min(this.#hiddenFrom, write.first);
      return;
    }
    this.#writes.note(write);
    if (write && write.field !== null && PASSED_OVER.has(write.field)) return;
    for (const kept of [this.#kept, this.#coming]) kept?.note(write);
    if (this.#kept?.isLost === true) this.#kept = null;
  }
}

interface Reading {
  readonly kept: Kept;
  readonly last: number;
  readonly pace: Pace;
}

async function readAll(
  db: ViewDatabase,
  { kept, last, pace }: Reading,
  beside: CodeBeside | null,
): Promise<void> {
  const left = Array.from({ length: codedParts(last) }, (_, part) => part);
  const here = async (): Promise<void> => {
    for (let part = left.pop(); part !== undefined; part = left.pop()) {
      const { from, rows } = partOf({ ids: null, last }, part * CODED_ROWS, CODED_ROWS);
      kept.put(codePart(db, from));
      if (pace.spent(rows)) await pace.pause();
    }
  };
  const elsewhere = beside?.(last, left, (coded) => {
    kept.put(coded);
    pace.spent(CODED_ROWS);
  });
  try {
    await here();
    await elsewhere;
    // What others gave back.
    await here();
  } finally {
    left.length = 0;
    await elsewhere;
  }
}

/** Reads rows again that were written; ended early, they are to be read still. */
async function repair(db: ViewDatabase, kept: Kept, pace: Pace): Promise<void> {
  const dirty = kept.takeDirty();
  pace.expect(dirty.length);
  let done = 0;
  try {
    for (const { from, rows } of partsOf({ ids: dirty, last: 0 }, CODED_ROWS)) {
      kept.forget(dirty.subarray(done, done + rows));
      kept.put(codePart(db, from));
      done += rows;
      if (pace.spent(rows)) await pace.pause();
    }
  } finally {
    if (done < dirty.length) kept.remember(dirty.subarray(done));
  }
}

/** The numbers of all rows, with the rows that were written since. */
class Kept {
  /** So much was written, or nobody knows what, that it is of no use any more. */
  isLost = false;
  dirtyRows = 0;
  #dirty: Uint32Array[] = [];
  #kind: Uint32Array;
  #day: Uint32Array;
  #folder: Uint32Array;
  #hasAllKinds = true;
  readonly #tree = new FolderTree();
  readonly #days = new ValuesByNumber<WrittenDay, WrittenDay>();
  readonly #kinds = new ValuesByNumber<string, Kind>();

  constructor(last: number) {
    this.#kind = new Uint32Array(last + 1);
    this.#day = new Uint32Array(last + 1);
    this.#folder = new Uint32Array(last + 1);
    this.#kinds.numberOf(keyOf(NO_KIND), () => NO_KIND);
  }

  codes(firstHiddenId: number): Codes {
    return {
      last: Math.min(this.#kind.length, firstHiddenId) - 1,
      kind: this.#kind,
      day: this.#day,
      folder: this.#folder,
      kinds: this.#kinds.values,
      days: this.#days.values,
      tree: this.#tree,
      isWhole: this.#tree.isWhole && this.#hasAllKinds,
    };
  }

  put({ ids, folders, days, kinds }: CodedPart): void {
    this.#makeRoom(ids.at(-1) ?? 0);
    const folderOf = folders.values.map((folder) => this.#tree.add(folder));
    const dayOf = days.values.map((day) => this.#days.numberOf(day, asItIs));
    const kindOf = kinds.values.map((kind) => this.#numberOf(kind));
    for (let i = 0; i < ids.length; i++) {
      const id = ids[i] ?? 0;
      this.#folder[id] = folderOf[folders.of[i] ?? 0] ?? 0;
      this.#day[id] = dayOf[days.of[i] ?? 0] ?? 0;
      this.#kind[id] = kindOf[kinds.of[i] ?? 0] ?? 0;
    }
  }

  /** There are no rows with these ids until they are put again. */
  forget(ids: Uint32Array): void {
    for (const id of ids) if (id < this.#kind.length) this.#kind[id] = 0;
  }

  note(write: RowWrite | null): void {
    const most = Math.max(REPAIRED_ROWS, this.#kind.length * REPAIRED_SHARE);
    if (write && this.dirtyRows + rowsOfWrite(write) <= most) this.remember(idsOfWrite(write));
    else this.isLost = true;
  }

  remember(ids: Uint32Array): void {
    this.#dirty.push(ids);
    this.dirtyRows += ids.length;
  }

  /** Those that were written since, ascending; they count as read. */
  takeDirty(): Uint32Array {
    const dirty = unitedIds(this.#dirty);
    this.#dirty = [];
    this.dirtyRows = 0;
    return dirty;
  }

  #numberOf(kind: Kind): number {
    const isTooMuch = this.#kinds.values.length >= MOST_KINDS && kind.languages.length > 0;
    if (isTooMuch) this.#hasAllKinds = false;
    const told = isTooMuch ? { ...kind, languages: [] } : kind;
    return this.#kinds.numberOf(keyOf(told), () => told);
  }

  #makeRoom(last: number): void {
    if (last < this.#kind.length) return;
    const length = Math.ceil(last * 1.1) + 1;
    [this.#kind, this.#day, this.#folder] = [
      longer(this.#kind, length),
      longer(this.#day, length),
      longer(this.#folder, length),
    ];
  }
}

const NO_KIND: Kind = { issues: -1, isBlocked: false, included: false, section: -1, languages: [] };

const asItIs = (day: WrittenDay): WrittenDay => day;

function keyOf({ issues, isBlocked, included, section, languages }: Kind): string {
  return `${String(issues)} ${String(Number(isBlocked))}${String(Number(included))} ${String(section)} ${languages.join(' ')}`;
}

function longer(numbers: Uint32Array, length: number): Uint32Array {
  const more = new Uint32Array(length);
  more.set(numbers);
  return more;
}
