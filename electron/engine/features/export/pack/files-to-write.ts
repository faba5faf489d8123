// The files of a set as bytes, one after the other: laid out anew, or only those of a known set that change. It reads
// rows and writes nothing.
import { setImmediate } from 'node:timers/promises';
import type { ExportOptions, LeftOut } from '../../../../../shared/model/export/planned-set.ts';
import type { ExportedFile } from '../../../store/exports/exported-file.ts';
import { DEFAULT_LEVEL } from '../../../../../shared/model/export/set-options.ts';
import { LeftOutTally } from '../lines/not-written.ts';
import { RowEncoder, type EncodedFile } from '../lines/row-encoder.ts';
import type { SetFile } from './set-file.ts';
import type { EncodeControl } from './encode-control.ts';
import type { FamilyFiles } from '../layout/family-files.ts';
import { formFor, maxUrlsFor } from '../layout/export-form.ts';
import { sitemapName } from '../layout/export-names.ts';
import { placeAnew } from '../layout/place-anew.ts';
import type { ExportInput, SectionInput } from '../section-input.ts';
import type { ExportBatch } from '../lines/read-set.ts';
import { encodeInThreads } from '../threads/encode-in-threads.ts';
import { encodeKnown } from './encode-known.ts';
import { FileMaking, madeHere, threadsFor } from './make-files.ts';
import { layOutSticky } from '../layout/sticky-layout.ts';

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
    tally.addAll(input.fallsOut ?? []);
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
  const { id, host = '', kind = 'url' } = section;
  const form = formFor(kind, options);
  const limits = { ...options, maxUrls: maxUrlsFor(kind, options) };
  const label: FamilyFiles['label'] = (n) => ({
    section: id,
    host,
    kind,
    n,
    name: sitemapName(section, n, options),
  });
  const level = options.gzip ? (options.level ?? DEFAULT_LEVEL) : null;
  const family = { form, level, label };
  const { known } = section;
  if (!known || options.repack) return encodeAnew(section, limits, family, control);
  const making = new FileMaking(family, control);
  const { kept, changed } = await layOutSticky(known, limits, family, control, making);
  return {
    // Mostly it has that name: its rows are not asked for.
    kept: kept.map((file) => {
      const { name } = label(file.n);
      return file.name === name ? file : { ...file, name };
    }),
    files: encodeKnown(changed, known, making, { ...family, onRows: control.onRows }),
    total: changed.reduce((sum, { ids }) => sum + ids.length, 0),
    leftOut: () => [],
  };
}

/** All rows of a section, laid out as if nothing was known. */
async function encodeAnew(
  { kind = 'url', rows, total, batches, lines }: SectionInput,
  limits: ExportOptions,
  family: FamilyFiles,
  control: EncodeControl,
): Promise<EncodedSet> {
  const threads = threadsFor(control);
  if (threads && rows && limits.strategy !== 'balanced') {
    const leftOut = new LeftOutTally();
    return {
      kept: [],
      files: encodeInThreads({ ...family, rows: rows(), limits, leftOut }, threads, control),
      total,
      leftOut: () => (kind === 'url' ? leftOut.list() : []),
    };
  }
  const placing = await placeAnew(batches, limits, family.form, control.signal);
  const encoder = new RowEncoder(placing, family.form);
  return {
    kept: [],
    files: encodeHere(lines?.() ?? batches, encoder, family, control),
    total,
    leftOut: () => (kind === 'url' ? encoder.leftOut : []),
  };
}

async function* inTurn<T>(parts: readonly AsyncIterable<T>[]): AsyncGenerator<T> {
  for (const part of parts) yield* part;
}

async function* encodeHere(
  batches: Iterable<ExportBatch>,
  encoder: RowEncoder,
  { label, level }: FamilyFiles,
  control: EncodeControl,
): AsyncGenerator<SetFile> {
  let n = 0;
  const numbered = (file: EncodedFile): SetFile => {
    const place = label(++n);
    return { ...madeHere(file, { name: place.name, level }, control), ...place, waiting: new Uint32Array() };
  };
  for (const batch of batches) {
    control.signal.throwIfAborted();
    for (const file of encoder.encode(batch)) yield numbered(file);
    control.onRows(batch.count);
    await setImmediate();
  }
  const last = encoder.end();
  if (last) yield numbered(last);
}
