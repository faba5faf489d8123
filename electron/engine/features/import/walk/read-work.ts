// What a thread does that reads sources for an import: several files at once, each only as far ahead as it is asked to. It
// knows no project.
import { fileOf, type ToldFile } from '../../../read/sources/source-file.ts';
import { buffersOf, unpackRows, weightOf, type PackedRows } from '../../../rows/packed-rows.ts';
import type { Job } from '../../../threads/thread-work.ts';
import { RowJudge } from '../row-judge.ts';
import { readSource, type ReadItem, type ReadSettings } from '../read-source.ts';

/** The next part of a file. Bytes are those since the part before. */
export interface ReadPart {
  readonly items: readonly ReadItem[];
  readonly bytes: number;
  readonly unpacked: number;
}

/**
 * Bytes of values of a file that may be under way, unless a single part has more: while a file of odd records holds the
 * writer up, much of the next one is made ready.
 */
const MAX_WEIGHT = 3_000_000;

/** Small items that make a part. */
const ITEMS_A_PART = 500;

export function readWork(settings: ReadSettings) {
  const judge = settings.rules ? new RowJudge(settings.rules) : null;
  return {
    /** Tells a file in parts; where it fails, those before are told. */
    async read(file: ToldFile, job: Job<ReadPart>): Promise<void> {
      const { signal } = job;
      signal.throwIfAborted();
      const parts = new Parts(job);
      const options = {
        ...settings,
        signal,
        onBytes: (bytes: number) => void (parts.bytes += bytes),
        onUnpacked: (bytes: number) => void (parts.unpacked += bytes),
      };
      try {
        for await (const item of readSource(fileOf(file), options)) {
          if (item.kind === 'rows') await parts.addRows(item.rows, judge);
          else await parts.add(item);
          signal.throwIfAborted();
        }
      } finally {
        parts.tell();
      }
    },
  };
}

class Parts {
  bytes = 0;
  unpacked = 0;
  readonly #job: Job<ReadPart>;
  #items: ReadItem[] = [];

  constructor(job: Job<ReadPart>) {
    this.#job = job;
  }

  async add(item: Exclude<ReadItem, { readonly kind: 'rows' }>): Promise<void> {
    if (this.#items.push(item) < ITEMS_A_PART) return;
    await this.#job.room(ITEMS_A_PART, MAX_WEIGHT);
    this.tell();
  }

  async addRows(rows: PackedRows, judge: RowJudge | null): Promise<void> {
    this.#items.push({ kind: 'rows', rows, ...(judge && { verdicts: judge.judge(unpackRows(rows)) }) });
    await this.#job.room(weightOf(rows), MAX_WEIGHT);
    this.tell(buffersOf(rows));
  }

  tell(buffers: readonly ArrayBuffer[] = []): void {
    this.#job.tell({ items: this.#items, bytes: this.bytes, unpacked: this.unpacked }, buffers);
    this.#items = [];
    this.bytes = 0;
    this.unpacked = 0;
  }
}
