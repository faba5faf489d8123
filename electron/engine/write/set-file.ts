// A file of a set on its way from its rows to the folder. Plain data.
import type { ExportedFile, FilePlace } from '../../../shared/model/exported-file.ts';
import type { FileContent } from './file-content.ts';
import type { EncodedFile } from './row-encoder.ts';

/** A file of the set to write. */
export interface SetFile
  extends Omit<EncodedFile, 'xml' | 'start'>, FilePlace, Pick<ExportedFile, 'name' | 'waiting' | 'bytes'> {
  /** Valid until release(). */
  readonly content: FileContent;
  /** The memory that all of the content lies in, where it may be lent to a thread. */
  readonly memory?: ArrayBuffer | undefined;
}
