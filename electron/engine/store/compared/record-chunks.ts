// The records of one side of a comparison in a temporary database, by their numbers. It changes none that it has.
import { firstPlace } from '../../../../shared/model/first-place.ts';
import type { Database } from '../file/database.ts';
import { RecordChunk, type PackedRecords, type RecordValues } from './compared-records.ts';

/** What is kept of what was read last. */
const CACHE_BYTES = 48 << 20;

/** A record, and where it comes from. */
export interface RecordPlace {
  readonly chunk: RecordChunk;
  /** Its index there. */
  readonly i: number;
  /** Relative to its set; '' in projects. */
  readonly file: string;
  /** The fields that it can hold. */
  readonly held: number;
}

interface ChunkFacts {
  readonly first: number;
  readonly file: string;
  readonly held: number;
}

/** Memory: some bytes for 200 records, and the cache. */
export class RecordChunks {
  /** Records so far, and their bytes. */
  count = 0;
  bytes = 0;
  readonly #db: Database;
  readonly #table: string;
  readonly #facts: ChunkFacts[] = [];
  readonly #cache = new Map<number, RecordChunk>();
  #cached = 0;
  /** The chunk that was asked for last. */
  #last = 0;

  constructor(db: Database, table: string) {
    this.#db = db;
    this.#table = table;
    db.exec(`CREATE TABLE ${table}(chunk INTEGER PRIMARY KEY, bytes BLOB NOT NULL, starts BLOB NOT NULL)`);
  }

  /** Adds records behind the others; in a transaction of the caller. */
  add({ bytes, starts }: PackedRecords, facts: Omit<ChunkFacts, 'first'>): void {
    if (starts.length === 0) return;
    const { buffer, byteOffset, byteLength } = starts;
    this.#db.run(
      `INSERT INTO ${this.#table}(chunk, bytes, starts) VALUES (?, ?, ?)`,
      this.#facts.length,
      bytes,
      new Uint8Array(buffer, byteOffset, byteLength),
    );
    this.#facts.push({ ...facts, first: this.count });
    this.count += starts.length;
    this.bytes += bytes.length;
  }

  /** One of them; quick where chunks are asked for one after the other. */
  at(record: number): RecordPlace {
    const chunk = this.#chunkOf(record);
    const { first, file, held } = this.#facts[chunk] as ChunkFacts;
    return { chunk: this.#read(chunk), i: record - first, file, held };
  }

  row(record: number): RecordValues & Pick<RecordPlace, 'file' | 'held'> {
    const { chunk, i, file, held } = this.at(record);
    return { ...chunk.values(i), file, held };
  }

  #chunkOf(record: number): number {
    if (this.#has(this.#last, record)) return this.#last;
    const behind = firstPlace(1, this.#facts.length, (n) => (this.#facts[n]?.first ?? 0) > record);
    return (this.#last = behind - 1);
  }

  #has(chunk: number, record: number): boolean {
    const first = this.#facts[chunk]?.first ?? 0;
    return record >= first && record < (this.#facts[chunk + 1]?.first ?? this.count);
  }

  #read(n: number): RecordChunk {
    const known = this.#cache.get(n);
    if (known) return known;
    const [bytes, starts] = this.#db.get(`SELECT bytes, starts FROM ${this.#table} WHERE chunk = ?`, n) ?? [];
    if (!(bytes instanceof Uint8Array) || !(starts instanceof Uint8Array)) {
      throw new Error(`Records ${String(n)} of the comparison are gone.`);
    }
    const chunk = new RecordChunk({ bytes, starts: new Uint32Array(starts.slice().buffer) });
    this.#cache.set(n, chunk);
    this.#cached += chunk.size;
    for (const [oldest, { size }] of this.#cache) {
      if (this.#cached <= CACHE_BYTES || oldest === n) break;
      this.#cache.delete(oldest);
      this.#cached -= size;
    }
    return chunk;
  }
}
