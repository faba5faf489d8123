// The open views: each is the ordered row ids of one filter and sort. It reads rows and never changes them.
import { AppError } from '../../../shared/contract/errors.ts';
import type { ViewOpened } from '../../../shared/contract/requests.ts';
import type { RowWindow } from '../../../shared/model/row.ts';
import type { RowSet } from '../../../shared/model/row-set.ts';
import type { ViewQuery } from '../../../shared/model/view-query.ts';

type Value = null | number | bigint | string | Uint8Array;

/** What a view needs of the store's database. */
export interface ViewDatabase {
  readonly firstHiddenId: number;
  all(sql: string, ...values: readonly Value[]): (readonly Value[])[];
  get(sql: string, ...values: readonly Value[]): readonly Value[] | undefined;
}

export class ViewRegistry {
  readonly #db: ViewDatabase;
  constructor(db: ViewDatabase) {
    this.#db = db;
  }
  open(_query: ViewQuery): ViewOpened {
    throw todo();
  }
  close(_view: number): void {
    throw todo();
  }
  window(_request: { view: number; start: number; count: number }): RowWindow {
    throw todo();
  }
  position(_view: number, _id: number): number {
    throw todo();
  }
  ids(_set: RowSet): Uint32Array {
    throw todo(this.#db);
  }
}

function todo(_x?: unknown): AppError {
  return new AppError('internal', 'This part of the view is not built yet.');
}
