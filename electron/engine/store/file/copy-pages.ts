// Copies an open database to a new file page by page, while others go on with their work.
import { backup, type DatabaseSync } from 'node:sqlite';
import { projectError } from './sqlite-error.ts';

/** Hears of bytes that were copied, and of how many there are. It may throw to end the copying. */
export type CopyProgress = (done: number, total: number) => void;

/** 16 MiB of pages: some milliseconds. */
const PAGES_A_STEP = 2_000;

/** Errors name the new file. */
export async function copyPages(
  db: DatabaseSync,
  path: string,
  { page, tell }: { readonly page: number; readonly tell: CopyProgress },
): Promise<void> {
  try {
    await backup(db, path, {
      rate: PAGES_A_STEP,
      progress: ({ totalPages, remainingPages }) => {
        tell((totalPages - remainingPages) * page, totalPages * page);
      },
    });
  } catch (error) {
    throw projectError(error, path);
  }
}
