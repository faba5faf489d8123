// Joins two sides of a comparison and stages the rows that differ. It reads only those, and changes none.
import type { ComparedSide, ComparisonSummary } from '../../../../shared/model/comparison.ts';
import { differingFields } from '../../compare/compare-values.ts';
import { countDuplicates, countMoreDuplicates } from '../../compare/count-duplicates.ts';
import type { Keys } from '../../compare/digest-columns.ts';
import { comparableFields } from '../../compare/held-fields.ts';
import { joinDigests, type Joined, type PairingOrders } from '../../compare/join-digests.ts';
import type { JobControl } from '../../job-runner.ts';
import type { ComparisonTable, JudgePair } from '../../store/comparison-table.ts';
import type { ReadSide } from './compared-side.ts';
import { notHeldBy } from './not-held.ts';
import { pursue } from './pursue.ts';

export class Comparing {
  readonly #sides: readonly [ReadSide, ReadSide];
  readonly #table: ComparisonTable;
  readonly #compared: number;
  readonly #control: JobControl;
  readonly #duplicates = [0, 0];

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

  /**
   * The rows that are the same among those that had to be compared, and `both`: those that both sides have besides them,
   * by the hashes of their addresses.
   */
  async run(both: Keys): Promise<number> {
    const [before, after] = this.#sides;
    const orders: PairingOrders = [
      (rows) => before.held.richestFirst(rows),
      (rows) => after.held.richestFirst(rows),
    ];
    const found = await pursue(joinDigests(own(before), own(after), orders), this.#control.signal);
    const joined = this.#withoutMute(found);
    // The threads read meanwhile.
    const [last] = await Promise.all([this.#stage(joined), this.#countDuplicates(both)]);
    const judge: JudgePair = (a, b, pair) => differingFields(a, b, this.#comparable(joined.pairs, pair - 1));
    return (
      both.count + joined.unchanged + (await pursue(this.#table.settle(last, judge), this.#control.signal))
    );
  }

  /** Without the pairs that can't be compared by anything but their address: they are the same. */
  #withoutMute(joined: Joined): Joined {
    const [before, after] = this.#sides;
    if ((before.held.all & after.held.all & this.#compared) !== 0) return joined;
    const kept = joined.pairs[0].map((_, i) => i).filter((i) => this.#comparable(joined.pairs, i) !== 0);
    const [first, second] = joined.pairs;
    return {
      ...joined,
      pairs: [kept.map((i) => first[i] ?? 0), kept.map((i) => second[i] ?? 0)],
      unchanged: joined.unchanged + first.length - kept.length,
    };
  }

  /** The fields that a pair is compared by. */
  #comparable([first, second]: Joined['pairs'], i: number): number {
    const [before, after] = this.#sides;
    return comparableFields(before.held.at(first[i] ?? 0), after.held.at(second[i] ?? 0)) & this.#compared;
  }

  async #countDuplicates(both: Keys): Promise<void> {
    const among = await pursue(countDuplicates(both), this.#control.signal);
    for (const [i, { all }] of this.#sides.entries()) {
      this.#duplicates[i] = among + (await pursue(countMoreDuplicates(both, all), this.#control.signal));
    }
  }

  outcome(): Pick<ComparisonSummary, 'same' | 'counts' | 'fields'> {
    const { counts, fields } = this.#table.numbers();
    return { same: counts.added + counts.removed + counts.changed === 0, counts, fields };
  }

  describe(i: 0 | 1): ComparedSide {
    const { side, name, count, leftOut, set } = this.#sides[i];
    const notHeld = notHeldBy(this.#sides[i], this.#sides[1 - i]?.held.any ?? 0, this.#compared);
    const duplicates = this.#duplicates[i] ?? 0;
    // A password is used and never shown.
    const shown = side.kind === 'set' ? { ...side, location: name } : side;
    const files = set ? set.files.length : null;
    return { side: shown, name, rows: count, duplicates, leftOut, notHeld, files };
  }

  /** Reads the rows that differ and gives the number of the last pair. Pairs come first, then added, then removed. */
  async #stage({ pairs, added, removed }: Joined): Promise<number> {
    const count = pairs[0].length;
    const total = count * 2 + added.length + removed.length;
    let done = 0;
    const onRows = (name: string, rows: number): void => {
      this.#control.signal.throwIfAborted();
      this.#control.report({ label: name, done: (done += rows), total, bytes: 0, bytesTotal: null });
    };
    // Both at once, as each is read by threads.
    await Promise.all([
      this.#stageSide(0, numbered([pairs[0], 1], [removed, 1 + count + added.length]), onRows),
      this.#stageSide(1, numbered([pairs[1], 1], [added, 1 + count]), onRows),
    ]);
    return count + added.length + removed.length;
  }

  async #stageSide(
    i: 0 | 1,
    { positions, pairs }: Numbered,
    onRows: (name: string, rows: number) => void,
  ): Promise<void> {
    const { rows, name } = this.#sides[i];
    let done = 0;
    for await (const batch of rows(positions)) {
      this.#table.stage(i, Array.from(pairs.subarray(done, done + batch.length)), batch);
      done += batch.length;
      onRows(name, batch.length);
    }
    if (done !== positions.length) throw new Error(`${name} changed while it was compared.`);
  }
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
  /** Ascending. */
  readonly positions: Uint32Array;
  readonly pairs: Uint32Array;
}

/** Positions of several lists in ascending order, each with its number: those of a list count up from its first. */
function numbered(...lists: readonly (readonly [positions: Uint32Array, first: number])[]): Numbered {
  const count = lists.reduce((sum, [{ length }]) => sum + length, 0);
  const positions = new Uint32Array(count);
  const numbers = new Uint32Array(count);
  let at = 0;
  for (const [some, first] of lists) {
    positions.set(some, at);
    for (let i = 0; i < some.length; i++) numbers[at + i] = first + i;
    at += some.length;
  }
  const order = new Uint32Array(count).map((_, i) => i);
  order.sort((a, b) => (positions[a] ?? 0) - (positions[b] ?? 0));
  return { positions: order.map((i) => positions[i] ?? 0), pairs: order.map((i) => numbers[i] ?? 0) };
}
