// Joins what sets say of one address in several files, such as a sitemap of pages and one of images, where something of it
// differs: then the rows are compared that these entries are together. It reads the other entries of such addresses again,
// and nothing else. See docs/decisions/0041-entries-apart-are-joined.md.
import type { Keys } from './digest/digest-columns.ts';
import type { Joined } from './digest/join-digests.ts';
import { joinEntries } from './join-entries.ts';
import { byPlace, KeyPlaces } from './digest/key-places.ts';
import { pairRows, type Pairing } from './digest/pair-rows.ts';
import { packRows } from '../../store/compared/compared-records.ts';
import type { ComparedRow, ComparisonTable, StagedRows } from '../../store/compared/comparison-table.ts';
import { GrowingNumbers } from '../../rows/growing-numbers.ts';
import type { Steps } from '../../../../shared/model/steps.ts';
import type { JobControl } from '../../jobs/job-runner.ts';
import { runStepwise } from '../../jobs/run-steps.ts';
import { concatIds } from '../../view/id-lists.ts';
import type { ReadSide } from './sides/compared-side.ts';

/** Rows that differ, as they are to be settled. */
export interface JoinedApart {
  readonly staged: StagedRows;
  /** How many more rows are unchanged than seemed so; or fewer. */
  readonly unchanged: number;
  /** How many entries of each side were joined with others. */
  readonly entries: readonly [number, number];
}

interface Work {
  readonly sides: readonly [ReadSide, ReadSide];
  readonly table: ComparisonTable;
  readonly joined: Joined;
  /** The same rows as they were staged. */
  readonly staged: StagedRows;
  readonly compared: number;
  readonly control: Pick<JobControl, 'signal'>;
}

/** Addresses between two pauses, and joined rows that are staged at once. */
const STEP = 2_000;
const ROWS_A_STEP = 50_000;

/** To be called where a side has an address more than once. Memory: 30 bytes for each row that differs. */
export async function joinApart(work: Work): Promise<JoinedApart> {
  const { signal } = work.control;
  const joining = new Joining(work);
  const nothing = { staged: work.staged, unchanged: 0, entries: [0, 0] } as const;
  if (!(await runStepwise(joining.count(), signal))) return nothing;
  await joining.readOthers(0);
  await joining.readOthers(1);
  return runStepwise(joining.join(), signal);
}

/** The entries of one side whose addresses may have to be joined. */
interface Entries {
  /** The place of each one's address, and its number in the table. */
  readonly key: GrowingNumbers;
  readonly number: GrowingNumbers;
}

/** A joined row that is yet to be staged, or one that is. */
interface Row {
  readonly values: ComparedRow;
  number: number;
}

const NOT_STAGED = -1;

class Joining {
  readonly #work: Work;
  readonly #keys: KeyPlaces;
  /** For each address how many entries there are on each side, and how many of them are the same on both. */
  readonly #all: readonly [Uint32Array, Uint32Array];
  readonly #same: Uint32Array;
  /** The numbers of rows that differ, from 1, by their positions. */
  readonly #numbers: readonly [Uint32Array, Uint32Array];
  readonly #entries: readonly [Entries, Entries];
  readonly #joined: [number, number] = [0, 0];

  constructor(work: Work) {
    this.#work = work;
    const { sides, joined, staged } = work;
    const lists = [
      [joined.pairs[0], joined.removed],
      [joined.pairs[1], joined.added],
    ] as const;
    const most = lists.flat().reduce((sum, { length }) => sum + length, 0);
    this.#keys = new KeyPlaces(most);
    const numbers = [
      [staged.pairs[0], staged.removed],
      [staged.pairs[1], staged.added],
    ] as const;
    const of = (i: 0 | 1): Uint32Array => {
      const { all, own } = sides[i];
      const at = new Uint32Array(own);
      lists[i].forEach((list, k) => {
        list.forEach((position, n) => {
          at[position] = (numbers[i][k]?.[n] ?? 0) + 1;
          this.#keys.add(all, position);
        });
      });
      return at;
    };
    this.#numbers = [of(0), of(1)];
    const counts = (): Uint32Array => new Uint32Array(this.#keys.count);
    this.#all = [counts(), counts()];
    this.#same = counts();
    const none = (): Entries => ({ key: new GrowingNumbers(), number: new GrowingNumbers() });
    this.#entries = [none(), none()];
  }

  /** Counts the entries of each address; false where none of those that differ is there more than once. */
  *count(): Steps<boolean> {
    const { sides } = this.#work;
    for (const i of [0, 1] as const) {
      yield* this.#countIn(sides[i].all, this.#all[i]);
    }
    for (let key = 0; key < this.#keys.count; key++) if (this.#isMore(key)) return true;
    return false;
  }

  *#countIn(rows: Keys, counts: Uint32Array): Steps<void> {
    for (let row = 0; row < rows.count; row++) {
      const key = this.#keys.of(rows, row);
      if (key >= 0) counts[key] = (counts[key] ?? 0) + 1;
      if (row % ROWS_A_STEP === ROWS_A_STEP - 1) yield 0;
    }
  }

  #isMore(key: number): boolean {
    return (this.#all[0][key] ?? 0) > 1 || (this.#all[1][key] ?? 0) > 1;
  }

  /** Takes the entries of such addresses, and reads those of them again that are the same on both sides. */
  async readOthers(i: 0 | 1): Promise<void> {
    const { table, sides, control } = this.#work;
    const { all, rows } = sides[i];
    const others = new GrowingNumbers();
    let next = table.count(i);
    for (let row = 0; row < all.count; row++) {
      const key = this.#keys.of(all, row);
      if (key < 0 || !this.#isMore(key)) continue;
      const number = row < this.#numbers[i].length ? (this.#numbers[i][row] ?? 0) : 0;
      if (number > 0) this.#add(i, key, number - 1);
      else {
        others.push(row);
        this.#addSame(i, key, next++);
      }
    }
    for await (const { records, ...from } of rows(others.view())) {
      control.signal.throwIfAborted();
      table.stage(i, from, records);
    }
    if (next !== table.count(i)) throw new Error(`${sides[i].name} changed while it was compared.`);
  }

  #addSame(i: 0 | 1, key: number, number: number): void {
    if (i === 0) this.#same[key] = (this.#same[key] ?? 0) + 1;
    this.#add(i, key, number);
  }

  #add(i: 0 | 1, key: number, number: number): void {
    this.#entries[i].key.push(key);
    this.#entries[i].number.push(number);
  }

  /** Makes rows of them, and pairs those of both sides. */
  *join(): Steps<JoinedApart> {
    const lists = [this.#byKey(0), this.#byKey(1)] as const;
    const touched = new Uint8Array(this.#keys.count);
    const pairs = [new GrowingNumbers(), new GrowingNumbers()] as const;
    const alone = [new GrowingNumbers(), new GrowingNumbers()] as const;
    let found: Pairing<Row>[] = [];
    let unchanged = 0;
    const stage = (): void => {
      this.#stage(found);
      for (const { both, left } of found) {
        for (const side of [0, 1] as const) {
          for (const pair of both) pairs[side].push(pair[side].number);
          for (const { number } of left[side]) alone[side].push(number);
        }
      }
      found = [];
    };
    for (let key = 0; key < this.#keys.count; key++) {
      const pairing = this.#isMore(key) ? this.#pair(lists[0](key), lists[1](key)) : null;
      if (!pairing) continue;
      found.push(pairing);
      touched[key] = 1;
      unchanged += pairing.same - (this.#same[key] ?? 0);
      if (found.length < STEP) continue;
      stage();
      yield STEP;
    }
    stage();
    return { staged: this.#with(touched, pairs, alone), unchanged, entries: this.#joined };
  }

  #byKey(i: 0 | 1): (key: number) => Uint32Array {
    const { key, number } = this.#entries[i];
    return byPlace(key.view(), number.view(), this.#keys.count);
  }

  /** Null where nothing has to be joined. */
  #pair(before: Uint32Array, after: Uint32Array): Pairing<Row> | null {
    const rows = [this.#rows(0, before), this.#rows(1, after)] as const;
    if (rows.every(({ joined }) => joined === 0)) return null;
    rows.forEach(({ joined }, i) => (this.#joined[i === 0 ? 0 : 1] += joined));
    return pairRows(rows[0].rows, rows[1].rows, this.#work.compared);
  }

  #rows(i: 0 | 1, numbers: Uint32Array): { readonly rows: Row[]; readonly joined: number } {
    const known = new Map<string, ComparedRow[]>();
    const numberOf = new Map<ComparedRow, number>();
    for (const number of numbers) {
      const row = this.#work.table.row(i, number);
      numberOf.set(row, number);
      // Two addresses of one hash are two.
      known.set(row.loc, [...(known.get(row.loc) ?? []), row]);
    }
    const rows = [...known.values()]
      .flatMap((entries) => joinEntries(entries).map(({ row }) => row))
      .map((values) => ({ values, number: numberOf.get(values) ?? NOT_STAGED }));
    return { rows, joined: numbers.length - rows.length };
  }

  /** Stages what was joined, the rows of a file together. */
  #stage(found: readonly Pairing<Row>[]): void {
    const { table } = this.#work;
    for (const side of [0, 1] as const) {
      const groups = new Map<string, Row[]>();
      for (const { both, left } of found) {
        for (const row of [...both.map((pair) => pair[side]), ...left[side]]) {
          if (row.number !== NOT_STAGED) continue;
          const from = `${String(row.values.held)} ${row.values.file}`;
          const group = groups.get(from);
          if (group) group.push(row);
          else groups.set(from, [row]);
        }
      }
      for (const rows of groups.values()) {
        let next = table.count(side);
        const [first] = rows;
        if (first) table.stage(side, first.values, packRows(rows.map(({ values }) => values)));
        for (const row of rows) row.number = next++;
      }
    }
  }

  /** What was staged, with these in the place of the rows of touched addresses. */
  #with(
    touched: Uint8Array,
    pairs: readonly [GrowingNumbers, GrowingNumbers],
    alone: readonly [GrowingNumbers, GrowingNumbers],
  ): StagedRows {
    const { joined, staged, sides } = this.#work;
    const stays = (i: 0 | 1, position: number): boolean =>
      touched[this.#keys.of(sides[i].all, position)] !== 1;
    const kept = (i: 0 | 1, positions: Uint32Array, numbers: Uint32Array): Uint32Array =>
      numbers.filter((_, n) => stays(i, positions[n] ?? 0));
    return {
      pairs: [
        concatIds([kept(0, joined.pairs[0], staged.pairs[0]), pairs[0].view()]),
        concatIds([kept(1, joined.pairs[1], staged.pairs[1]), pairs[1].view()]),
      ],
      removed: concatIds([kept(0, joined.removed, staged.removed), alone[0].view()]),
      added: concatIds([kept(1, joined.added, staged.added), alone[1].view()]),
    };
  }
}
