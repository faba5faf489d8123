// The files of a set as bytes, one after the other: laid out anew, or only those of a known set that change. It reads
// rows and writes nothing.
import { setImmediate } from 'node:timers/promises';
import type { RowBatch } from '../../../shared/model/entry-batch.ts';
import type { ExportOptions, LeftOut } from '../../../shared/model/export-plan.ts';
import type { ExportedFile } from '../../../shared/model/exported-file.ts';
import { planSplit } from '../plan/split-plan.ts';
import { RowEncoder, type EncodedFile } from '../write/row-encoder.ts';
import type { SetFile } from '../write/stage-files.ts';
import { frameBytes } from '../write/xml-frame.ts';
import { sitemapName } from './export-options.ts';
import { layOutSticky, type ChangedFile, type KnownSet } from './sticky-layout.ts';

/** The rows of an export. */
export interface ExportInput {
  /** All rows that may be written, in the order in which a new set has them. */
  readonly batches: Iterable<RowBatch>;
  /** Rows that `batches` will give. */
  readonly total: number;
  /** Rows that are left out of `batches` because the user excluded them. */
  readonly excluded: number;
  /** The set that the URLs are in already; without it, or to repack, all are laid out anew. */
  readonly known?: (KnownSet & { readonly leftOut: () => readonly LeftOut[] }) | null | undefined;
}

export interface EncodedSet {
  /** Files of the known set that stay as they are. */
  readonly kept: readonly ExportedFile[];
  /** The files to write, by number. To be gone through once. */
  readonly files: AsyncIterable<SetFile>;
  /** Rows that `files` will take. */
  readonly total: number;
  /** Rows that are in no file, by reason; complete once `files` was gone through. */
  readonly leftOut: () => LeftOut[];
}

export interface EncodeControl {
  readonly signal: AbortSignal;
  /** Told after each batch of rows. */
  readonly onRows: (rows: number) => void;
  /** Whether a file of the known set has to be written whatever its rows are. */
  readonly isStale: (file: ExportedFile) => boolean;
}

/** Decides which files are written, and encodes them as they are asked for. */
export async function encodeSet(
  input: ExportInput,
  options: ExportOptions,
  control: EncodeControl,
): Promise<EncodedSet> {
  const { known } = input;
  const nameOf = (n: number): string => sitemapName(n, options.gzip);
  const withExcluded = (counted: readonly LeftOut[]): LeftOut[] =>
    input.excluded > 0
      ? [{ reason: 'excluded', what: 'url', count: input.excluded }, ...counted]
      : [...counted];
  if (!known || options.repack) {
    const { maxUrls, maxBytes } = options;
    const encoder = new RowEncoder(planSplit({ maxUrls, maxBytes, frameBytes, fileName: nameOf }).place);
    return {
      kept: [],
      files: encodeAnew(input.batches, encoder, nameOf, control),
      total: input.total,
      leftOut: () => withExcluded(encoder.leftOut),
    };
  }
  const { kept, changed } = await layOutSticky(known, options, control.isStale, control.signal);
  return {
    kept,
    files: encodeChanged(changed, known, nameOf, control),
    total: changed.reduce((sum, { ids }) => sum + ids.length, 0),
    leftOut: () => withExcluded(known.leftOut()),
  };
}

async function* encodeAnew(
  batches: Iterable<RowBatch>,
  encoder: RowEncoder,
  nameOf: (n: number) => string,
  control: EncodeControl,
): AsyncGenerator<SetFile> {
  let n = 0;
  const numbered = (file: EncodedFile): SetFile => ({
    ...file,
    n: ++n,
    name: nameOf(n),
    waiting: new Uint32Array(),
  });
  for (const batch of batches) {
    control.signal.throwIfAborted();
    for (const file of encoder.encode(batch)) yield numbered(file);
    control.onRows(batch.count);
    await setImmediate();
  }
  const last = encoder.end();
  if (last) yield numbered(last);
}

async function* encodeChanged(
  changed: readonly ChangedFile[],
  { rowsIn }: KnownSet,
  nameOf: (n: number) => string,
  control: EncodeControl,
): AsyncGenerator<SetFile> {
  const encoder = new RowEncoder();
  for (const { n, ids, waiting } of changed) {
    for (const batch of rowsIn(ids)) {
      control.signal.throwIfAborted();
      // Without a plan a batch ends no file.
      for (const file of encoder.encode(batch)) file.release();
      control.onRows(batch.count);
      await setImmediate();
    }
    const file = encoder.end();
    if (file) yield { ...file, n, name: nameOf(n), waiting };
  }
}
