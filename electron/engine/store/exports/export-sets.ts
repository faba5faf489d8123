// What earlier exports wrote: which rows went to which file, so that a URL stays in its file; and what a folder is about to
// get, so that it is known although a process ends before it can say so. It reads no row.
import type { ExportedFile } from './exported-file.ts';
import type { Database } from '../file/database.ts';
import { deleteFilesBut, fileKey, insertFile, isStoredIn, moveFiles, readFiles } from './export-files.ts';
import type { FinishedRun } from './export-profiles.ts';
import { PRESENT } from '../history/change-tree.ts';
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
    noteComingSet(db, set, NOBODY);
    confirmComingSet(db, set.out);
  });
}

/** A set that may be in its folder by now. */
export interface ComingSet {
  /** The SHA-256 of its manifest: where the folder holds that, it holds the set. */
  readonly manifest: string;
  /** What else is to be remembered then. */
  readonly run: FinishedRun | null;
}

const NOBODY: ComingSet = { manifest: '', run: null };

/** Notes what the folder is about to get from the present state; what is known of it stays until that is confirmed. */
export function noteComingSet(db: Database, set: WrittenSet, { manifest, run }: ComingSet): void {
  const { out, gzip, form, at, files } = set;
  db.transaction(() => {
    forgetComingSet(db, out);
    const before = setIdOf(db, out);
    const [stay, come] = [
      files.filter((file) => isStoredIn(before, file)),
      files.filter((file) => !isStoredIn(before, file)),
    ];
    db.run(
      `INSERT INTO coming_set(out, generation, gzip, form, at, state, stay, manifest, run)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      out,
      endGeneration(db),
      Number(gzip),
      form,
      at,
      db.number(PRESENT),
      JSON.stringify(stay.map(fileKey)),
      manifest,
      JSON.stringify(run),
    );
    const id = db.number('SELECT id FROM coming_set WHERE out = ?', out);
    for (const file of come) insertFile(db, -id, file);
  });
}

/** Notes that something may be left over in a folder from now on; one that is known is looked into anyway. */
export function noteFolder(db: Database, out: string): void {
  if (setIdOf(db, out) !== 0 || readComingSet(db, out)) return;
  noteComingSet(db, { out, gzip: false, form: '', at: 0, files: [] }, NOBODY);
}

/** What was noted for the folder and not confirmed; null where nothing was. */
export function readComingSet(db: Database, out: string): ComingSet | null {
  const row = db.get('SELECT manifest, run FROM coming_set WHERE out = ?', out);
  // Written by noteComingSet.
  return row ? { manifest: String(row[0]), run: JSON.parse(String(row[1])) as FinishedRun | null } : null;
}

/** The folders for which something was noted that is not confirmed. */
export function readComingFolders(db: Database): string[] {
  return db.all('SELECT out FROM coming_set').map(([out]) => String(out));
}

/** The folder got what was noted: that is its set now, whose id stays. */
export function confirmComingSet(db: Database, out: string): void {
  db.transaction(() => {
    const [coming, stay] = db.get('SELECT id, stay FROM coming_set WHERE out = ?', out) ?? [];
    if (coming === undefined) return;
    db.run(
      `INSERT INTO export_set(out, generation, gzip, form, at, state)
         SELECT out, generation, gzip, form, at, state FROM coming_set WHERE id = ?
       ON CONFLICT(out) DO UPDATE SET generation = excluded.generation, gzip = excluded.gzip, form = excluded.form,
         at = excluded.at, state = excluded.state`,
      coming,
    );
    const id = setIdOf(db, out);
    // Written by noteComingSet.
    deleteFilesBut(db, id, new Set(JSON.parse(String(stay)) as string[]));
    moveFiles(db, -Number(coming), id);
    db.run('DELETE FROM coming_set WHERE id = ?', coming);
    forgetTouched(db);
  });
}

/** Forgets what was noted for the folder. */
export function forgetComingSet(db: Database, out: string): void {
  db.transaction(() => {
    const coming = db.number('SELECT id FROM coming_set WHERE out = ?', out);
    if (coming === 0) return;
    deleteFilesBut(db, -coming, new Set());
    db.run('DELETE FROM coming_set WHERE id = ?', coming);
  });
}

/** 0 = none. */
function setIdOf(db: Database, out: string): number {
  return db.number('SELECT id FROM export_set WHERE out = ?', out);
}

function readSet(db: Database, sql: string, ...values: readonly string[]): ExportSet | null {
  const row = db.get(sql, ...values);
  if (!row) return null;
  const [id, out, generation, gzip, form, at, state] = row;
  return {
    out: String(out),
    generation: Number(generation),
    gzip: gzip === 1,
    form: String(form),
    at: Number(at),
    state: state === null ? null : Number(state),
    files: readFiles(db, Number(id)),
  };
}
