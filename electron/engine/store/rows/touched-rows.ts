// Collects which rows a change touched and which locs came or went, for the flags that depend on them.
import { hashLoc } from '../../rows/hash-loc.ts';
import { haveSameOrigin } from '../flags/majority-site.ts';
import type { Cell } from './pack-values.ts';
import type { Field } from './write-cells.ts';

/** What a change wrote of rows: a field, or for which rules they don't count. */
export type TouchedField = Field | 'exception';

/** What a change touched. */
export interface Touched {
  /** Ascending, each once; may hold rows that are deleted now. */
  readonly ids: Uint32Array;
  /** True where rows came, went or got another loc: duplicates and the site may change elsewhere. */
  readonly locs: boolean;
  /** The loc hashes that the touched rows had before, where those were written. */
  readonly replaced: ArrayLike<number>;
  /** The fields that were written. */
  readonly fields: ReadonlySet<TouchedField>;
  /** The fragments that rows had before; null where they are too many to be kept. */
  readonly replacedExts: readonly string[] | null;
  /** The loc hashes that were written. */
  readonly written: ArrayLike<number>;
  /** The rows whose hashes were written, ascending. */
  readonly rehashed: Uint32Array;
  /** Rows that came or went. */
  readonly moved: Uint32Array;
  /** How many rows came, went or got another origin, at most. */
  readonly origins: number;
}

/** Above so many fragments all links are judged anew. */
const EXTS_KEPT = 5_000;

export class TouchedRows {
  /** False: nobody will ask for values, neither those of before nor those of now. */
  readonly wantsValues: boolean;
  readonly #ids: Uint32Array[] = [];
  readonly #replaced: ArrayLike<number>[] = [];
  readonly #fields = new Set<TouchedField>();
  readonly #exts: string[] = [];
  #locs = false;
  #origins = 0;
  readonly #written: ArrayLike<number>[] = [];
  readonly #rehashed: Uint32Array[] = [];
  readonly #moved: Uint32Array[] = [];

  constructor(wantsValues = true) {
    this.wantsValues = wantsValues;
  }

  /** Notes ascending rows whose field was written, with the values it held before where the field is "hash" or "ext". */
  add(field: Field, ids: Uint32Array, before: Iterable<Cell>): void {
    if (ids.length === 0) return;
    // Whoever writes a hash writes its loc too.
    if (field !== 'hash') this.#ids.push(ids);
    if (field === 'deleted') this.#moved.push(ids);
    this.#fields.add(field);
    if (field === 'loc' || field === 'hash' || field === 'deleted') this.#locs = true;
    if (field === 'ext' && this.#exts.length <= EXTS_KEPT) {
      for (const ext of before) if (typeof ext === 'string') this.#exts.push(ext);
    }
    if (field !== 'hash') return;
    this.#replaced.push(Array.from(before, Number));
    this.#rehashed.push(ids);
  }

  /** Notes ascending rows whose loc was written, with the hashes of before and of now. */
  addLocs(
    ids: Uint32Array,
    {
      before,
      after,
      origins,
    }: { readonly before: Float64Array; readonly after: Float64Array; readonly origins: number },
  ): void {
    this.#ids.push(ids);
    this.#fields.add('loc').add('hash');
    this.#locs = true;
    this.#origins += origins;
    this.#replaced.push(before);
    this.#written.push(after);
    this.#rehashed.push(ids);
  }

  /** Notes ascending rows for which rules came to count, or no longer do. */
  addExcepted(ids: Uint32Array): void {
    if (ids.length === 0) return;
    this.#ids.push(ids);
    this.#fields.add('exception');
  }

  /** Notes what was written over what. `withHashes`: the hashes of all these locs are noted, too, also such as stayed. */
  addValues(field: Field, before: readonly Cell[], after: readonly Cell[], withHashes = false): void {
    if (field === 'hash') this.#written.push(after.map(Number));
    if (field !== 'loc') return;
    const kept: number[] = [];
    for (let i = 0; i < after.length; i++) {
      const [old, now] = [String(before[i]), String(after[i])];
      if (!haveSameOrigin(old, now)) this.#origins++;
      if (withHashes) continue;
      // Another spelling of one page keeps its hash, so that no hash is written for it.
      const hash = hashLoc(now);
      if (hash === hashLoc(old)) kept.push(hash);
    }
    this.#written.push(kept);
  }

  read(): Touched {
    const moved = unite(this.#moved);
    return {
      ids: unite(this.#ids),
      locs: this.#locs,
      replaced: together(this.#replaced),
      fields: this.#fields,
      replacedExts: this.#exts.length > EXTS_KEPT ? null : this.#exts,
      written: together(this.#written),
      rehashed: unite(this.#rehashed),
      moved,
      origins: this.#origins + moved.length,
    };
  }
}

/** All numbers of the lists. */
function together(lists: readonly ArrayLike<number>[]): Float64Array {
  const all = new Float64Array(lists.reduce((n, { length }) => n + length, 0));
  let at = 0;
  for (const list of lists) {
    all.set(list, at);
    at += list.length;
  }
  return all;
}

/** All ids ascending, each once. Most changes add them in order, and then nothing has to be sorted. */
function unite(parts: readonly Uint32Array[]): Uint32Array {
  const all = new Uint32Array(parts.reduce((n, part) => n + part.length, 0));
  let at = 0;
  let ordered = true;
  for (const part of parts) {
    ordered &&= at === 0 || (all[at - 1] ?? 0) < (part[0] ?? 0);
    all.set(part, at);
    at += part.length;
  }
  // Each part ascends by itself.
  if (ordered) return all;
  all.sort();
  let unique = 0;
  for (let i = 0; i < all.length; i++) {
    if (i === 0 || all[i] !== all[unique - 1]) all[unique++] = all[i] ?? 0;
  }
  return all.subarray(0, unique);
}
