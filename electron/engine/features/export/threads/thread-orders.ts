// What a thread of an export is asked, and what it answers. Plain data.
import type { ErrorData } from '../../../../../shared/contract/errors.ts';
import type { ExportOptions, LeftOut } from '../../../../../shared/model/export-plan.ts';
import type { FrozenFile } from '../../../store/frozen-reader.ts';
import type { FileForm } from '../lines/file-form.ts';
import type { PlainFile, WrittenContent } from '../pack/pack-file.ts';
import type { FileFacts } from '../pack/set-file.ts';
import type { FamilyRows } from '../lines/read-set.ts';

/**
 * First the frozen project, if files are to be made. Then the lines of a file, then its bytes; or a file that was made
 * elsewhere, to be packed. At last, where nothing more is asked, the end.
 */
export type ExportOrder =
  | { readonly kind: 'begin'; readonly project: FrozenFile }
  | { readonly kind: 'end' }
  | { readonly kind: 'lines'; readonly order: FileOrder }
  | { readonly kind: 'bytes'; readonly name: string; readonly level: number | null }
  | { readonly kind: 'pack'; readonly file: PackOrder };

/** Buffers come out of a thread as plain arrays. */
export interface PackOrder extends Omit<PlainFile, 'xml'> {
  readonly xml: Uint8Array<ArrayBuffer>;
}

export interface MadeBytes extends Omit<WrittenContent, 'bytes'> {
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export type ExportAnswer =
  | { readonly kind: 'lines'; readonly lines: MadeLines }
  | { readonly kind: 'bytes'; readonly made: MadeBytes }
  | { readonly kind: 'failed'; readonly error: { readonly app: ErrorData } | { readonly other: unknown } };

/** A file of a family's rows. */
export interface FileOrder {
  readonly rows: FamilyRows;
  /** Rows with lower ids are not looked at. */
  readonly from: number;
  /** Nor are so many rows that can be written, and those between them. */
  readonly skip: number;
  readonly form: FileForm;
  /** Null: all the rows go into the file; otherwise it is one of several that are filled one after the other. */
  readonly limits: Pick<ExportOptions, 'maxUrls' | 'maxBytes' | 'fillLevel'> | null;
}

export interface MadeLines {
  /** The id from which on rows were looked at; null where there are none behind those to skip. */
  readonly first: number | null;
  /** Null where none of the rows is written. */
  readonly facts: FileFacts | null;
  /** Where the next file begins; null where the rows ended. */
  readonly next: number | null;
  /** Rows that were read. */
  readonly rows: number;
  /** Rows among them that were not written. */
  readonly leftOut: readonly LeftOut[];
}
