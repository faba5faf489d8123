// The rows in sight as the template draws them. It asks the cache for rows and never waits for them.
import { computed, onBeforeUnmount, shallowRef, triggerRef, watch } from 'vue';
import { ROW_HEIGHT } from './grid-metrics.ts';
import type { GridRow, RowSource } from './grid-types.ts';
import { NO_SLOTS, planSlots, slotOf, type SlotPlan } from './visible-slots.ts';
import { WindowCache } from './window-cache.ts';

/** Rows are placed relative to a base row, as browsers lose exactness beyond some million px. */
const BASE_ROWS = 16_384;

export interface DrawnRow<T> {
  readonly key: string;
  readonly position: number;
  readonly row: T | undefined;
  /** px from the base. */
  readonly top: number;
}

interface RowsInput<T extends GridRow> {
  readonly source: () => RowSource<T>;
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
      onError: input.onError,
      onRows: () => {
        if (cache.value !== opened) return;
        triggerRef(cache);
        input.onRows();
      },
    });
    return opened;
  }

  function want(): void {
    const { first, last } = input.sight();
    cache.value.want(first, last);
  }

  watch([input.source, input.rows, input.revision] as const, ([source, rows], [oldSource, oldRows]) => {
    if (source !== oldSource) {
      cache.value.dispose();
      cache.value = open(source);
      want();
    } else if (rows !== oldRows) {
      cache.value.resize(rows);
      triggerRef(cache);
    } else {
      cache.value.invalidate();
    }
  });
  watch(() => [input.sight().first, input.sight().last], want, { immediate: true });
  onBeforeUnmount(() => {
    cache.value.dispose();
  });

  const base = computed(() => Math.floor(input.offset() / ROW_HEIGHT / BASE_ROWS) * BASE_ROWS);

  const drawn = computed<readonly DrawnRow<T>[]>(() => {
    const { first, last } = input.sight();
    const loaded = cache.value;
    plan = planSlots(plan, first, last);
    const draw = (position: number, key: string): DrawnRow<T> => {
      return { key, position, row: loaded.row(position), top: (position - base.value) * ROW_HEIGHT };
    };
    const out: DrawnRow<T>[] = [];
    for (let p = first; p < last; p++) out.push(draw(p, String(slotOf(plan, p))));
    const active = input.activeRow();
    if (active >= 0 && active < input.rows()) {
      if (active < first) out.unshift({ ...draw(active, 'away'), top: -2 * ROW_HEIGHT });
      if (active >= last) out.push({ ...draw(active, 'away'), top: -2 * ROW_HEIGHT });
    }
    return out;
  });

  return {
    cache,
    drawn,
    /** px that the rows' layer is moved by: whole device px keep the text sharp. */
    shift: computed(() => {
      const ratio = globalThis.devicePixelRatio || 1;
      return Math.round((base.value * ROW_HEIGHT - input.offset()) * ratio) / ratio;
    }),
    waiting: computed(() => drawn.value.some((row) => row.row === undefined)),
  };
}
