// Which bars of a chart of dates are in sight, and which are chosen: by drawing over them, or by keys. It asks for no rows.
import { computed, ref, watch, type ComputedRef, type Ref } from 'vue';
import type { LastmodShares } from '../../../../shared/model/overview.ts';
import { dateBins, writtenDayOf, type DateBin, type DateUnit } from './date-bins.ts';

/** Bars in sight at once; further ones are a step away. */
const IN_SIGHT = 90;

export interface BinRange {
  readonly bins: ComputedRef<readonly DateBin[]>;
  /** Those in sight, and the place of their first. */
  readonly visible: ComputedRef<readonly DateBin[]>;
  readonly first: ComputedRef<number>;
  readonly pans: ComputedRef<boolean>;
  readonly active: ComputedRef<number>;
  /** Both included. */
  readonly chosen: ComputedRef<{ readonly from: number; readonly to: number }>;
  readonly dragging: Ref<boolean>;
  /** False until the user has been here. */
  readonly isChosen: Ref<boolean>;
  readonly start: (at: number) => void;
  readonly reach: (at: number) => void;
  readonly end: () => void;
  readonly pan: (by: 1 | -1) => void;
  /** True where the key means something here. */
  readonly key: (key: string, extend: boolean) => boolean;
}

export function useBinRange(shares: () => LastmodShares, unit: () => DateUnit): BinRange {
  const bins = computed(() => dateBins(shares(), unit(), writtenDayOf(new Date())));
  const last = computed(() => Math.max(0, bins.value.length - 1));
  const anchor = ref(0);
  const head = ref(0);
  const shift = ref(0);
  const dragging = ref(false);
  const isChosen = ref(false);
  const within = (at: number): number => Math.min(Math.max(at, 0), last.value);
  const latest = computed(() => Math.max(0, bins.value.length - IN_SIGHT));
  const first = computed(() => Math.min(Math.max(0, shift.value), latest.value));
  const active = computed(() => within(head.value));
  const chosen = computed(() => ({
    from: within(Math.min(anchor.value, head.value)),
    to: within(Math.max(anchor.value, head.value)),
  }));

  /** The newest dates are looked at first. */
  watch(
    [unit, () => bins.value.length],
    () => {
      shift.value = latest.value;
      anchor.value = head.value = last.value;
      isChosen.value = false;
    },
    { immediate: true },
  );

  function reach(at: number): void {
    isChosen.value = true;
    head.value = within(at);
    if (head.value < first.value) shift.value = head.value;
    else if (head.value >= first.value + IN_SIGHT) shift.value = head.value - IN_SIGHT + 1;
  }

  function start(at: number): void {
    anchor.value = within(at);
    reach(at);
    dragging.value = true;
  }

  function key(name: string, extend: boolean): boolean {
    const goals: Readonly<Partial<Record<string, number>>> = {
      ArrowLeft: active.value - 1,
      ArrowRight: active.value + 1,
      PageUp: active.value - 12,
      PageDown: active.value + 12,
      Home: 0,
      End: last.value,
    };
    const goal = goals[name];
    if (goal === undefined) return false;
    reach(goal);
    if (!extend) anchor.value = head.value;
    return true;
  }

  return {
    bins,
    visible: computed(() => bins.value.slice(first.value, first.value + IN_SIGHT)),
    first,
    pans: computed(() => latest.value > 0),
    active,
    chosen,
    dragging,
    isChosen,
    start,
    reach,
    end: () => {
      dragging.value = false;
    },
    pan: (by) => {
      shift.value = Math.min(Math.max(0, first.value + by * Math.floor(IN_SIGHT / 2)), latest.value);
    },
    key,
  };
}
