// What the ways of encoding a set share: how they are watched and stopped, and how their files are called.
import type { FilePlace } from '../../../../shared/model/exported-file.ts';
import type { FileForm } from '../../write/file-form.ts';
import type { SetFile } from '../../write/set-file.ts';
import type { StageFile } from '../../write/stage-files.ts';
import type { ExportFolder } from './export-folder.ts';
import type { ExportThreads } from './export-threads.ts';

export interface EncodeControl {
  readonly signal: AbortSignal;
  /** Told after each batch of rows. */
  readonly onRows: (rows: number) => void;
  /** Told while files are made before the set is laid out: the rows of those that are done, and of all of them. */
  readonly onAhead?: ((rows: number, total: number) => void) | undefined;
  /** What the folder holds; see ExportFolder.look. */
  readonly look: ExportFolder['look'];
  /** Writes a file of the set before it is known whether it is one; undefined: nothing is written. */
  readonly stage?: StageFile | undefined;
  /** Threads, or null where all is done here. */
  readonly threads: ExportThreads | null;
  /** Whether the content of each file is looked at: then all are made here. */
  readonly needsContent: boolean;
}

/** A file's place and name. */
export type SectionFile = FilePlace & Pick<SetFile, 'name'>;

/** What the files of a family have in common. */
export interface FamilyFiles {
  readonly form: FileForm;
  /** 1 to 9; null = not packed. */
  readonly level: number | null;
  readonly label: (n: number) => SectionFile;
}
