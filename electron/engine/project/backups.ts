// Keeps copies of projects in the app's own folder: the last five of each, within a bound for all. When one is made, and
// what is done with it, is decided by others. See docs/decisions/0065-backups-are-for-disasters.md.
import { existsSync, type Dirent } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { reason } from '../../../shared/contract/error-texts.ts';
import { AppError } from '../../../shared/contract/errors.ts';
import type { BackedUpBefore, Backup } from '../../../shared/model/backup.ts';
import { backupFolder } from '../../files/backup-folder.ts';
import type { CopyProgress } from '../store/file/copy-pages.ts';
import type { Database } from '../store/file/database.ts';

/** Of one project. */
const MOST = 5;

/** Of all projects together; the newest stays whatever its size. */
const BYTES_AT_MOST = 10e9;

/** Older ones go, but the newest of each project. */
const AGE_AT_MOST_MS = 90 * 24 * 3_600_000;

/** What a backup leaves free on the disk, besides as much again as it takes. */
const FREE_BYTES = 1e9;

/** What is undone after such a time needs no backup of its own: the one before it and the history have it all. */
const PAUSE_MS = 10 * 60_000;

const NOTE = v.object({
  at: v.number(),
  rows: v.number(),
  before: v.custom<BackedUpBefore>((value) => v.is(v.object({ code: v.string() }), value)),
});

interface Kept extends Backup {
  /** Without its ending. */
  readonly place: string;
}

export interface BackupOrder {
  /** Of the project. */
  readonly path: string;
  readonly rows: number;
  readonly before: BackedUpBefore;
}

export class Backups {
  readonly #folder: string;
  /** When the last one of each project was made by this process. */
  readonly #made = new Map<string, number>();

  /** `folder`: that of all backups, which need not be there. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** True where this process made one of the project a moment ago. */
  hasRecent(path: string): boolean {
    return Date.now() - (this.#made.get(this.#of(path)) ?? -Infinity) < PAUSE_MS;
  }

  /** The newest first. */
  async list(path: string): Promise<Backup[]> {
    const kept = await backupsIn(this.#of(path));
    return kept.map(({ id, at, rows, bytes, before }) => ({ id, at, rows, bytes, before }));
  }

  /** The file of a backup; throws not-found. */
  async file(path: string, id: string): Promise<string> {
    const kept = await backupsIn(this.#of(path));
    const found = kept.find((one) => one.id === id);
    if (!found) throw new AppError('not-found', reason('backup-missing', { path }));
    return `${found.place}.mapwright`;
  }

  /** Copies the open database page by page, while others go on; then the oldest backups go. `tell` may throw to end it. */
  async make(db: Database, { path, rows, before }: BackupOrder, tell: CopyProgress): Promise<void> {
    const folder = this.#of(path);
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await assertRoom(folder, db.bytes());
      const place = await freePlace(folder);
      const unfinished = `${place}.part`;
      try {
        await db.backUp(unfinished, tell);
        await writeFile(`${place}.json`, JSON.stringify({ path, at: Date.now(), rows, before }));
        await rename(unfinished, `${place}.mapwright`);
      } catch (error) {
        for (const ending of ['.part', '.part-journal', '.json']) await rm(place + ending, { force: true });
        throw error;
      }
    } catch (error) {
      if (error instanceof AppError) throw error;
      const cause = error instanceof Error ? error.message : String(error);
      throw new AppError('io', reason('backup-failed', { folder, cause }));
    }
    this.#made.set(folder, Date.now());
    await this.#prune();
  }

  #of(path: string): string {
    return backupFolder(this.#folder, path);
  }

  /** A failure leaves more than is wanted, nothing else. */
  async #prune(): Promise<void> {
    const all: (Kept & { readonly place: string; readonly nth: number })[] = [];
    for (const { name } of await entriesOf(this.#folder)) {
      (await backupsIn(join(this.#folder, name))).forEach((one, nth) => all.push({ ...one, nth }));
    }
    all.sort((a, b) => b.at - a.at);
    let bytes = 0;
    for (const [i, one] of all.entries()) {
      bytes += one.bytes;
      const isOld = one.nth > 0 && Date.now() - one.at > AGE_AT_MOST_MS;
      if (i === 0 || (one.nth < MOST && bytes <= BYTES_AT_MOST && !isOld)) continue;
      for (const ending of ['.mapwright', '.json'])
        await rm(one.place + ending, { force: true }).catch(() => null);
    }
  }
}

async function backupsIn(folder: string): Promise<Kept[]> {
  const found: Kept[] = [];
  for (const { name } of await entriesOf(folder)) {
    if (!name.endsWith('.json')) continue;
    const id = name.slice(0, -'.json'.length);
    const one = await readOne(join(folder, id), id);
    if (one) found.push(one);
  }
  return found.sort((a, b) => b.at - a.at);
}

/** Null for what is not whole. */
async function readOne(place: string, id: string): Promise<Kept | null> {
  try {
    const { at, rows, before } = v.parse(NOTE, JSON.parse(await readFile(`${place}.json`, 'utf8')));
    const { size } = await stat(`${place}.mapwright`);
    return { id, at, rows, bytes: size, before, place };
  } catch {
    return null;
  }
}

function entriesOf(folder: string): Promise<Dirent[]> {
  return readdir(folder, { withFileTypes: true }).catch(() => []);
}

async function assertRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= bytes * 2 + FREE_BYTES) return;
  throw new AppError('disk-full', reason('backup-no-room', { folder }));
}

/** Named by the time, for who looks for it by hand. */
async function freePlace(folder: string): Promise<string> {
  // What a killed process left.
  for (const { name } of await entriesOf(folder)) {
    if (name.includes('.part')) await rm(join(folder, name), { force: true });
  }
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-').replace('T', ' ');
  for (let n = 1; ; n++) {
    const place = join(folder, n === 1 ? stamp : `${stamp} (${String(n)})`);
    if (!existsSync(`${place}.mapwright`)) return place;
  }
}
