// A row as it was meant when a key was pressed: its place in the list of then. Finds it again whatever the list is now.
import type { GridRow, RowSource } from '../grid-types.ts';
import { keeping } from './keeping.ts';

export interface MeantRow<T extends GridRow> {
  readonly source: RowSource<T>;
  readonly position: number;
  /** Null while it was not loaded. */
  readonly row: T | null;
}

/** The row itself: read from the list of then where it was not loaded. Null where that list has no such row. */
export async function readMeant<T extends GridRow>({
  source,
  position,
  row,
}: MeantRow<T>): Promise<T | null> {
  if (row) return row;
  const read = (): Promise<readonly T[]> => source.fetch(position, 1, new AbortController().signal);
  return (await keeping(source, read))[0] ?? null;
}
