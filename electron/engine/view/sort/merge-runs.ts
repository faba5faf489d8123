// Merges sorted runs of texts into ranks: equal texts get equal numbers, a later text a higher one. A tournament in
// which each text remembers how many bytes it shares with the last winner, so that no byte is compared twice.
import type { SortedRun } from './sort-run.ts';

/** Gives every id of the runs its rank; `advance` does a part of the work, so that the caller can pause. */
export class RunMerge {
  /** How many different texts came so far. */
  groups = 0;
  /** How many texts came so far. */
  done = 0;
  readonly total: number;
  readonly #runs: readonly SortedRun[];
  readonly #ranks: Uint32Array;
  /** The run whose text lost at each inner node; node 0 holds the winner of all. */
  readonly #losers: Int32Array;
  readonly #leaves: number;
  /** Of each run: where it stands, and what its text there shares with the last winner. */
  readonly #at: Uint32Array;
  readonly #shared: Uint32Array;
  /** Of that text: its length, and where its first byte would stand, if the bytes that it shares were there. */
  readonly #length: Uint32Array;
  readonly #start: Int32Array;

  constructor(runs: readonly SortedRun[], ranks: Uint32Array) {
    this.#runs = runs;
    this.#ranks = ranks;
    this.total = runs.reduce((n, run) => n + run.ids.length, 0);
    this.#at = new Uint32Array(runs.length);
    this.#shared = new Uint32Array(runs.length);
    this.#length = Uint32Array.from(runs, ({ lengths }) => lengths[0] ?? 0);
    this.#start = new Int32Array(runs.length);
    let leaves = 1;
    while (leaves < runs.length) leaves *= 2;
    this.#leaves = leaves;
    this.#losers = new Int32Array(leaves).fill(-1);
    this.#losers[0] = this.#play(1);
  }

  /** Ranks at least the next `texts`, or all that are left; true when nothing is left. */
  advance(texts: number): boolean {
    const end = Math.min(this.done + texts, this.total);
    const losers = this.#losers;
    while (this.done < end) {
      const winner = losers[0] ?? -1;
      const run = this.#runs[winner];
      if (!run) break;
      this.#rank(run, winner);
      let best = winner;
      for (let node = (this.#leaves + winner) >> 1; node > 0; node >>= 1) {
        const other = losers[node] ?? -1;
        if (this.#beats(other, best)) {
          losers[node] = best;
          best = other;
        }
      }
      losers[0] = best;
    }
    return this.done >= this.total;
  }

  /** The winner's text, with those of its run that equal it; then the run stands at its next text. */
  #rank({ ids, lengths, shared }: SortedRun, winner: number): void {
    const ranks = this.#ranks;
    const length = this.#length[winner] ?? 0;
    if (this.groups === 0 || (this.#shared[winner] ?? 0) < length || length < this.#lastLength) this.groups++;
    this.#lastLength = length;
    const rank = this.groups - 1;
    const from = this.#at[winner] ?? 0;
    let at = from;
    do ranks[ids[at++] ?? 0] = rank;
    while (at < ids.length && lengths[at] === length && shared[at] === length);
    this.done += at - from;
    this.#at[winner] = at;
    if (at === ids.length) return;
    // It shares with the last winner what it shares with its predecessor, and equal texts keep no bytes.
    const same = shared[at] ?? 0;
    this.#start[winner] = (this.#start[winner] ?? 0) + length - same;
    this.#shared[winner] = same;
    this.#length[winner] = lengths[at] ?? 0;
  }

  #lastLength = 0;

  /** The winner among the leaves below a node; fills the losers on the way. */
  #play(node: number): number {
    if (node >= this.#leaves) return node - this.#leaves < this.#runs.length ? node - this.#leaves : -1;
    const left = this.#play(2 * node);
    const right = this.#play(2 * node + 1);
    const rightWins = this.#beats(right, left);
    this.#losers[node] = rightWins ? left : right;
    return rightWins ? right : left;
  }

  /** Whether the text of run `a` comes before that of run `b`; the later one learns what it shares with the other. */
  #beats(a: number, b: number): boolean {
    const runA = this.#runs[a];
    const atA = this.#at[a] ?? 0;
    if (!runA || atA >= runA.ids.length) return false;
    const runB = this.#runs[b];
    const atB = this.#at[b] ?? 0;
    if (!runB || atB >= runB.ids.length) return true;
    const sharedA = this.#shared[a] ?? 0;
    const sharedB = this.#shared[b] ?? 0;
    if (sharedA !== sharedB) return sharedA > sharedB;
    return this.#compare(a, runA.bytes, b, runB.bytes, sharedA);
  }

  /** The same for texts of which `known` bytes are known to be equal. */
  #compare(a: number, bytesA: Uint8Array, b: number, bytesB: Uint8Array, known: number): boolean {
    const startA = this.#start[a] ?? 0;
    const startB = this.#start[b] ?? 0;
    const lengthA = this.#length[a] ?? 0;
    const lengthB = this.#length[b] ?? 0;
    const most = lengthA < lengthB ? lengthA : lengthB;
    let shared = known;
    while (shared < most && bytesA[startA + shared] === bytesB[startB + shared]) shared++;
    const first =
      shared < most ? (bytesA[startA + shared] ?? 0) < (bytesB[startB + shared] ?? 0) : lengthA < lengthB;
    this.#shared[first ? b : a] = shared;
    return first;
  }
}
