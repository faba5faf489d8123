// Compares new forms of rows with those of the project and stages the differences. It wires store and compare, and
// changes no row. Tables have a review of their own (compare-table.ts): they have no sources, rows that moved or fields
// to accept one by one, but rows found by number and values that only fill empty cells.
import { ALL_REVIEW_FIELDS, reviewFieldBit } from '../../../../../shared/model/review.ts';
import { isExcluded, type NormalBatch } from '../../../rows/entry-batch.ts';
import type { Steps } from '../../../../../shared/model/steps.ts';
import { changedFields } from '../../compare/changed-fields.ts';
import { RowMatcher } from '../../compare/row-matcher.ts';
import type { ComparableRows } from '../../../store/compared/comparable-rows.ts';
import type { ProjectStore } from '../../../store/project-store.ts';
import type { ReviewTable } from '../../../store/pending/review-table.ts';

export interface StageOptions {
  /** The sources whose rows are compared; null = all rows of the project. */
  readonly sources: readonly number[] | null;
  /** True: a row is compared with rows of its own source only, and where it moved to another that is a change. */
  readonly bySource: boolean;
  /** The set of fields to compare. Default: all. */
  readonly fields?: number;
}

/** Memory: about 24 bytes a row of the project that is compared. */
export class ReviewStage {
  readonly table: ReviewTable;
  /** Rows that are as they were. */
  unchanged = 0;
  readonly #rows: ComparableRows;
  readonly #matcher: RowMatcher;
  readonly #options: StageOptions;
  readonly #compared: number;
  /** By source, the address that an earlier reading kept without including it, as it may have been cut. */
  readonly #held = new Map<number, string>();

  constructor(store: ProjectStore, options: StageOptions) {
    this.#options = options;
    this.#compared = (options.fields ?? ALL_REVIEW_FIELDS) & ~SOURCE & ~INCLUDED;
    this.#rows = store.imports.rowsToCompare(options.sources);
    this.table = store.imports.newReview();
    this.#matcher = new RowMatcher({
      known: this.#rows.index,
      readRows: (ids) => this.#rows.read(ids),
      maxId: this.#rows.maxId,
      compared: this.#compared,
    });
  }

  /** Gets ready, in steps; to be run before the first rows are added. */
  load(): Steps<void> {
    return this.#rows.load();
  }

  /** Compares the next rows of a source; negative ids stand for sources that come with the review. */
  add(source: number, batch: NormalBatch): void {
    const { row, fields } = this.#matcher.match(batch, this.#options.bySource ? source : null);
    const whole = this.#wholeNow(source, batch, row);
    const places: number[] = [];
    for (let i = 0; i < batch.count; i++) {
      if (row[i] !== 0 && fields[i] === 0 && i !== whole) this.unchanged++;
      else places.push(i);
    }
    this.table.add({
      source,
      batch,
      places,
      row: places.map((i) => row[i] ?? 0),
      fields: places.map((i) => (fields[i] ?? 0) | (i === whole ? INCLUDED : 0)),
    });
  }

  /** Says that a source's last reading kept this address without including it. */
  held(source: number, loc: string): void {
    this.#held.set(source, loc);
  }

  /** The place of a row that is left out only because its address may have been cut, and was not; -1 where none is. */
  #wholeNow(source: number, batch: NormalBatch, row: readonly number[]): number {
    const loc = this.#held.get(source);
    const i = loc === undefined ? -1 : batch.loc.indexOf(loc);
    if (i < 0 || isExcluded(batch, i) || row[i] === 0) return -1;
    return this.#rows.read([row[i] ?? 0]).included[0] === false ? i : -1;
  }

  /** Ends the comparing, in steps: rows of these sources that had no new form are staged as removed, those that moved as changed. */
  *finish(complete: ReadonlySet<number>): Steps<void> {
    if (complete.size > 0) {
      for (const rows of this.#rows.hashes()) {
        this.table.addRemoved(
          rows.filter(({ id, source }) => complete.has(source) && !this.#matcher.isTaken(id)),
        );
        yield rows.length;
      }
    }
    if (this.#options.bySource) yield* this.#pairMoved();
  }

  /** A row that is to be added in one place and removed in another has moved. */
  *#pairMoved(): Steps<void> {
    const used = new Set<number>();
    for (const some of this.table.movedCandidates()) {
      yield some.length;
      if (some.length === 0) continue;
      const after = this.table.rowsOf(some.map(({ added }) => added));
      const before = this.#rows.read(some.map(({ row }) => row));
      const beforeAt = new Map(before.id.map((id, i) => [id, i]));
      const afterAt = new Map(after.item.map((item, i) => [item, i]));
      const fields: number[] = [];
      const moved = some.filter((pair) => {
        const i = beforeAt.get(pair.row);
        const k = afterAt.get(pair.added);
        if (i === undefined || k === undefined || before.loc[i] !== after.loc[k]) return false;
        if (used.has(-pair.removed) || used.has(pair.added)) return false;
        used.add(-pair.removed).add(pair.added);
        fields.push(changedFields(before, i, after, k, this.#compared) | SOURCE);
        return true;
      });
      this.table.markMoved(moved, fields);
    }
  }
}

const SOURCE = reviewFieldBit('source');
const INCLUDED = reviewFieldBit('included');
