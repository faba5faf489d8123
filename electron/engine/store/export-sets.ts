// What earlier exports wrote: which rows went to which file, so that a URL stays in its file. It reads no row.
import { IdRanges } from '../../../shared/model/id-ranges.ts';
import { RowIds } from '../../../shared/model/row-ids.ts';
import type { LeftOut } from '../../../shared/model/export-plan.ts';
import type { ExportedFile } from '../../../shared/model/exported-file.ts';
import type { FileBlocks } from '../../../shared/model/file-blocks.ts';
import type { FileKind } from '../../../shared/model/set-options.ts';
import type { Database, SqlRow, SqlValue } from './database.ts';
import { PRESENT } from './history-states.ts';
import { packBlocks, unpackBlocks } from './pack-blocks.ts';
import { packIds, unpackIds } from './pack-values.ts';
import { endGeneration, forgetTouched } from './touched-blocks.ts';

export interface ExportSet {
  /** The folder. */
  readonly out: string;
  /** The generation of changes that it holds. */
  readonly generation: number;
  readonly gzip: boolean;
  /** What else decided on the bytes of the files; the same text for the same form. */
  readonly form: string;
  /** When it was written, in milliseconds since 1970; 0 where that is not known. */
  readonly at: number;
  /** The state that it was written from; null where that is not known. */
  readonly state: number | null;
  readonly files: readonly ExportedFile[];
}

/** The set that was last written to the folder, or null. */
export function readExportSet(db: Database, out: string): ExportSet | null {
  return readSet(db, 'SELECT id, out, generation, gzip, form, at, state FROM export_set WHERE out = ?', out);
}

/** The folders that sets were written to. */
export function readExportFolders(db: Database): string[] {
  return db.all('SELECT out FROM export_set ORDER BY generation DESC').map(([out]) => String(out));
}

/** When the set was written that readExportSet, else readLatestExportSet would give; 0 where there is none. */
export function readExportTime(db: Database, out: string): number {
  const [at] = db.get('SELECT at FROM export_set ORDER BY out = ? DESC, generation DESC LIMIT 1', out) ?? [];
  return Number(at ?? 0);
}

/** The set that was written last of all, or null. */
export function readLatestExportSet(db: Database): ExportSet | null {
  return readSet(
    db,
    'SELECT id, out, generation, gzip, form, at, state FROM export_set ORDER BY generation DESC LIMIT 1',
  );
}

/** The sections that have files in the set that was written last; 0 = rows in none. */
export function readExportedSections(db: Database): number[] {
  const latest = 'SELECT id FROM export_set ORDER BY generation DESC LIMIT 1';
  return db
    .all(`SELECT DISTINCT section FROM export_file WHERE export_set = (${latest}) ORDER BY section`)
    .map(([section]) => Number(section));
}

/** What an export tells of the set that it wrote. */
export type WrittenSet = Omit<ExportSet, 'generation' | 'state'>;

/** Keeps what was written to the folder from the present state, in place of what was known of it. */
export function writeExportSet(db: Database, set: WrittenSet): void {
  db.transaction(() => {
    const id = writeSetItself(db, set);
    const stay = new Set(set.files.filter((file) => STORED.get(file)?.set === id));
    deleteOthers(db, id, stay);
    for (const file of set.files) if (!stay.has(file)) insertFile(db, id, file);
    forgetTouched(db);
  });
}

/** Returns its id, which stays. */
function writeSetItself(db: Database, { out, gzip, form, at }: WrittenSet): number {
  const values = [endGeneration(db), Number(gzip), form, at, db.number(PRESENT), out];
  const columns = 'generation = ?, gzip = ?, form = ?, at = ?, state = ?';
  if (db.run(`UPDATE export_set SET ${columns} WHERE out = ?`, ...values) === 0)
    db.run(
      'INSERT INTO export_set(generation, gzip, form, at, state, out) VALUES (?, ?, ?, ?, ?, ?)',
      ...values,
    );
  return db.number('SELECT id FROM export_set WHERE out = ?', out);
}

/** Deletes the files of a set but these, which are as they were read. */
function deleteOthers(db: Database, id: number, stay: ReadonlySet<ExportedFile>): void {
  const key = (...parts: readonly unknown[]): string => parts.join(' ');
  const keys = new Set(Array.from(stay, ({ section, kind, n, host }) => key(section, kind, n, host)));
  for (const row of db.all('SELECT section, kind, n, host FROM export_file WHERE export_set = ?', id))
    if (!keys.has(key(...row)))
      db.run(
        'DELETE FROM export_file WHERE export_set = ? AND section = ? AND kind = ? AND n = ? AND host = ?',
        id,
        ...row,
      );
}

const COLUMNS =
  'section, host, kind, n, name, urls, bytes, namespaces, size, sha256, crc, lastmod, left_out, ids, waiting, blocks';

function insertFile(db: Database, set: number, file: ExportedFile): void {
  const stored = STORED.get(file);
  db.run(
    `INSERT INTO export_file(export_set, ${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    set,
    file.section,
    file.host,
    file.kind,
    file.n,
    file.name,
    file.urls,
    file.bytes,
    file.namespaces,
    file.size,
    file.sha256,
    file.crc,
    file.lastmod,
    JSON.stringify(file.leftOut),
    stored?.ids ?? packFileIds(file.ids),
    packIds(file.waiting),
    stored?.blocks ?? packBlocks(file.blocks),
  );
}

/** Files as they were read, which nobody changes: mostly nobody asks for their rows, and they stay as they are. */
const STORED = new WeakMap<ExportedFile, StoredRows>();

interface StoredRows {
  /** The set that they are stored with. */
  readonly set: number;
  readonly ids: Uint8Array;
  readonly blocks: SqlValue;
}

/** Ids as they were read, so that those of files whose rows stay need not be packed again. */
const PACKED = new WeakMap<RowIds, Uint8Array>();

/** Stands before ranges: no row has the id 0, with which a list would begin. */
const RANGES = 0;

/** Ranges take no more room than a list where there are so many rows to one. */
const ROWS_A_RANGE = 8;

/** The ids of a file: most have rows that followed one another when they were imported. */
function packFileIds(ids: RowIds): Uint8Array {
  const known = PACKED.get(ids);
  if (known) return known;
  const list = ids.list();
  const ranges = IdRanges.of(list, list.length / ROWS_A_RANGE);
  return ranges ? Buffer.concat([Buffer.of(RANGES), packIds(ranges.boundaries)]) : packIds(list);
}

function unpackFileIds(packed: Uint8Array, length: number): RowIds {
  const ids =
    packed[0] === RANGES
      ? RowIds.ofRanges(new IdRanges(unpackIds(packed.subarray(1))))
      : RowIds.later(length, () => unpackIds(packed));
  PACKED.set(ids, packed);
  return ids;
}

function readSet(db: Database, sql: string, ...values: readonly string[]): ExportSet | null {
  const row = db.get(sql, ...values);
  if (!row) return null;
  const [id, out, generation, gzip, form, at, state] = row;
  const files = db.all(
    `SELECT ${COLUMNS} FROM export_file WHERE export_set = ? ORDER BY section, host, kind, n`,
    Number(id),
  );
  return {
    out: String(out),
    generation: Number(generation),
    gzip: gzip === 1,
    form: String(form),
    at: Number(at),
    state: state === null ? null : Number(state),
    files: files.map((file) => toFile(Number(id), file)),
  };
}

function toFile(set: number, row: SqlRow): ExportedFile {
  const [
    section,
    host,
    kind,
    n,
    name,
    urls,
    bytes,
    namespaces,
    size,
    sha256,
    crc,
    lastmod,
    leftOut,
    ids,
    waiting,
    blocks,
  ] = row;
  const stored: StoredRows = {
    set,
    ids: ids instanceof Uint8Array ? ids : new Uint8Array(),
    blocks: blocks ?? null,
  };
  let unpacked: FileBlocks | null = null;
  const file: ExportedFile = {
    section: Number(section),
    host: String(host),
    // Written by insertFile above, as are leftOut and blocks.
    kind: String(kind) as FileKind,
    n: Number(n),
    name: String(name),
    urls: Number(urls),
    bytes: Number(bytes),
    namespaces: Number(namespaces),
    size: Number(size),
    sha256: String(sha256),
    crc: typeof crc === 'number' ? crc : null,
    lastmod: typeof lastmod === 'string' ? lastmod : null,
    leftOut: JSON.parse(String(leftOut)) as readonly LeftOut[],
    ids: unpackFileIds(stored.ids, Number(urls)),
    waiting: unpackIds(waiting),
    get blocks() {
      return (unpacked ??= unpackBlocks(stored.blocks));
    },
  };
  STORED.set(file, stored);
  return file;
}
