// The views that are open: ids in their order, by number, for each window its own. It runs no query.
import { reason } from '../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../shared/contract/errors.ts';

/** Views kept open for a window; one that never closes them loses its oldest instead of the memory. */
const VIEWS_KEPT = 16;

/** Counts on across projects, so that a view of the last project is never taken for one of this. */
let nextView = 1;

interface View {
  readonly ids: Uint32Array;
  /** Whose it is. Others may read it. */
  readonly window: number;
}

export class OpenViews {
  readonly #views: Map<number, View>;

  /** `before`: views that stay open here, under their numbers. */
  constructor(before?: OpenViews) {
    this.#views = new Map(before ? before.#views : []);
  }

  /** Opens a view of these rows, in this order; returns its number. */
  keep(ids: Uint32Array, window: number): number {
    const view = nextView++;
    this.#views.set(view, { ids, window });
    const own = this.#of(window);
    const [oldest] = own;
    if (own.length > VIEWS_KEPT && oldest !== undefined) this.close(oldest);
    return view;
  }

  find(view: number): Uint32Array | undefined {
    return this.#views.get(view)?.ids;
  }

  /** Throws stale-view for one that is closed. */
  ids(view: number): Uint32Array {
    const ids = this.find(view);
    if (!ids) throw new AppError('stale-view', reason('view-gone'));
    return ids;
  }

  /** Closing twice does no harm. */
  close(view: number): void {
    this.#views.delete(view);
  }

  /** Closes those of a window that has gone. */
  leave(window: number): void {
    for (const view of this.#of(window)) this.close(view);
  }

  /** The oldest first. */
  #of(window: number): readonly number[] {
    return [...this.#views].filter(([, one]) => one.window === window).map(([view]) => view);
  }
}
