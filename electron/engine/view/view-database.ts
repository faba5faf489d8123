// What a view needs of the store's database, and the values that go in and out. Nothing else of the store is known.

export type SqlValue = null | number | bigint | string | Uint8Array;

export interface ViewDatabase {
  /** Rows with this id and above belong to an import that is not done yet. */
  readonly firstHiddenId: number;
  all(sql: string, ...values: readonly SqlValue[]): (readonly SqlValue[])[];
  get(sql: string, ...values: readonly SqlValue[]): readonly SqlValue[] | undefined;
}

/** A piece of SQL with the values for its placeholders. */
export interface SqlPart {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}
