// What edits need of the outside: a writer of changes, and the functions that judge values. No logic of its own.
import type { Steps } from '../../../shared/model/steps.ts';
import type { NormalBatch } from '../../../shared/model/entry-batch.ts';

export type Cell = null | number | string;

export type ValueColumn = 'loc' | 'lastmod' | 'changefreq' | 'priority';

/** Where changes are written; each call becomes part of one undo step. */
export interface EditTarget {
  /** Does nothing until the steps are run. */
  set(
    field:
      ValueColumn | 'hash' | 'included' | 'deleted' | 'ext' | 'images' | 'alternates' | 'videos' | 'news',
    ids: Uint32Array,
    cells: Cell | readonly Cell[],
  ): Steps<void>;
  insert(rows: {
    readonly source: number;
    readonly batch: NormalBatch;
    readonly issues: readonly number[];
  }): Uint32Array;
}

/** How a text becomes a value of a column. */
export interface Judges {
  readonly normalise: (
    column: ValueColumn,
    text: string,
  ) => Cell | { readonly invalid: string; readonly reason: string };
  readonly hash: (loc: string) => number;
}
