// Compares new forms of rows with those of the project and stages the differences. It changes no row.
import { WHOLE_ROW, reviewFieldBit, type ReviewField } from '../../../../shared/model/edit/review.ts';
import type { Steps } from '../../../../shared/model/steps.ts';
import { PendingChanges, type PendingRow } from '../../store/pending/pending-changes.ts';
import { RowMatcher, type SoughtRow } from '../../store/pending/row-matcher.ts';
import type { MovedItem } from '../../store/pending/moved-items.ts';
import { normalLoc } from '../../rows/normal-loc.ts';
import { readStored, type RowForm, type StoredRow } from '../../store/pending/rows-as-stored.ts';
import type { ProjectStore } from '../../store/store.ts';
import { changedFields, emptyFields } from './changed-fields.ts';

export interface StageOptions {
  /** The sources whose rows are compared; null = all rows of the project. */
  readonly sources: readonly number[] | null;
  /** True: a row is compared with rows of its own source only, and where it moved to another that is a change. */
  readonly bySource: boolean;
  /** What tells that rows are the same. Default: their address. */
  readonly key?: 'loc' | 'id';
}

/** A new row as it was read. */
export type NewRow = SoughtRow & Pick<PendingRow, 'line'>;

/** The values of a new row; those that it does not speak of are those of the row that it is a new form of. */
export interface NewForm extends Omit<RowForm, 'source'> {
  /** The set of fields to compare. */
  readonly compared: number;
}

export interface Difference {
  readonly mine: StoredRow;
  readonly theirs: RowForm;
  readonly fields: number;
  readonly fill: number;
}

/** Memory: as RowMatcher has. */
export class ChangeStage {
  readonly table: PendingChanges;
  /** Rows that are as they were. */
  unchanged = 0;
  readonly #store: ProjectStore;
  readonly #matcher: RowMatcher;
  readonly #bySource: boolean;

  constructor(store: ProjectStore, { sources, bySource, key = 'loc' }: StageOptions) {
    this.#store = store;
    this.#bySource = bySource;
    this.#matcher = new RowMatcher(store.db, { sources, bySource, key });
    this.table = new PendingChanges(store.db);
  }

  /** Gets ready, in steps; to be run before the first rows are added. */
  load(): Steps<void> {
    return this.#matcher.load();
  }

  /**
   * Compares the next rows of a source, some thousands at once; negative ids stand for sources that come with the review.
   * `accept` = the fields of a changed row that are accepted until the user says otherwise; default: all.
   */
  add<T extends NewRow>(
    source: number,
    rows: readonly T[],
    formOf: (row: T, mine: StoredRow | null) => NewForm,
    accept: (row: T, difference: Difference) => number = (_, { fields }) => fields,
  ): void {
    const staged: PendingRow[] = [];
    const matched = this.#matcher.match(rows, source);
    for (const [i, row] of rows.entries()) {
      const mine = matched[i] ?? null;
      const { compared, ...values } = formOf(row, mine);
      const { line, hash } = row;
      const theirs = { ...values, source };
      if (!mine) {
        const whole = { fields: WHOLE_ROW, fill: WHOLE_ROW, accepted: WHOLE_ROW };
        staged.push({ ...theirs, row: 0, line, hash, ...whole });
        continue;
      }
      const fields = changedFields(mine, theirs, compared);
      if (fields === 0) {
        this.unchanged++;
        continue;
      }
      const fill = emptyFields(mine, fields);
      const accepted = accept(row, { mine, theirs, fields, fill });
      staged.push({ ...theirs, row: mine.id, line, hash, fields, fill, accepted });
    }
    this.table.stage(staged);
  }

  /**
   * Ends the comparing, in steps: rows of complete sources that had no new form are staged as removed, those that moved as
   * changed.
   */
  *finish(isComplete: (source: number) => boolean, accepted = true): Steps<void> {
    for (const ids of this.#matcher.unmatched(isComplete)) {
      this.table.stageRemoved(ids, accepted);
      yield ids.length;
    }
    if (this.#bySource) yield* this.#pairMoved();
  }

  /** A row that is to be added in one place and removed in another has moved, or is spelt in another way. */
  *#pairMoved(): Steps<void> {
    const used = new Set<number>();
    for (const some of this.table.movedCandidates()) {
      yield some.length;
      if (some.length === 0) continue;
      const after = new Map(this.table.items(some.map(({ added }) => added)).map((row) => [row.item, row]));
      const stored = readStored(
        this.#store.db,
        some.map(({ row }) => row),
      );
      const before = new Map(stored.map((row) => [row.id, row]));
      const fields: number[] = [];
      // The same spelling goes before an equivalent one.
      const isExact = ({ row, added }: MovedItem): boolean => before.get(row)?.loc === after.get(added)?.loc;
      const exactFirst = some.toSorted((a, b) => Number(isExact(b)) - Number(isExact(a)));
      const moved = exactFirst.filter(({ row, added, removed }) => {
        const mine = before.get(row);
        const theirs = after.get(added);
        if (!mine || !theirs || used.has(-removed) || used.has(added)) return false;
        if (normalLoc(mine.loc) !== normalLoc(theirs.loc)) return false;
        used.add(-removed).add(added);
        fields.push(changedFields(mine, theirs, IN_SITEMAPS | reviewFieldBit('source')));
        return true;
      });
      this.table.markMoved(moved, fields);
    }
  }
}

/** The set of these fields. */
export function fieldSet(fields: Iterable<ReviewField>): number {
  let set = 0;
  for (const field of fields) set |= reviewFieldBit(field);
  return set;
}

/** What every source says of its rows. */
const IN_SITEMAPS = fieldSet(['loc', 'lastmod', 'changefreq', 'priority', 'ext']);
