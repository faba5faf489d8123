// The rows in sight as the template draws them. It asks the cache for rows and never waits for them.
import { computed, onBeforeUnmount, shallowRef, triggerRef, watch } from 'vue';
import { rowHeight } from '../grid-metrics.ts';
import type { GridRow, RowSource } from '../grid-types.ts';
import { NO_SLOTS, planSlots, slotOf, type SlotPlan } from './visible-slots.ts';
import { WindowCache } from './window-cache.ts';

/** Rows are placed relative to a base row, as browsers lose exactness beyond some million px. */
const BASE_ROWS = 16_384;
/** After a jump the old rows stay drawn so long, in ms, if the new ones are not there: one drawing instead of two. */
const HOLD_MS = 40;

export interface DrawnRow<T> {
  readonly key: string;
  readonly position: number;
  readonly row: T | undefined;
  /** px from the base. */
  readonly top: number;
}

interface RowsInput<T extends GridRow> {
  readonly source: () => RowSource<T>;
  readonly place: () => string | undefined;
  readonly rows: () => number;
  readonly revision: () => number | undefined;
  readonly sight: () => { readonly first: number; readonly last: number };
  readonly offset: () => number;
  /** Is drawn also when it is out of sight; -1 for none. */
  readonly activeRow: () => number;
  readonly onError: (cause: unknown) => void;
  readonly onRows: () => void;
}

/** The drawn rows and the cache behind them. */
export function useRows<T extends GridRow>(input: RowsInput<T>) {
  const cache = shallowRef(open(input.source()));
  let plan: SlotPlan = NO_SLOTS;

  function open(source: RowSource<T>): WindowCache<T> {
    const opened: WindowCache<T> = new WindowCache<T>({
      source,
      rows: input.rows(),
      onError: (cause) => {
        input.onError(cause);
        if (cache.value !== opened) return;
        triggerRef(cache);
        tellArrived();
      },
      onRows: (from, to) => {
        if (cache.value !== opened) return;
        tellArrived();
        // Rows that were fetched ahead are not drawn yet.
        if (isDrawn(from, to)) {
          triggerRef(cache);
          present();
        }
        input.onRows();
      },
    });
    return opened;
  }

  function isDrawn(from: number, to: number): boolean {
    const { first, last } = input.sight();
    const active = input.activeRow();
    const shown = presented.value;
    return (
      (first < to && last > from) ||
      (shown.first < to && shown.last > from) ||
      (active >= from && active < to)
    );
  }

  function want(): void {
    const { first, last } = input.sight();
    cache.value.want(first, last);
    tellArrived();
  }

  /** Who waits until the rows in sight are those of the present list. */
  let waitingForRows: (() => void)[] = [];

  function tellArrived(): void {
    if (!cache.value.isOfPresent) return;
    const all = waitingForRows;
    waitingForRows = [];
    for (const resolve of all) resolve();
  }

  /** Until the rows in sight are those of the present list, or it is known that they can't be had. */
  function arrived(): Promise<void> {
    return cache.value.isOfPresent
      ? Promise.resolve()
      : new Promise((resolve) => waitingForRows.push(resolve));
  }

  const inputs = [input.source, input.rows, input.place, input.revision] as const;
  watch(inputs, ([source, rows, place], [oldSource, oldRows, oldPlace]) => {
    if (source !== oldSource && place !== undefined && place === oldPlace) {
      want();
      cache.value.replaceSource(source, rows);
      triggerRef(cache);
      present(true);
    } else if (source !== oldSource) {
      cache.value.dispose();
      cache.value = open(source);
      want();
      present(true);
    } else if (rows !== oldRows) {
      cache.value.resize(rows);
      triggerRef(cache);
      present(true);
    } else {
      cache.value.invalidate();
    }
  });
  /** What is drawn: the user's place, or the one before while rows are on their way. */
  const presented = shallowRef({ offset: 0, first: 0, last: 0 });
  const held = shallowRef(false);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function present(now = false): void {
    const { first, last } = input.sight();
    const { value: loaded } = cache;
    const ready = loaded.seen(first).row !== undefined || loaded.seen(last - 1).row !== undefined;
    if (!now && !ready && first < last && presented.value.first < presented.value.last) {
      held.value = true;
      timer ??= setTimeout(present, HOLD_MS, true);
      return;
    }
    clearTimeout(timer);
    timer = undefined;
    held.value = false;
    presented.value = { offset: input.offset(), first, last };
  }

  watch(() => [input.sight().first, input.sight().last], want, { immediate: true });
  watch(
    () => [input.offset(), input.sight().first, input.sight().last],
    () => {
      present();
    },
    { immediate: true },
  );
  onBeforeUnmount(() => {
    clearTimeout(timer);
    cache.value.dispose();
  });

  const base = computed(() => Math.floor(presented.value.offset / rowHeight.value / BASE_ROWS) * BASE_ROWS);

  const drawn = computed<readonly DrawnRow<T>[]>(() => {
    const { first, last } = presented.value;
    const loaded = cache.value;
    plan = planSlots(plan, first, last);
    const draw = (position: number, key: string): DrawnRow<T> => {
      return {
        key,
        position,
        row: loaded.seen(position).row,
        top: (position - base.value) * rowHeight.value,
      };
    };
    const out: DrawnRow<T>[] = [];
    for (let p = first; p < last; p++) out.push(draw(p, String(slotOf(plan, p))));
    const active = input.activeRow();
    if (active >= 0 && active < input.rows()) {
      if (active < first) out.unshift({ ...draw(active, 'away'), top: -2 * rowHeight.value });
      if (active >= last) out.push({ ...draw(active, 'away'), top: -2 * rowHeight.value });
    }
    return out;
  });

  return {
    cache,
    arrived,
    drawn,
    /** px of the rows above the first one that is drawn: for a moment, those of the place before. */
    drawnOffset: () => presented.value.offset,
    /** px that the rows' layer is moved by: whole device px keep the text sharp. */
    shift: computed(() => {
      const ratio = globalThis.devicePixelRatio || 1;
      return Math.round((base.value * rowHeight.value - presented.value.offset) * ratio) / ratio;
    }),
    waiting: computed(() => held.value || drawn.value.some((row) => row.row === undefined)),
  };
}
