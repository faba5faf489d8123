// What the ways of encoding a set share: how they are watched and stopped, and how their files are called.
import type { ExportedFile, FilePlace } from '../../../shared/model/exported-file.ts';
import type { SetFile } from '../write/set-file.ts';

export interface EncodeControl {
  readonly signal: AbortSignal;
  /** Told after each batch of rows. */
  readonly onRows: (rows: number) => void;
  /** Whether a file of the known set has to be written whatever its rows are. */
  readonly isStale: (file: ExportedFile) => boolean;
  /** The bytes that the folder holds of a file with this SHA-256, to take over what did not change; else null. */
  readonly oldContent: (name: string, sha256: string) => Promise<Buffer | null>;
}

/** A file's place and name. */
export type SectionFile = FilePlace & Pick<SetFile, 'name'>;
