// A file of a set on its way from its rows to the folder. Plain data.
import type { ExportedFile, FilePlace } from '../../../shared/model/exported-file.ts';
import type { FileContent, SetFacts } from './file-content.ts';
import type { WrittenContent } from './reproducible-gzip.ts';
import type { StagedFile } from './staging.ts';

interface PlacedFile extends SetFacts, FilePlace, Pick<ExportedFile, 'name' | 'waiting'> {}

/** A file of the set to write. */
export interface SetFile extends PlacedFile {
  /** Valid until release(). */
  readonly content: FileContent;
  /** The memory that all of the content lies in, where it may be lent to a thread. */
  readonly memory?: ArrayBuffer | undefined;
  /** The memory of parts of the content that nobody needs afterwards: it may be given away. */
  readonly spent?: (() => readonly ArrayBuffer[]) | undefined;
  /** Gives the memory back for the next file; call it once. Where it was lent to a thread: what came back from there. */
  readonly release: (memory?: ArrayBuffer) => void;
}

/** A file whose bytes a thread makes. */
export interface MadeFile extends PlacedFile {
  /** As they are to be written, proved to hold what they should; see packFile. */
  readonly made: Promise<WrittenContent>;
  /** To be called once they are written: their memory may serve for others. */
  readonly release?: (() => void) | undefined;
  /** Where it is on its way to the staging folder already. */
  readonly staged?: Promise<StagedFile> | undefined;
}
