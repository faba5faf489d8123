// Questions that their callers number, each higher than the one before: a later one ends those before it, and each can be
// cancelled by its number. It asks nothing itself.
import { cancelled } from './newest-only.ts';

export class NumberedRuns {
  readonly #runs = new Map<number, { readonly kind: string; readonly abort: AbortController }>();

  /** Asks; those of the same kind with lower numbers end, with "cancelled". */
  async newest<T>(run: number, ask: (signal: AbortSignal) => Promise<T>, kind = ''): Promise<T> {
    for (const [other, one] of this.#runs) if (one.kind === kind && other < run) this.cancel(other);
    const abort = new AbortController();
    this.#runs.set(run, { kind, abort });
    try {
      return await ask(abort.signal);
    } finally {
      if (this.#runs.get(run)?.abort === abort) this.#runs.delete(run);
    }
  }

  /** Ends all of a kind. */
  leave(kind: string): void {
    for (const [run, one] of this.#runs) if (one.kind === kind) this.cancel(run);
  }

  /** Ends one that still runs: it fails with "cancelled". */
  cancel(run: number): void {
    this.#runs.get(run)?.abort.abort(cancelled());
  }
}
