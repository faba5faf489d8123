// What a thread does that digests files for a comparison, and reads wanted rows again, one order at a time. It knows no
// project.
import type { Job } from '../../../threads/thread-work.ts';
import { fileOf, type ToldFile } from '../../../read/sources/source-file.ts';
import type { PackedRecords } from '../../../store/compared/compared-records.ts';
import { readWantedRows, type WantedRows } from '../sides/read-wanted-rows.ts';
import { DIGEST_COLUMNS } from './digest-columns.ts';
import { digestFile, type DigestedFile, type DigestSettings } from './digest-file.ts';

interface DigestOrder {
  readonly file: ToldFile;
}

interface RowsOrder {
  readonly file: ToldFile;
  readonly wanted: WantedRows;
}

export function digestWork(settings: DigestSettings) {
  return {
    async digest({ file }: DigestOrder, { signal, lend }: Job): Promise<DigestedFile> {
      const digested = await digestFile(fileOf(file), settings, signal);
      lend(DIGEST_COLUMNS.map((column) => digested.rows[column].buffer as ArrayBuffer));
      return digested;
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
