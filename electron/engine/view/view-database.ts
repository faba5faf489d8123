// What a view needs of the store's database, and the values that go in and out. Nothing else of the store is known.

export type SqlValue = null | number | bigint | string | Uint8Array;

/** Rows that are about to be written: some ids, or a range of them. */
export interface RowWrite {
  /** The stored column, or null where rows come or go. */
  readonly field: string | null;
  /** Ascending; null = all from first to last. */
  readonly ids: Uint32Array | null;
  readonly first: number;
  readonly last: number;
}

export interface ViewDatabase {
  /** Rows with this id and above belong to an import that is not done yet. */
  readonly firstHiddenId: number;
  all(sql: string, ...values: readonly SqlValue[]): (readonly SqlValue[])[];
  get(sql: string, ...values: readonly SqlValue[]): readonly SqlValue[] | undefined;
  /** Makes a pure function usable in SQL. */
  register(name: string, fn: (...values: SqlValue[]) => SqlValue): void;
  /** Tells of every write of rows; null where nobody knows which. */
  onRowWrite(tell: (write: RowWrite | null) => void): void;
  /** Tells that rows which were written are as they were before. */
  onRowsTakenBack(tell: () => void): void;
}

/** A piece of SQL with the values for its placeholders. */
export interface SqlPart {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}
