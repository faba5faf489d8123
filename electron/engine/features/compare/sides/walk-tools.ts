// What a walk through a set of files is given, and what it gives: it reads them through this, and tells what it found.
import type { Problem } from '../../../../../shared/model/problem.ts';
import type { OpenArchives } from '../../../read/sources/archive/open-archives.ts';
import type { SourceFile } from '../../../read/sources/source-file.ts';
import type { WebDownloads } from '../../import/web-downloads.ts';
import type { DigestedFile } from '../digest/digest-file.ts';
import type { SetDigester } from '../digest/set-digester.ts';

export interface WalkTools {
  readonly archives: OpenArchives;
  readonly downloads: WebDownloads;
  readonly digester: SetDigester;
  /** Told of each file before it is read. */
  readonly onFound: (file: SourceFile) => void;
  readonly onRead: (file: SourceFile, rows: number) => void;
  /** Take what can be read of what is damaged or missing; else it ends the walk. */
  readonly keepDamaged: boolean;
  /** Read what files list; else only what was named. */
  readonly follow: boolean;
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
