// What a thread does that digests files for a comparison, and reads wanted rows again, one order at a time. It knows no
// project.
import type { Job } from '../../../threads/thread-work.ts';
import { fileOf, type ToldFile } from '../../../read/sources/source-file.ts';
import type { PackedRecords } from '../../../store/compared/compared-records.ts';
import { digestPair, type DigestedPair } from '../digest-pair.ts';
import { readWantedRows, type WantedRows } from '../sides/read-wanted-rows.ts';
import { DIGEST_COLUMNS, type DigestPart } from './digest-columns.ts';
import { digestFile, type DigestedFile, type DigestSettings } from './digest-file.ts';
import { KnownRows, type KnownRowsData } from './known-rows.ts';

interface DigestOrder {
  readonly file: ToldFile;
  readonly known: KnownRowsData | null;
}

interface RowsOrder {
  readonly file: ToldFile;
  readonly wanted: WantedRows;
}

export function digestWork(settings: DigestSettings) {
  return {
    async digest({ file, known }: DigestOrder, { signal, lend }: Job): Promise<DigestedFile> {
      const digested = await digestFile(fileOf(file), settings, signal, known && new KnownRows(known));
      const { rows, found } = digested;
      const places = found ? [found.known, found.where].map(({ buffer }) => buffer as ArrayBuffer) : [];
      lend([...buffersOf(rows), ...places]);
      return digested;
    },

    async pair([before, after]: readonly [ToldFile, ToldFile], { lend }: Job): Promise<DigestedPair | null> {
      const pair = await digestPair([fileOf(before), fileOf(after)], settings);
      if (pair) {
        const rows = [...pair.files.map((file) => file?.rows), pair.both];
        lend(rows.flatMap((part) => (part ? buffersOf(part) : [])));
      }
      return pair;
    },

    /** Tells rows of a file, a batch at a time. */
    async rows({ file, wanted }: RowsOrder, job: Job<readonly PackedRecords[]>): Promise<void> {
      for await (const records of readWantedRows(fileOf(file), wanted, settings, job.signal)) {
        await job.room(1, 1);
        job.tell(
          records,
          records.flatMap(({ bytes, starts }) => [bytes.buffer, starts.buffer] as ArrayBuffer[]),
        );
      }
    },
  };
}

function buffersOf(rows: DigestPart): ArrayBuffer[] {
  return DIGEST_COLUMNS.map((column) => rows[column].buffer as ArrayBuffer);
}
