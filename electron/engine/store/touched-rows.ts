// Collects which rows a change touched and which locs came or went, for the flags that depend on them.
import { BATCH_ROWS } from '../../../shared/model/entry-batch.ts';
import type { Database } from './database.ts';
import type { Cell } from './pack-values.ts';
import type { Field } from './write-cells.ts';

/** What a change touched. */
export interface Touched {
  /** Ascending, each once; may hold rows that are deleted now. */
  readonly ids: Uint32Array;
  /** True where rows came, went or got another loc: duplicates and the site may change elsewhere. */
  readonly locs: boolean;
  /** The loc hashes that the touched rows have now or had before; meant for small changes. */
  hashes(): Set<number>;
}

export class TouchedRows {
  readonly #db: Database;
  readonly #ids: Uint32Array[] = [];
  readonly #replaced: number[] = [];
  #locs = false;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Notes rows whose field was written, with the values it held before where the field is "hash". */
  add(field: Field, ids: Uint32Array, before: Iterable<Cell>): void {
    if (ids.length === 0) return;
    this.#ids.push(ids);
    if (field === 'loc' || field === 'hash' || field === 'deleted') this.#locs = true;
    if (field === 'hash') for (const hash of before) this.#replaced.push(Number(hash));
  }

  read(): Touched {
    const ids = unite(this.#ids);
    const db = this.#db;
    const replaced = this.#replaced;
    return { ids, locs: this.#locs, hashes: () => collectHashes(db, ids, replaced) };
  }
}

function unite(parts: readonly Uint32Array[]): Uint32Array {
  const all = new Uint32Array(parts.reduce((n, part) => n + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  all.sort();
  let unique = 0;
  for (let i = 0; i < all.length; i++) {
    if (i === 0 || all[i] !== all[unique - 1]) all[unique++] = all[i] ?? 0;
  }
  return all.subarray(0, unique);
}

function collectHashes(db: Database, ids: Uint32Array, replaced: readonly number[]): Set<number> {
  const hashes = new Set(replaced);
  for (let start = 0; start < ids.length; start += BATCH_ROWS) {
    const rows = db.all(
      'SELECT hash FROM json_each(?) AS wanted CROSS JOIN url ON url.id = wanted.value',
      JSON.stringify(Array.from(ids.subarray(start, start + BATCH_ROWS))),
    );
    for (const [hash] of rows) hashes.add(Number(hash));
  }
  return hashes;
}
