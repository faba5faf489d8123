// An archive that came from the web: which files are in it, and which of them the project knows. It reads none of them.
import { AppError } from '../../../../../shared/contract/errors.ts';
import type { Problem } from '../../../../../shared/model/problem.ts';
import { ARCHIVE_MARK } from '../../../read/sources/archive/expand-archive.ts';
import type { OpenArchives } from '../../../read/sources/archive/open-archives.ts';
import type { SourceFile } from '../../../read/sources/source-file.ts';
import { isWebInput } from '../../../../../shared/protocol/web-input.ts';
import { takeEntries, toldOf } from '../take-sources.ts';
import { problemFrom } from '../../../read/read-failures.ts';

export interface WebArchive {
  /** In the archive's order. They can be read while the download is there. */
  readonly files: readonly SourceFile[];
  /** What is odd about the archive. */
  readonly problems: readonly Problem[];
  /** Why it could not be read, or null. */
  readonly error: AppError | null;
}

/** What is in the download, or null where it is no archive. Throws the signal's reason and what is no AppError. */
export async function openWebArchive(
  download: SourceFile,
  archives: OpenArchives,
): Promise<WebArchive | null> {
  try {
    const all = await archives.expand({ ...download, named: true });
    if (all.length === 1 && all[0]?.location === download.location && !all[0].report) return null;
    const { files, leftOut } = await takeEntries(all);
    return {
      files: files.filter(({ report }) => !report),
      problems: [...files.flatMap(({ report }) => report ?? []), ...toldOf(leftOut)],
      error: null,
    };
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'cancelled') throw error;
    return { files: [], problems: [problemFrom(error, download.location)], error };
  }
}

/** The address of the archive, where a location is that of a file in an archive of the web; else null. */
export function webArchiveOf(location: string): string | null {
  const mark = isWebInput(location) ? location.indexOf(ARCHIVE_MARK) : -1;
  return mark < 0 ? null : location.slice(0, mark);
}
