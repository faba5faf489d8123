// What a run that ended unexpectedly left beside a project file, looked at before SQLite applies it to that file: it may
// hold a newer version, damage, or what somebody else wrote. The project file itself is only read.
import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fstatSync,
  openSync,
  readSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { reason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import { makeTemporaryFolderNow } from '../../../files/temporary-folder.ts';
import { assertSound, openForReading, openUnchecked } from './open-database.ts';
import { assertKnownVersion, hasPendingJournal, hasPendingLog } from './project-header.ts';
import { projectError } from './sqlite-error.ts';

/** Throws newer-project or damaged-project where the file would be such once its log or journal is applied. */
export function assertPendingSound(path: string): void {
  if (hasPendingJournal(path)) assertJournalSound(path);
  else if (hasPendingLog(path)) assertLogSound(path);
}

function assertLogSound(path: string): void {
  const hadIndex = existsSync(`${path}-shm`);
  const db = openForReading(path);
  try {
    assertKnownVersion(path, db.number('PRAGMA user_version'));
    assertSound(db);
  } finally {
    db.close();
    if (!hadIndex) rmSync(`${path}-shm`, { force: true });
  }
}

/** A journal is applied by whoever reads, so a copy is read. The file is read whole now in any case. */
function assertJournalSound(path: string): void {
  if (namesAnother(path)) {
    throw new AppError('damaged-project', reason('project-foreign', { path, part: 'journal' }));
  }
  const folder = makeTemporaryFolderNow('journal');
  try {
    const copy = join(folder.path, 'copy.mapwright');
    if (!copyWith(path, copy)) return;
    const db = openUnchecked(copy);
    try {
      assertKnownVersion(path, db.number('PRAGMA user_version'));
      assertSound(db);
    } finally {
      db.close();
    }
  } finally {
    folder.removeNow();
  }
}

/** False where there is no room: then SQLite applies the journal, and what it gives is judged after that. */
function copyWith(path: string, copy: string): boolean {
  try {
    copyBeside(path, copy);
    return true;
  } catch (error) {
    const known = projectError(error, path);
    if (known.code === 'disk-full') return false;
    throw known;
  }
}

/** Copies a project file with its log and its journal, unless that names another file. */
export function copyBeside(path: string, copy: string): void {
  for (const suffix of ['', '-wal', '-journal']) {
    if (suffix === '-journal' && namesAnother(path)) continue;
    if (existsSync(path + suffix)) copyFileSync(path + suffix, copy + suffix, constants.COPYFILE_FICLONE);
  }
}

/** How the end of a journal begins that is one of several. Source: sqlite.org/fileformat2.html#the_rollback_journal. */
const MAGIC = Buffer.from('d9d505f920a163d7', 'hex');

/**
 * Whether the journal is one of several, with the name of a file that they have in common: SQLite deletes that file, and
 * it can be any. A project never has one, as none of its changes is about two databases.
 */
function namesAnother(path: string): boolean {
  try {
    const file = openSync(`${path}-journal`, 'r');
    try {
      const end = Buffer.alloc(MAGIC.length);
      const { size } = fstatSync(file);
      return (
        size > MAGIC.length && readSync(file, end, 0, end.length, size - end.length) > 0 && end.equals(MAGIC)
      );
    } finally {
      closeSync(file);
    }
  } catch {
    return false;
  }
}
