// The files of a set as bytes, one after the other: laid out anew, or only those of a known set that change. It reads
// rows and writes nothing.
import { setImmediate } from 'node:timers/promises';
import type { RowBatch } from '../../../shared/model/entry-batch.ts';
import type { ExportOptions, LeftOut } from '../../../shared/model/export-plan.ts';
import type { ExportedFile } from '../../../shared/model/exported-file.ts';
import { planSplit } from '../plan/split-plan.ts';
import { LeftOutTally } from '../write/left-out.ts';
import { RowEncoder, type EncodedFile } from '../write/row-encoder.ts';
import type { SetFile } from '../write/stage-files.ts';
import { frameBytes } from '../write/xml-frame.ts';
import { sitemapName } from './export-options.ts';
import { layOutSticky, type ChangedFile, type KnownSet } from './sticky-layout.ts';

/** The rows of a section, which has files of its own. */
export interface SectionInput {
  /** 0 for the rows that are in no section. */
  readonly id: number;
  /** Begins the names of its files. */
  readonly name: string;
  /** All rows that may be written, in the order in which a new set has them. */
  readonly batches: Iterable<RowBatch>;
  /** Rows that `batches` will give. */
  readonly total: number;
  /** The files that the URLs are in already; without it, or to repack, all are laid out anew. */
  readonly known?: KnownSet | null | undefined;
}

/** The rows of an export. */
export interface ExportInput {
  /** In the order in which the index lists their files. */
  readonly sections: readonly SectionInput[];
  /** Rows that are left out of all sections because the user excluded them. */
  readonly excluded: number;
  /** Rows that are in no file, by reason, where that is known without reading all rows. */
  readonly leftOut?: (() => readonly LeftOut[]) | undefined;
}

export interface EncodedSet {
  /** Files of the known set that stay as they are. */
  readonly kept: readonly ExportedFile[];
  /** The files to write, by number. To be gone through once. */
  readonly files: AsyncIterable<SetFile>;
  /** Rows that `files` will take. */
  readonly total: number;
  /** Rows that were read and not written, by reason; complete once `files` was gone through. */
  readonly leftOut: () => readonly LeftOut[];
}

export interface EncodeControl {
  readonly signal: AbortSignal;
  /** Told after each batch of rows. */
  readonly onRows: (rows: number) => void;
  /** Whether a file of the known set has to be written whatever its rows are. */
  readonly isStale: (file: ExportedFile) => boolean;
}

/** Decides which files of all sections are written, and encodes them as they are asked for. */
export async function encodeSet(
  input: ExportInput,
  options: ExportOptions,
  control: EncodeControl,
): Promise<EncodedSet> {
  const sections: EncodedSet[] = [];
  for (const section of input.sections) sections.push(await encodeSection(section, options, control));
  const leftOut = (): LeftOut[] => {
    const tally = new LeftOutTally();
    if (input.excluded > 0) tally.add('excluded', 'url', input.excluded);
    const known = options.repack ? undefined : input.leftOut?.();
    for (const counted of known ? [known] : sections.map((section) => section.leftOut()))
      tally.addAll(counted);
    return tally.list();
  };
  return {
    kept: sections.flatMap(({ kept }) => kept),
    files: inTurn(sections.map(({ files }) => files)),
    total: sections.reduce((sum, { total }) => sum + total, 0),
    leftOut,
  };
}

async function encodeSection(
  section: SectionInput,
  options: ExportOptions,
  control: EncodeControl,
): Promise<EncodedSet> {
  const { known } = section;
  const label = (n: number): SectionFile => ({
    section: section.id,
    n,
    name: sitemapName(section.name, n, options.gzip),
  });
  if (!known || options.repack) {
    const { maxUrls, maxBytes } = options;
    const fileName = (n: number): string => label(n).name;
    const encoder = new RowEncoder(planSplit({ maxUrls, maxBytes, frameBytes, fileName }).place);
    const files = encodeAnew(section.batches, encoder, label, control);
    return { kept: [], files, total: section.total, leftOut: () => encoder.leftOut };
  }
  const { kept, changed } = await layOutSticky(known, options, control.isStale, control.signal);
  return {
    kept,
    files: encodeChanged(changed, known, label, control),
    total: changed.reduce((sum, { ids }) => sum + ids.length, 0),
    leftOut: () => [],
  };
}

type SectionFile = Pick<SetFile, 'section' | 'n' | 'name'>;

async function* inTurn<T>(parts: readonly AsyncIterable<T>[]): AsyncGenerator<T> {
  for (const part of parts) yield* part;
}

async function* encodeAnew(
  batches: Iterable<RowBatch>,
  encoder: RowEncoder,
  label: (n: number) => SectionFile,
  control: EncodeControl,
): AsyncGenerator<SetFile> {
  let n = 0;
  const numbered = (file: EncodedFile): SetFile => ({ ...file, ...label(++n), waiting: new Uint32Array() });
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
  label: (n: number) => SectionFile,
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
    if (file) yield { ...file, ...label(n), waiting };
  }
}
