// The bytes of a file as they are written, and the proof that they hold what they should. It writes nothing.
import { crc32 } from 'node:zlib';
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import { packGzip } from './reproducible-gzip.ts';

/** A file before it is packed. */
export interface PlainFile {
  /** For messages. */
  readonly name: string;
  readonly xml: Buffer;
  /** The CRC-32 of that. */
  readonly plainCrc: number;
  /** 1 to 9; null = it is not packed. */
  readonly level: number | null;
}

/** The bytes of a file, and their CRC-32. */
export interface WrittenContent {
  readonly bytes: Buffer;
  readonly crc: number;
}

/** Packs a file and unpacks that again; throws "io" where other bytes come out. What is not packed are the very bytes. */
export function packFile({ name, xml, plainCrc, level }: PlainFile): WrittenContent {
  if (level === null) return { bytes: xml, crc: plainCrc };
  const bytes = packGzip(xml, plainCrc, level);
  if (!bytes) throw new AppError('io', reason('export-not-unpacked', { path: name }));
  return { bytes, crc: crc32(bytes) };
}
