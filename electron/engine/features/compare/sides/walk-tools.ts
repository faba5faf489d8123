// What a walk through a set of files is given, and what it gives: it reads them through this, and tells what it found.
import type { Problem } from '../../../../../shared/model/problem.ts';
import type { OpenArchives } from '../../../read/sources/archive/open-archives.ts';
import type { SourceFile } from '../../../read/sources/source-file.ts';
import type { WebDownloads } from '../../import/web-downloads.ts';
import type { DigestedFile } from '../digest/digest-file.ts';
import type { ListedFile } from '../file-pairs.ts';

export interface WalkTools {
  readonly archives: OpenArchives;
  readonly downloads: WebDownloads;
  /**
   * Digests a file; one that was digested already, by its SHA-256, may be given again. `depth` = how many files list each
   * other before it; null where it was not told of. Gives null for what is better read when all else was: `digestLater`.
   */
  readonly digest: (
    file: SourceFile,
    sha256: string | null,
    depth: number | null,
  ) => Promise<DigestedFile | null>;
  readonly digestLater: (file: SourceFile, sha256: string | null) => Promise<DigestedFile>;
  /** Of the file's bytes as they are; null where they can't be read: that is told when it is parsed. */
  readonly sha256: (file: SourceFile) => Promise<string | null>;
  /** Told of files of one depth with their names in the set, before they are read. */
  readonly onFound: (files: readonly ListedFile[], depth: number) => void;
  readonly onRead: (file: SourceFile, rows: number) => void;
  /** Take what can be read of what is damaged or missing; else it ends the walk. */
  readonly keepDamaged: boolean;
  /** Fetch what local files list and that is not among them. */
  readonly fetchListed: boolean;
  readonly signal: AbortSignal;
}

export interface WalkedFile {
  /** Relative to the set's folder. */
  readonly name: string;
  readonly file: SourceFile;
  readonly sha256: string | null;
  readonly digested: DigestedFile;
}

export interface WalkedSet {
  /** In the order of their names. */
  readonly files: readonly WalkedFile[];
  readonly problems: readonly Problem[];
  /** Files and addresses that could not be read, or not as a whole: rows are missing there. */
  readonly unread: ReadonlySet<string>;
  /** Downloads may go now: no file is read again. */
  readonly release: () => Promise<void>;
}
