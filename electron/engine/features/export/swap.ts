// Puts a complete staged set in the place of the old one, so that a kill at any point can be made good.
// See docs/decisions/0003-atomic-export.md.
import { existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmdirSync, unlinkSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import * as v from 'valibot';
import { reason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import { SET_NAME } from '../../../../shared/model/export/set-name.ts';
import { fileError, nullIfMissing } from '../../../files/file-error.ts';
import { acquireLock, isLocked, isLockedHere, type FileLock, type NoLock } from '../../../files/file-lock.ts';
import { inUse, lockOf } from './folder/hold-folder.ts';
import { keepOpen } from './folder/keep-open.ts';
import { OpenFile } from '../../../files/open-file.ts';
import { readPresent } from './open-present.ts';
import { isHeld, patiently, type PatientClock } from '../../../files/patiently.ts';
import { findStagings, sha256Of, type Staging } from './folder/staging.ts';
import { syncFolder } from '../../../files/sync-folder.ts';

const JOURNAL = '.journal.json';

/** Of folders that somebody looks into. */
const REMOVE = { recursive: true, force: true, maxRetries: 5, retryDelay: 50 } as const;

const entry = v.strictObject({
  name: v.pipe(v.string(), v.regex(SET_NAME)),
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});
const journal = v.strictObject({
  mapwright: v.literal(1),
  renames: v.array(entry),
  removals: v.exactOptional(v.array(entry)),
});
type Journal = v.InferOutput<typeof journal>;

/** One file that moves from the staging folder into the target. */
export type SwapEntry = v.InferOutput<typeof entry>;

/** What recovery found: nothing, leftovers that it removed, or a swap that it completed. */
export type Recovery = 'none' | 'swept' | 'completed';

/**
 * Moves the entries in order (sitemaps, index, manifest), then removes files of earlier sets that still are as they
 * were written. Until the journal is on disk the old set stands; from then
 * on the new set is certain: what this call does not finish, recoverSwap does.
 */
export async function commitSwap(
  staging: Staging,
  entries: readonly SwapEntry[],
  removals: readonly SwapEntry[] = [],
  clock?: PatientClock,
): Promise<void> {
  const holding = keepOpen(
    staging.out,
    entries.map(({ name }) => name),
  );
  try {
    await writeJournal(staging.path, entries, removals);
  } catch (error) {
    await (
      await holding
    )();
    throw fileError(error, staging.path);
  }
  const letGo = await holding;
  try {
    await moveAll(staging.path, staging.out, entries, clock);
    await removeAll(staging.out, removals, clock);
    await syncFolders(staging.out, [...entries, ...removals]);
  } catch (error) {
    const cause = fileError(error, staging.out);
    throw new AppError(
      cause instanceof AppError ? cause.code : 'io',
      reason(isHeld(error) ? 'export-held' : 'export-incomplete', { path: staging.out }),
      cause.message,
    );
  } finally {
    // Nobody waits for it.
    void letGo();
  }
  await removeStaging(staging.path);
}

/** Mostly nothing but the journal is left in it. What can't be removed now is swept by the next export. */
async function removeStaging(folder: string): Promise<void> {
  try {
    unlinkSync(join(folder, JOURNAL));
    rmdirSync(folder);
  } catch {
    await rm(folder, REMOVE).catch(() => undefined);
  }
}

/**
 * Completes or clears what an earlier run left in the target, which whoever has its lock may: nobody else is at work there.
 * Cheap where there is nothing. A folder that somebody exports to now is left alone; `exclusive` (for an export about to
 * begin, which may have the lock already) refuses with "busy" instead.
 */
export async function recoverSwap(
  out: string,
  options: { readonly exclusive?: boolean; readonly clock?: PatientClock } = {},
): Promise<Recovery> {
  const found = await findStagings(out);
  // One that was killed at its very end left its lock alone, which goes with whoever has it next.
  if (found.length === 0 && (options.exclusive === true || !existsSync(lockOf(out)))) return 'none';
  const isMine = options.exclusive && isLockedHere(lockOf(out));
  const lock = isMine ? null : lockIn(out);
  const isBusy = lock === 'held' || (lock === 'impossible' && (await isWrittenTo(found)));
  if (isBusy && options.exclusive) throw inUse(out);
  if (isBusy) return 'none';
  try {
    return await recoverAll(found, out, options.clock);
  } finally {
    if (lock && typeof lock !== 'string') lock.release();
  }
}

function lockIn(out: string): FileLock | NoLock {
  try {
    return acquireLock(lockOf(out));
  } catch (error) {
    throw fileError(error, out);
  }
}

async function recoverAll(stagings: readonly string[], out: string, clock?: PatientClock): Promise<Recovery> {
  let result: Recovery = 'none';
  for (const path of stagings) {
    try {
      const completed = await rollForward(path, out, clock);
      await rm(path, REMOVE);
      if (completed) result = 'completed';
      else if (result === 'none') result = 'swept';
    } catch (error) {
      throw fileError(error, folderToChange(error, path, out));
    }
  }
  return result;
}

/** Where there are no locks, a staging folder that was quiet for this long is left over. */
const QUIET_MS = 10 * 60_000;

async function isWrittenTo(stagings: readonly string[]): Promise<boolean> {
  const found = await Promise.all(stagings.map((path) => stat(path).catch(nullIfMissing)));
  return found.some((one) => one !== null && Date.now() - one.mtimeMs < QUIET_MS);
}

/** Whether an export that was decided on ended before all of its files were in the folder: those there are no set. */
export async function isHalfMoved(out: string): Promise<boolean> {
  for (const path of await findStagings(out))
    if ((await readJournal(path)) !== null && !isLocked(lockOf(out))) return true;
  return false;
}

/** The folder of the set that a failed operation was to change: nobody can do anything about the staging folder. */
function folderToChange(error: unknown, stagingPath: string, out: string): string {
  if (!(error instanceof Error)) return out;
  const { path, dest = path } = error as NodeJS.ErrnoException & { readonly dest?: string };
  return dest === undefined || dest.startsWith(stagingPath) ? out : dirname(dest);
}

async function rollForward(stagingPath: string, out: string, clock?: PatientClock): Promise<boolean> {
  const found = await readJournal(stagingPath);
  if (!found) return false;
  const { renames, removals = [] } = found;
  const staged = new Set(await namesUnder(stagingPath));
  for (const { name, sha256 } of renames) {
    const path = join(staged.has(name) ? stagingPath : out, name);
    if ((await readPresent(path).then(sha256Of).catch(nullIfMissing)) !== sha256) return false;
  }
  const left = renames.filter(({ name }) => staged.has(name));
  await moveAll(stagingPath, out, left, clock);
  await removeAll(out, removals, clock);
  await syncFolders(out, [...renames, ...removals]);
  return true;
}

/** The files in a folder and its sub folders, by names as a set has them. */
async function namesUnder(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.map((name) => name.replaceAll(sep, '/'));
}

/**
 * In one go, so that nothing else runs between the first and the last rename; but where another program holds a file,
 * waits for it.
 */
async function moveAll(
  from: string,
  to: string,
  entries: readonly SwapEntry[],
  clock?: PatientClock,
): Promise<void> {
  for (const folder of foldersOf(entries)) {
    mkdirSync(join(to, folder), { recursive: true });
    if (isLink(join(to, folder))) throw leadsElsewhere(join(to, folder));
  }
  let at = 0;
  await patiently(() => {
    for (; at < entries.length; at++) {
      const { name } = entries[at] as SwapEntry;
      renameSync(join(from, name), join(to, name));
    }
  }, clock);
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

function leadsElsewhere(path: string): AppError {
  return new AppError('invalid-export', reason('export-folder-is-link', { path }));
}

/** Leaves alone what somebody changed since; a sub folder goes with its last file. */
async function removeAll(out: string, removals: readonly SwapEntry[], clock?: PatientClock): Promise<void> {
  const elsewhere = foldersOf(removals).filter((folder) => isLink(join(out, folder)));
  for (const { name, sha256 } of removals) {
    if (elsewhere.some((folder) => name.startsWith(`${folder}/`))) continue;
    const path = join(out, name);
    await patiently(() => {
      const stat = lstatSync(path, { throwIfNoEntry: false });
      if (stat?.isFile() && sha256Of(readFileSync(path)) === sha256) unlinkSync(path);
    }, clock);
  }
  for (const folder of foldersOf(removals).toReversed()) {
    try {
      rmdirSync(join(out, folder));
    } catch {
      // Something else is in it, or it is gone already.
    }
  }
}

/** The sub folders that these files lie in, those above before those below. */
function foldersOf(entries: readonly SwapEntry[]): string[] {
  const folders = new Set<string>();
  for (const { name } of entries) {
    const parts = name.split('/').slice(0, -1);
    parts.forEach((_, i) => folders.add(parts.slice(0, i + 1).join('/')));
  }
  return [...folders].sort();
}

async function syncFolders(out: string, entries: readonly SwapEntry[]): Promise<void> {
  for (const folder of ['', ...foldersOf(entries)]) await syncFolder(join(out, folder)).catch(goneIsSynced);
}

function goneIsSynced(error: unknown): void {
  nullIfMissing(error);
}

async function writeJournal(
  folder: string,
  renames: readonly SwapEntry[],
  removals: readonly SwapEntry[],
): Promise<void> {
  const draft = join(folder, `${JOURNAL}.draft`);
  const text = JSON.stringify({ mapwright: 1, renames, ...(removals.length > 0 && { removals }) });
  const file = OpenFile.open(draft, 'wx');
  try {
    await file.write([Buffer.from(text)]);
    await file.sync();
  } finally {
    file.close();
  }
  await patiently(() => {
    renameSync(draft, join(folder, JOURNAL));
  });
  await syncFolder(folder);
}

/** What was decided on, or null where the process ended before that. */
async function readJournal(folder: string): Promise<Journal | null> {
  const text = await readPresent(join(folder, JOURNAL)).catch(nullIfMissing);
  if (text === null) return null;
  try {
    const parsed = v.safeParse(journal, JSON.parse(text.toString()));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
