// The files of exported sets, as rows of the project. It knows no folder and reads no row of a URL.
import { boundariesOf, idsBetween } from '../../rows/id-ranges.ts';
import type { LeftOut } from '../../../../shared/model/export/planned-set.ts';
import type { ExportedFile, FilePlace } from './exported-file.ts';
import type { FileKind } from '../../../../shared/model/export/set-options.ts';
import { MAX_URLS_PER_SITEMAP } from '../../../../shared/protocol/limits.ts';
import type { Database, SqlRow } from '../file/database.ts';
import { packIds, unpackIds } from '../rows/pack-values.ts';

const COLUMNS =
  'section, host, kind, n, name, urls, bytes, namespaces, size, sha256, crc, plain_crc, lastmod, left_out, ids, waiting';

/** The files of a set, in the order of their numbers. */
export function readFiles(db: Database, set: number): ExportedFile[] {
  const sql = `SELECT ${COLUMNS} FROM export_file WHERE export_set = ? ORDER BY section, host, kind, n`;
  return db.all(sql, set).map((row) => toFile(set, row));
}

/** Whether a file of this name and content is in any set. */
export function isKnownFile(db: Database, { name, sha256 }: Pick<ExportedFile, 'name' | 'sha256'>): boolean {
  return (
    db.get('SELECT 1 FROM export_file WHERE sha256 = ? AND name = ? LIMIT 1', sha256, name) !== undefined
  );
}

/** Whether the file is one of the set's, just as it was read. */
export function isStoredIn(set: number, file: ExportedFile): boolean {
  return STORED.get(file)?.set === set;
}

/** What tells a file from the others of its set. */
export function fileKey({ section, kind, n, host }: FilePlace): string {
  return [section, kind, n, host].join(' ');
}

/** Deletes the files of a set but those with these keys. */
export function deleteFilesBut(db: Database, set: number, stay: ReadonlySet<string>): void {
  for (const row of db.all('SELECT section, kind, n, host FROM export_file WHERE export_set = ?', set))
    if (!stay.has(row.join(' ')))
      db.run(
        'DELETE FROM export_file WHERE export_set = ? AND section = ? AND kind = ? AND n = ? AND host = ?',
        set,
        ...row,
      );
}

/** Makes the files of one set those of another, which has none in their places. */
export function moveFiles(db: Database, from: number, to: number): void {
  db.run('UPDATE export_file SET export_set = ? WHERE export_set = ?', to, from);
}

/** Keeps a file as one of the set's. */
export function insertFile(db: Database, set: number, file: ExportedFile): void {
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
    file.plainCrc,
    file.lastmod,
    JSON.stringify(file.leftOut),
    stored?.ids ?? packFileIds(file.ids),
    packIds(file.waiting),
  );
}

/** Files as they were read, which nobody changes: mostly nobody asks for their rows, and they stay as they are. */
const STORED = new WeakMap<ExportedFile, StoredRows>();

interface StoredRows {
  /** The set that they are stored with. */
  readonly set: number;
  readonly ids: Uint8Array;
}

/** Ids as they were read, so that those of files whose rows stay need not be packed again. */
const PACKED = new WeakMap<Uint32Array, Uint8Array>();

/** Stands before ranges: no row has the id 0, with which a list would begin. */
const RANGES = 0;

/** Ranges take no more room than a list where there are so many rows to one. */
const ROWS_A_RANGE = 8;

/** The ids of a file: most have rows that followed one another when they were imported. */
function packFileIds(ids: Uint32Array): Uint8Array {
  const known = PACKED.get(ids);
  if (known) return known;
  const boundaries = boundariesOf(ids, ids.length / ROWS_A_RANGE);
  return boundaries ? Buffer.concat([Buffer.of(RANGES), packIds(boundaries)]) : packIds(ids);
}

function unpackFileIds(packed: Uint8Array): Uint32Array {
  const ids =
    packed[0] === RANGES
      ? idsBetween(unpackIds(packed.subarray(1)), MAX_URLS_PER_SITEMAP)
      : unpackIds(packed);
  PACKED.set(ids, packed);
  return ids;
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
    plainCrc,
    lastmod,
    leftOut,
    ids,
    waiting,
  ] = row;
  const stored: StoredRows = { set, ids: ids instanceof Uint8Array ? ids : new Uint8Array() };
  const file: ExportedFile = {
    section: Number(section),
    host: String(host),
    // Written by insertFile above, as is leftOut.
    kind: String(kind) as FileKind,
    n: Number(n),
    name: String(name),
    urls: Number(urls),
    bytes: Number(bytes),
    namespaces: Number(namespaces),
    size: Number(size),
    sha256: String(sha256),
    crc: typeof crc === 'number' ? crc : null,
    plainCrc: typeof plainCrc === 'number' ? plainCrc : null,
    lastmod: typeof lastmod === 'string' ? lastmod : null,
    leftOut: JSON.parse(String(leftOut)) as readonly LeftOut[],
    ids: unpackFileIds(stored.ids),
    waiting: unpackIds(waiting),
  };
  STORED.set(file, stored);
  return file;
}
