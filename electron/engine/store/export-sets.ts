// What earlier exports wrote: which rows went to which file, so that a URL stays in its file. It reads no row.
import type { LeftOut } from '../../../shared/model/export-plan.ts';
import type { ExportedFile } from '../../../shared/model/exported-file.ts';
import type { Database } from './database.ts';
import { packIds, unpackIds } from './pack-values.ts';
import { endGeneration, forgetTouched } from './touched-blocks.ts';

export interface ExportSet {
  /** The folder. */
  readonly out: string;
  /** The generation of changes that it holds. */
  readonly generation: number;
  readonly gzip: boolean;
  readonly files: readonly ExportedFile[];
}

/** The set that was last written to the folder, or null. */
export function readExportSet(db: Database, out: string): ExportSet | null {
  return readSet(db, 'SELECT id, out, generation, gzip FROM export_set WHERE out = ?', out);
}

/** The set that was written last of all, or null. */
export function readLatestExportSet(db: Database): ExportSet | null {
  return readSet(db, 'SELECT id, out, generation, gzip FROM export_set ORDER BY generation DESC LIMIT 1');
}

/** Keeps what was written to the folder, in place of what was known of it. */
export function writeExportSet(db: Database, set: Omit<ExportSet, 'generation'>): void {
  db.transaction(() => {
    const { out, gzip, files } = set;
    db.run(`DELETE FROM export_file WHERE export_set IN (SELECT id FROM export_set WHERE out = ?)`, out);
    db.run('DELETE FROM export_set WHERE out = ?', out);
    db.run(
      'INSERT INTO export_set(out, generation, gzip) VALUES (?, ?, ?)',
      out,
      endGeneration(db),
      Number(gzip),
    );
    const id = db.number('SELECT last_insert_rowid()');
    for (const file of files) insertFile(db, id, file);
    forgetTouched(db);
  });
}

function insertFile(db: Database, set: number, file: ExportedFile): void {
  db.run(
    `INSERT INTO export_file(export_set, section, n, urls, bytes, namespaces, size, sha256, lastmod, left_out, ids, waiting)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    set,
    file.section,
    file.n,
    file.urls,
    file.bytes,
    file.namespaces,
    file.size,
    file.sha256,
    file.lastmod,
    JSON.stringify(file.leftOut),
    packIds(file.ids),
    packIds(file.waiting),
  );
}

function readSet(db: Database, sql: string, ...values: readonly string[]): ExportSet | null {
  const row = db.get(sql, ...values);
  if (!row) return null;
  const [id, out, generation, gzip] = row;
  const files = db.all(
    `SELECT section, n, urls, bytes, namespaces, size, sha256, lastmod, left_out, ids, waiting
     FROM export_file WHERE export_set = ? ORDER BY section, n`,
    Number(id),
  );
  return {
    out: String(out),
    generation: Number(generation),
    gzip: gzip === 1,
    files: files.map(
      ([section, n, urls, bytes, namespaces, size, sha256, lastmod, leftOut, ids, waiting]) => ({
        section: Number(section),
        n: Number(n),
        urls: Number(urls),
        bytes: Number(bytes),
        namespaces: Number(namespaces),
        size: Number(size),
        sha256: String(sha256),
        lastmod: typeof lastmod === 'string' ? lastmod : null,
        // Written by insertFile above.
        leftOut: JSON.parse(String(leftOut)) as readonly LeftOut[],
        ids: unpackIds(ids),
        waiting: unpackIds(waiting),
      }),
    ),
  };
}
