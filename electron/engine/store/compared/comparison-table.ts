// The rows in which two sets differ: their records in a database of its own that is gone when it is closed, and what
// differs as columns of numbers. It stores, counts and finds; what differs is told to it.
import { DatabaseSync } from 'node:sqlite';
import {
  COMPARED_FIELDS,
  DIFFERENCE_KINDS,
  comparedFieldBit,
  type ComparedField,
  type DifferenceFilter,
  type DifferenceKind,
} from '../../../../shared/model/comparison.ts';
import type { Steps } from '../../../../shared/model/steps.ts';
import { RECORD_PARTS, type PackedRecords, type RecordValues } from './compared-records.ts';
import { normalLoc } from '../../rows/normal-loc.ts';
import { Database } from '../file/database.ts';
import { DifferenceColumns } from './difference-columns.ts';
import { RecordChunks, type RecordPlace } from './record-chunks.ts';

/** A row of one side, with its values as the project stores them. */
export type ComparedRow = RecordValues & Pick<RecordPlace, 'file' | 'held'>;

export interface StoredDifference {
  /** Its number, from 1. */
  readonly item: number;
  readonly kind: DifferenceKind;
  readonly fields: number;
  readonly before: ComparedRow | null;
  readonly after: ComparedRow | null;
}

/** The set of fields in which a pair differs, of which these RECORD_PARTS are not the same. */
export type JudgePair = (parts: number, before: RecordPlace, after: RecordPlace) => number;

/** Rows that differ, by the order in which those of their side were staged. */
export interface StagedRows {
  readonly pairs: readonly [Uint32Array, Uint32Array];
  readonly removed: Uint32Array;
  readonly added: Uint32Array;
}

const SCHEMA =
  'PRAGMA page_size=16384; PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF; PRAGMA temp_store=FILE; PRAGMA cache_size=-16000;';

/** Says of a pair that its rows have two addresses. */
const TWO_ADDRESSES = 0xffff;

/** What may be looked up here and there, in bytes, and in pairs between two pauses. */
const JUDGED_BYTES = 24 << 20;
const STEP = 5_000;

/** Memory: 11 bytes for each difference, and 4 for each that is shown. */
export class ComparisonTable {
  readonly #db: Database;
  readonly #sides: readonly [RecordChunks, RecordChunks];
  #all = new DifferenceColumns(0);
  /** The items of the part that was asked for last, in order. */
  #shown: { readonly key: string; readonly items: Uint32Array } | null = null;

  constructor() {
    // No name: SQLite's own temporary file, which no one else can open and which goes with the process.
    this.#db = new Database('the comparison', new DatabaseSync(''));
    this.#db.exec(SCHEMA);
    this.#sides = [new RecordChunks(this.#db, 'side0'), new RecordChunks(this.#db, 'side1')];
  }

  close(): void {
    this.#db.close();
  }

  /** Keeps rows of a side behind those that it has. */
  stage(side: 0 | 1, from: Pick<RecordPlace, 'file' | 'held'>, records: readonly PackedRecords[]): void {
    this.#db.transaction(() => {
      for (const some of records) this.#sides[side].add(some, from);
    });
  }

  /** How many rows of a side there are. */
  count(side: 0 | 1): number {
    return this.#sides[side].count;
  }

  /** A row of a side by its number; quick where those of one file are asked for one after the other. */
  row(side: 0 | 1, number: number): ComparedRow {
    return this.#sides[side].row(number);
  }

  /** Makes differences of what was staged: pairs in their order, then rows alone. Gives the number of pairs that were none. */
  *settle({ pairs, added, removed }: StagedRows, judge: JudgePair): Steps<number> {
    const fields = yield* this.#judge(pairs, judge);
    const two = fields.reduce((sum, set) => sum + Number(set === TWO_ADDRESSES), 0);
    const all = new DifferenceColumns(pairs[0].length + two + added.length + removed.length);
    let same = 0;
    for (const [n, set] of fields.entries()) {
      const [before = 0, after = 0] = [pairs[0][n], pairs[1][n]];
      if (set === 0) same++;
      else if (set === TWO_ADDRESSES) {
        // A pair of two addresses is one by its hash alone.
        all.add('added', 0, null, after);
        all.add('removed', 0, before, null);
      } else all.add('changed', set, before, after);
    }
    for (const row of added) all.add('added', 0, null, row);
    for (const row of removed) all.add('removed', 0, row, null);
    this.#all = all;
    return same;
  }

  /** The fields in which each pair differs. Many at once by the order of the first side, so that both are read in order. */
  *#judge([first, second]: StagedRows['pairs'], judge: JudgePair): Steps<Uint16Array> {
    const [before, after] = this.#sides;
    const fields = new Uint16Array(first.length);
    const size = Math.max(1, after.bytes / Math.max(1, after.count));
    const atOnce = Math.max(STEP, Math.floor(JUDGED_BYTES / size));
    for (let from = 0; from < first.length; from += atOnce) {
      const order = new Uint32Array(Math.min(atOnce, first.length - from)).map((_, i) => from + i);
      if (!isAscending(first.subarray(from, from + atOnce))) {
        order.sort((a, b) => (first[a] ?? 0) - (first[b] ?? 0));
      }
      for (const [n, i] of order.entries()) {
        const mine = before.at(first[i] ?? 0);
        const theirs = after.at(second[i] ?? 0);
        const parts = mine.chunk.differing(mine.i, theirs.chunk, theirs.i);
        const isOne = (parts & RECORD_PARTS.loc) === 0 || isOneAddress(mine, theirs);
        fields[i] = isOne ? judge(parts, mine, theirs) : TWO_ADDRESSES;
        if (n % STEP === STEP - 1) yield STEP;
      }
    }
    return fields;
  }

  numbers(): { counts: Record<DifferenceKind, number>; fields: Record<ComparedField, number> } {
    const all = this.#all;
    const countOf = (isMeant: (i: number) => boolean): number => {
      let count = 0;
      for (let i = 0; i < all.count; i++) if (isMeant(i)) count++;
      return count;
    };
    const numbers = <K extends string>(names: readonly K[], of: (name: K) => (i: number) => boolean) =>
      Object.fromEntries(names.map((name) => [name, countOf(of(name))])) as Record<K, number>;
    return {
      counts: numbers(DIFFERENCE_KINDS, (kind) => all.isKind(kind)),
      fields: numbers(COMPARED_FIELDS, (field) => all.hasField(comparedFieldBit(field))),
    };
  }

  /** The items that match, in order. Memory: 4 bytes each, kept until another filter is asked for. */
  items(filter: DifferenceFilter): Uint32Array {
    const key = JSON.stringify([filter.kind, filter.field, filter.text]);
    if (this.#shown?.key !== key) this.#shown = { key, items: this.#find(filter) };
    return this.#shown.items;
  }

  /** These differences with their rows, in their order; meant for some thousands. */
  read(items: readonly number[]): StoredDifference[] {
    const [first, second] = this.#sides;
    const known = items.filter((item) => item > 0 && item <= this.#all.count);
    return known.map((item) => {
      const { kind, fields, before, after } = this.#all.at(item - 1);
      return {
        item,
        kind,
        fields,
        before: before === null ? null : first.row(before),
        after: after === null ? null : second.row(after),
      };
    });
  }

  #find({ kind, field, text = '' }: DifferenceFilter): Uint32Array {
    const all = this.#all;
    const wanted = text.toLowerCase();
    const isKind = kind === undefined ? null : all.isKind(kind);
    const hasField = field === undefined ? null : all.hasField(comparedFieldBit(field));
    const found = new Uint32Array(all.count);
    let count = 0;
    for (let i = 0; i < all.count; i++) {
      if (isKind?.(i) === false || hasField?.(i) === false) continue;
      if (wanted !== '' && !this.#loc(i).toLowerCase().includes(wanted)) continue;
      found[count++] = i + 1;
    }
    return found.slice(0, count);
  }

  #loc(n: number): string {
    const { before, after } = this.#all.at(n);
    const { chunk, i } = after === null ? this.#sides[0].at(before ?? 0) : this.#sides[1].at(after);
    return chunk.text(i, 'loc');
  }
}

/** True for two spellings of one address. */
function isOneAddress(mine: RecordPlace, theirs: RecordPlace): boolean {
  const [a, b] = [mine, theirs].map(({ chunk, i }) => normalLoc(chunk.text(i, 'loc')));
  return a === b;
}

function isAscending(numbers: Uint32Array): boolean {
  for (let i = 1; i < numbers.length; i++) if ((numbers[i - 1] ?? 0) > (numbers[i] ?? 0)) return false;
  return true;
}
