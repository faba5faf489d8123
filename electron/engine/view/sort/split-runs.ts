// Cuts sorted runs into ranges that can be merged one beside the other: no text of a range comes before one of the ranges
// before it, and equal texts are in the same. It merges nothing.
import { firstPlace } from '../../../../shared/model/first-place.ts';
import { MARK_EVERY, type SortedRun } from './sort-run.ts';

/** Texts of a run, half open. */
export interface RunRange {
  readonly from: number;
  readonly to: number;
}

/** What merging needs of a run. */
export type MergedRun = Pick<SortedRun, 'ids' | 'lengths' | 'shared' | 'bytes'>;

/** For each of so many parts, its range of each run; parts are about equal. */
export function splitRuns(runs: readonly SortedRun[], parts: number): RunRange[][] {
  const marks = runs.flatMap(marksOf).sort(compareBytes);
  const borders = [runs.map(() => 0)];
  for (let n = 1; n < parts; n++) {
    const text = marks[Math.floor((n * marks.length) / parts)];
    borders.push(runs.map((run) => (text ? placeOf(run, text) : run.ids.length)));
  }
  borders.push(runs.map(({ ids }) => ids.length));
  return Array.from({ length: parts }, (_, n) =>
    runs.map((__, r) => ({ from: borders[n]?.[r] ?? 0, to: borders[n + 1]?.[r] ?? 0 })),
  );
}

/** A range of a run as a run of its own. */
export function sliceRun(run: SortedRun, { from, to }: RunRange): MergedRun {
  const { ids, lengths, shared, bytes } = run;
  if (from >= to) return { ids: ids.subarray(0, 0), lengths, shared, bytes };
  if (from === 0 && to === ids.length) return { ids, lengths, shared, bytes };
  const reader = readerAt(run, from);
  const first = reader.text();
  const rests = bytes.subarray(reader.nextRest, to < ids.length ? readerAt(run, to).rest : undefined);
  const own = new Uint8Array(first.length + rests.length);
  own.set(first);
  own.set(rests, first.length);
  const sharedThere = shared.slice(from, to);
  sharedThere[0] = 0;
  return {
    ids: ids.subarray(from, to),
    lengths: lengths.subarray(from, to),
    shared: sharedThere,
    bytes: own,
  };
}

/** The place of the first text of a run that is not before `text`. */
export function placeOf(run: SortedRun, text: Uint8Array): number {
  const mark = firstPlace(0, run.markStarts.length - 1, (n) => compareBytes(markAt(run, n), text) >= 0);
  if (mark === 0) return 0;
  const end = Math.min(mark * MARK_EVERY, run.ids.length);
  const reader = new TextReader(run, mark - 1);
  while (reader.place < end && compareBytes(reader.text(), text) < 0) reader.advance();
  return reader.place;
}

function readerAt(run: SortedRun, place: number): TextReader {
  const reader = new TextReader(run, Math.floor(place / MARK_EVERY));
  while (reader.place < place) reader.advance();
  return reader;
}

/** Reads the texts of a run one after the other, from a mark on. */
class TextReader {
  place: number;
  /** Where in the run's bytes begins what is kept of the text. */
  rest: number;
  readonly #run: SortedRun;
  #bytes: Uint8Array;

  constructor(run: SortedRun, mark: number) {
    this.#run = run;
    this.place = mark * MARK_EVERY;
    this.rest = run.markRests[mark] ?? 0;
    this.#bytes = markAt(run, mark).slice();
  }

  /** Lasts until the next text. */
  text(): Uint8Array {
    return this.#bytes.subarray(0, this.#run.lengths[this.place] ?? 0);
  }

  /** Where in the run's bytes begins what is kept of the next text. */
  get nextRest(): number {
    const { lengths, shared } = this.#run;
    return this.rest + (lengths[this.place] ?? 0) - (shared[this.place] ?? 0);
  }

  advance(): void {
    const { lengths, shared, bytes } = this.#run;
    this.rest = this.nextRest;
    const place = ++this.place;
    const [length, same] = [lengths[place] ?? 0, shared[place] ?? 0];
    if (length > this.#bytes.length) {
      const longer = new Uint8Array(2 * length);
      longer.set(this.#bytes);
      this.#bytes = longer;
    }
    this.#bytes.set(bytes.subarray(this.rest, this.rest + length - same), same);
  }
}

function marksOf(run: SortedRun): Uint8Array[] {
  return Array.from({ length: run.markStarts.length - 1 }, (_, n) => markAt(run, n));
}

function markAt({ marks, markStarts }: SortedRun, mark: number): Uint8Array {
  return marks.subarray(markStarts[mark], markStarts[mark + 1]);
}

function compareBytes(a: Uint8Array, b: Uint8Array): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
