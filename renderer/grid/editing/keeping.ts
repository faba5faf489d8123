// Work on rows that takes a moment: it stays with the rows that were shown when it began. It loads nothing by itself.
import type { GridRow, RowSource } from '../grid-types.ts';

/** Reads rows of the source that the work began with. */
export type Load<T extends GridRow> = (
  source: RowSource<T>,
  start: number,
  count: number,
) => Promise<readonly T[]>;

/** Does the work with the source, whose rows stay as they are until its end. */
export async function keeping<S extends RowSource<GridRow>, R>(
  source: S,
  work: (source: S) => Promise<R>,
): Promise<R> {
  const release = source.keep?.();
  try {
    return await work(source);
  } finally {
    release?.();
  }
}
