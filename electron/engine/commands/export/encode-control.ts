// What the ways of encoding a set share: how they are watched and stopped, and how their files are called.
import type { FilePlace } from '../../../../shared/model/exported-file.ts';
import type { FileForm } from '../../write/file-form.ts';
import type { MadeFile, SetFile } from '../../write/set-file.ts';
import type { StagedFile } from '../../write/staging.ts';
import type { ExportFolder } from './export-folder.ts';
import type { ExportThreads } from './export-threads.ts';

export interface EncodeControl {
  readonly signal: AbortSignal;
  /** Told after each batch of rows. */
  readonly onRows: (rows: number) => void;
  /** Told while files are made before the set is laid out: the rows of those that are done, and of all of them. */
  readonly onAhead?: ((rows: number, total: number) => void) | undefined;
  /** Whether the folder holds a file with this SHA-256; see ExportFolder.sha256. */
  readonly isHeld: (name: string, sha256: string, keep: boolean) => Promise<boolean>;
  /** The bytes that the folder holds of a file with this SHA-256, to take over what did not change; else null. */
  readonly oldContent: ExportFolder['content'];
  /** Writes a file of the set before it is known whether it is one; undefined: nothing is written. */
  readonly stage?: ((name: string, pieces: readonly Buffer[]) => Promise<StagedFile>) | undefined;
  /** Threads that read and make files, or null: then every file is made here. */
  readonly threads: ExportThreads | null;
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

/** The files of a set that has no threads, as what they are. */
export async function* madeHere(files: AsyncIterable<SetFile | MadeFile>): AsyncGenerator<SetFile> {
  for await (const file of files) {
    if ('made' in file) throw new Error(`${file.name} was made in a thread.`);
    yield file;
  }
}
