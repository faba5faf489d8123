// Runs one preview at a time beside everything else, a slice at a time, and remembers which rows it found.
// A preview changes nothing, so it needs no job.
import { reason } from '../../../shared/contract/error-texts.ts';
import { AppError } from '../../../shared/contract/errors.ts';
import type { CellChange } from '../../../shared/model/edit/bulk-edit.ts';
import type { Steps } from '../../../shared/model/steps.ts';
import { runSteps } from './run-steps.ts';
import { monotonic } from './monotonic.ts';

const SLICE_MS = 25;
const PROGRESS_INTERVAL_MS = 100;

/** What a preview found. */
interface Kept {
  readonly preview: number;
  /** The rows, ascending. */
  readonly hits: Uint32Array;
  /** The columns that would change in a row, in the order of the edit. */
  readonly columnsOf: (id: number) => readonly CellChange['column'][];
}

export class PreviewRunner {
  #run: AbortController | null = null;
  #kept: Kept | null = null;
  #marks: Uint8Array | null = null;

  /**
   * Runs the steps to their end, letting other requests have their turn. Ends them and rejects with "cancelled" as soon
   * as another preview starts or stop() is called. `progress` gets the rows so far, at most ten times a second.
   */
  run<T>(steps: Steps<T>, progress: (done: number) => void): Promise<T> {
    this.stop();
    const run = new AbortController();
    this.#run = run;
    let done = 0;
    let told = monotonic();
    const tell = (rows: number): void => {
      done += rows;
      if (monotonic() - told < PROGRESS_INTERVAL_MS) return;
      told = monotonic();
      progress(done);
    };
    return runSteps(steps, run.signal, tell, SLICE_MS);
  }

  /** Ends the preview that runs, and forgets what the last one found. */
  stop(): void {
    this.#run?.abort(new AppError('cancelled', reason('search-replaced')));
    this.#kept = null;
    this.#marks = null;
  }

  /** Remembers what a preview found. */
  keep(kept: Kept): void {
    this.#kept = kept;
    this.#marks = null;
  }

  /** True where the kept hits are those of this preview. */
  has(preview: number): boolean {
    return this.#kept?.preview === preview;
  }

  /** True for a row that the kept preview found. */
  isHit(id: number): boolean {
    this.#marks ??= marksOf(this.#kept?.hits ?? new Uint32Array());
    return this.#marks[id] === 1;
  }

  /** The columns of a row that the kept preview would change, in the order of the edit; none where rows go as a whole. */
  columnsOf(id: number): readonly CellChange['column'][] {
    return this.isHit(id) ? (this.#kept?.columnsOf(id) ?? []) : [];
  }
}

/** One runner for each window: none ends the previews of another. */
export class PreviewRunners {
  readonly #runners = new Map<number, PreviewRunner>();

  of(window: number): PreviewRunner {
    let runner = this.#runners.get(window);
    if (!runner) this.#runners.set(window, (runner = new PreviewRunner()));
    return runner;
  }

  /** Ends those of all windows, and forgets what they found. */
  stop(): void {
    for (const runner of this.#runners.values()) runner.stop();
  }

  /** The same for a window that has gone. */
  leave(window: number): void {
    this.#runners.get(window)?.stop();
    this.#runners.delete(window);
  }
}

/** Gives each window of a project, or whatever else owns one, its runner: previews of one kind don't end those of another. */
export function runnerForEach(): (owner: object, window: number) => PreviewRunner {
  const all = new WeakMap<object, PreviewRunners>();
  return (owner, window) => {
    let runners = all.get(owner);
    if (!runners) all.set(owner, (runners = new PreviewRunners()));
    return runners.of(window);
  };
}

/** A byte an id, so that walking a view of millions asks in no time. */
function marksOf(hits: Uint32Array): Uint8Array {
  const marks = new Uint8Array((hits.at(-1) ?? 0) + 1);
  for (const id of hits) marks[id] = 1;
  return marks;
}
