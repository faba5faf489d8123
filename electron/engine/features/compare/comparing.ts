// Joins two sides of a comparison and stages the rows that differ. It reads only those, and changes none.
import {
  comparedFieldBit,
  type ComparedSide,
  type ComparisonSummary,
} from '../../../../shared/model/comparison.ts';
import { isSameLastmod } from '../../../../shared/protocol/same-lastmod.ts';
import { differingExtensions } from './digest/compare-values.ts';
import { countDuplicates } from './digest/count-duplicates.ts';
import { comparableFields } from './digest/held-fields.ts';
import { joinDigests, type Joined, type PairingOrders } from './digest/join-digests.ts';
import type { JobControl } from '../../jobs/job-runner.ts';
import { runStepwise } from '../../jobs/run-steps.ts';
import { RECORD_PARTS } from '../../store/compared/compared-records.ts';
import type { ComparisonTable, JudgePair, StagedRows } from '../../store/compared/comparison-table.ts';
import type { ReadSide } from './sides/compared-side.ts';
import { isRespelt } from './digest/digest-columns.ts';
import { joinApart, type JoinedApart } from './join-apart.ts';
import { notHeldBy } from './not-held.ts';
import { unreadShare } from './unread-share.ts';

const RESPELT = comparedFieldBit('respelt');

export class Comparing {
  readonly #sides: readonly [ReadSide, ReadSide];
  readonly #table: ComparisonTable;
  readonly #compared: number;
  readonly #control: JobControl;
  readonly #duplicates = [0, 0];
  /** Entries that were joined with others, which are none of these. */
  readonly #joined = [0, 0];

  constructor(
    sides: readonly [ReadSide, ReadSide],
    table: ComparisonTable,
    compared: number,
    control: JobControl,
  ) {
    this.#sides = sides;
    this.#table = table;
    this.#compared = compared;
    this.#control = control;
  }

  /** Gives how many of the rows that had to be compared are the same. */
  async run(): Promise<number> {
    const [before, after] = this.#sides;
    const orders: PairingOrders = [
      (rows) => before.held.richestFirst(rows),
      (rows) => after.held.richestFirst(rows),
    ];
    const found = await runStepwise(joinDigests(own(before), own(after), orders), this.#control.signal);
    const joined = this.#withoutMute(found);
    // The threads read meanwhile.
    const [staged] = await Promise.all([this.#stage(joined), this.#countDuplicates()]);
    const apart = await this.#joinApart(joined, staged);
    const settled = await runStepwise(this.#table.settle(apart.staged, this.#judge), this.#control.signal);
    return joined.unchanged + apart.unchanged + settled;
  }

  /** Joins entries of one address, where a side has any more than once. */
  async #joinApart(joined: Joined, staged: StagedRows): Promise<Omit<JoinedApart, 'entries'>> {
    if (this.#duplicates.every((count) => count === 0)) return { staged, unchanged: 0 };
    const [sides, table, compared, control] = [this.#sides, this.#table, this.#compared, this.#control];
    const apart = await joinApart({ sides, table, joined, staged, compared, control });
    // Beside a project whatever there is more than once was looked at; beside files only what differs was.
    if (sides.some(({ set }) => set === null)) {
      apart.entries.forEach((count, i) => (this.#joined[i] = count));
    }
    return apart;
  }

  readonly #judge: JudgePair = (all, before, after) => {
    const fields = comparableFields(before.held, after.held) & this.#compared;
    const lastmods = [before, after].map(({ chunk, i }) => chunk.text(i, 'lastmod')) as [string, string];
    const parts = isSameLastmod(...lastmods) ? all & ~RECORD_PARTS.lastmod : all;
    if ((parts & RECORD_PARTS.ext) === 0) return plainFields(parts) & fields;
    const [mine, theirs] = [before.chunk.text(before.i, 'ext'), after.chunk.text(after.i, 'ext')];
    return (plainFields(parts) | differingExtensions(mine, theirs)) & fields;
  };

  /** Without the pairs that can't be compared by anything but their address: they are the same. */
  #withoutMute(joined: Joined): Joined {
    const [before, after] = this.#sides;
    if ((before.held.all & after.held.all & this.#compared & ~RESPELT) !== 0) return joined;
    const kept = joined.pairs[0].map((_, i) => i).filter((i) => this.#comparable(joined.pairs, i));
    const [first, second] = joined.pairs;
    return {
      ...joined,
      pairs: [kept.map((i) => first[i] ?? 0), kept.map((i) => second[i] ?? 0)],
      unchanged: joined.unchanged + first.length - kept.length,
    };
  }

  /** True where a pair may differ in anything: its fields, or how its address is spelt. */
  #comparable([first, second]: Joined['pairs'], i: number): boolean {
    const [before, after] = this.#sides;
    const [mine, theirs] = [first[i] ?? 0, second[i] ?? 0];
    const fields = comparableFields(before.held.at(mine), after.held.at(theirs)) & this.#compared;
    if ((fields & ~RESPELT) !== 0) return true;
    return (fields & RESPELT) !== 0 && (isRespelt(before.all, mine) || isRespelt(after.all, theirs));
  }

  async #countDuplicates(): Promise<void> {
    for (const [i, { all }] of this.#sides.entries()) {
      this.#duplicates[i] = await runStepwise(countDuplicates(all), this.#control.signal);
    }
  }

  outcome(): Pick<ComparisonSummary, 'same' | 'counts' | 'fields'> {
    const { counts, fields } = this.#table.numbers();
    return { same: counts.added + counts.removed + counts.changed === 0, counts, fields };
  }

  describe(i: 0 | 1): ComparedSide {
    const { side, name, count, leftOut, unwritten, set } = this.#sides[i];
    const notHeld = notHeldBy(this.#sides[i], this.#sides[1 - i]?.held.any ?? 0, this.#compared);
    const apart = this.#joined[i] ?? 0;
    const duplicates = (this.#duplicates[i] ?? 0) - apart;
    // A password is used and never shown.
    const shown = side.kind === 'set' ? { ...side, location: name } : side;
    const files = set ? set.files.length : null;
    const facts = { rows: count - apart, duplicates, leftOut, unwritten, notHeld, files };
    return { side: shown, name, ...facts, unread: set && unreadShare(set) };
  }

  /** Reads the rows that differ, those of each side in its order, and gives their numbers in that. */
  async #stage({ pairs, added, removed }: Joined): Promise<StagedRows> {
    const [before, after] = this.#sides;
    const old = numbered(before.own, [pairs[0], removed]);
    const fresh = numbered(after.own, [pairs[1], added]);
    const total = old.positions.length + fresh.positions.length;
    let done = 0;
    const onRows = (name: string, rows: number): void => {
      this.#control.signal.throwIfAborted();
      this.#control.report({ label: name, done: (done += rows), total, bytes: 0, bytesTotal: null });
    };
    // Both at once, as each is read by threads.
    await Promise.all([
      this.#stageSide(0, old.positions, onRows),
      this.#stageSide(1, fresh.positions, onRows),
    ]);
    return {
      pairs: [old.numbers(pairs[0]), fresh.numbers(pairs[1])],
      removed: old.numbers(removed),
      added: fresh.numbers(added),
    };
  }

  async #stageSide(
    i: 0 | 1,
    positions: Uint32Array,
    onRows: (name: string, rows: number) => void,
  ): Promise<void> {
    const { rows, name } = this.#sides[i];
    let left = positions.length;
    for await (const { records, ...from } of rows(positions)) {
      this.#table.stage(i, from, records);
      const count = records.reduce((sum, { starts }) => sum + starts.length, 0);
      left -= count;
      onRows(name, count);
    }
    if (left !== 0) throw new Error(`${name} changed while it was compared.`);
  }
}

/** The fields of a set of RECORD_PARTS, without extensions; two spellings of one address are another loc. */
function plainFields(parts: number): number {
  let fields = 0;
  if ((parts & RECORD_PARTS.loc) !== 0) fields |= RESPELT;
  for (const field of ['lastmod', 'changefreq', 'priority', 'included'] as const) {
    if ((parts & RECORD_PARTS[field]) !== 0) fields |= comparedFieldBit(field);
  }
  return fields;
}

/** The rows that have to be compared. */
function own({ all, own: count }: ReadSide): ReadSide['all'] {
  if (count === all.count) return all;
  return {
    count,
    keyLow: all.keyLow.subarray(0, count),
    keyHigh: all.keyHigh.subarray(0, count),
    contentLow: all.contentLow.subarray(0, count),
    contentHigh: all.contentHigh.subarray(0, count),
    where: all.where.subarray(0, count),
  };
}

interface Numbered {
  /** Of all lists, ascending. */
  readonly positions: Uint32Array;
  /** Which of `positions` these are. */
  readonly numbers: (list: Uint32Array) => Uint32Array;
}

/** Positions of several lists, of `count` that there are, each once. Memory: 4 bytes for each that there is. */
function numbered(count: number, lists: readonly Uint32Array[]): Numbered {
  const numbers = new Uint32Array(count);
  for (const list of lists) for (const position of list) numbers[position] = 1;
  const positions = new Uint32Array(lists.reduce((sum, { length }) => sum + length, 0));
  let n = 0;
  for (let position = 0; position < count; position++) {
    if (numbers[position] === 0) continue;
    positions[n] = position;
    numbers[position] = n++;
  }
  return { positions, numbers: (list) => list.map((position) => numbers[position] ?? 0) };
}
