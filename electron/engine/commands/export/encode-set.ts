// The files of a set as bytes, one after the other: laid out anew, or only those of a known set that change. It reads
// rows and writes nothing.
import { setImmediate } from 'node:timers/promises';
import type { ExportOptions, LeftOut } from '../../../../shared/model/export-plan.ts';
import type { ExportedFile } from '../../../../shared/model/exported-file.ts';
import { DEFAULT_LEVEL, type FileKind } from '../../../../shared/model/set-options.ts';
import { LeftOutTally } from '../../write/left-out.ts';
import { RowEncoder, type EncodedFile } from '../../write/row-encoder.ts';
import type { SetFile } from '../../write/set-file.ts';
import type { EncodeControl, FamilyFiles } from './encode-control.ts';
import { formFor, maxUrlsFor } from './export-form.ts';
import { sitemapName } from './export-names.ts';
import { placeAnew } from './place-anew.ts';
import type { ExportBatch, FamilyRows } from './read-set.ts';
import { encodeInThreads } from './encode-in-threads.ts';
import { encodeKnown } from './encode-known.ts';
import { FileMaking, madeHere, threadsFor } from './make-files.ts';
import type { KnownSet } from './known-set.ts';
import { layOutSticky } from './sticky-layout.ts';

/** The rows of a section (of one host, of one kind), which has a family of files of its own. */
export interface SectionInput {
  /** 0 for the rows that are in no section. */
  readonly id: number;
  /** Begins the names of its files. */
  readonly name: string;
  /** The host whose rows these are; empty (default) where hosts are not apart. */
  readonly host?: string | undefined;
  /** What its files are about. Default: the URLs. */
  readonly kind?: FileKind | undefined;
  /** Where its files will be reachable. Default: as the options say. */
  readonly baseUrl?: string | undefined;
  /** All rows that may be written, in the order in which a new set has them. Can be gone through several times. */
  readonly batches: Iterable<ExportBatch>;
  /** The same for writing them. Default: `batches`. */
  readonly lines?: (() => Iterable<ExportBatch>) | undefined;
  /** The same rows for a thread that reads them by itself. Default: they are read here. */
  readonly rows?: (() => FamilyRows) | undefined;
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
  /** The files that these rows are in already. Default: those of the sections. */
  readonly known?: readonly ExportedFile[] | undefined;
  /** Whether the project wrote any of these files, to whatever folder. Default: it did not. */
  readonly wroteAny?: ((files: readonly Pick<ExportedFile, 'name' | 'sha256'>[]) => boolean) | undefined;
  /** The level of gzip at which the folder's files were packed. Default: that of the options. */
  readonly packedAt?: number | undefined;
  /** Values that no file has, by reason, where it is known without encoding. */
  readonly fallsOut?: readonly LeftOut[] | undefined;
  /** Rows that are in no file, by reason, where that is known without reading all rows. */
  readonly leftOut?: (() => readonly LeftOut[]) | undefined;
  /** The robots.txt that the project holds for an origin; null = none. */
  readonly robots?: ((origin: string) => HeldRobots | null) | undefined;
}

export interface HeldRobots {
  readonly content: Uint8Array;
  /** All that it ever was, this one included. */
  readonly versions: () => readonly Uint8Array[];
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
