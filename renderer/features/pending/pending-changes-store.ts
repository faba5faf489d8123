// The changes that wait for the user's word, wherever they came from: page by page, what of them is taken over, and their
// end. The engine does the work.
import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import {
  REVIEW_KINDS,
  type Acceptance,
  type ReviewField,
  type ReviewItem,
  type ReviewKind,
  type ReviewResult,
  type ReviewSummary,
} from '../../../shared/model/edit/review.ts';
import { useClient } from '../../engine/app-client.ts';
import { useNotices } from '../../shell/notices/notices-store.ts';

/** Changes shown at once. */
export const PAGE_ITEMS = 100;

/** What found the changes: a look at the sources again, or a table. */
export type ChangeOrigin = 'sources' | 'table';

export const usePendingChanges = defineStore('pendingChanges', () => {
  const { engine } = useClient();
  const notices = useNotices();
  const origin = ref<ChangeOrigin | null>(null);
  const summary = shallowRef<ReviewSummary | null>(null);
  /** The kind that is shown; null = all. */
  const kind = ref<ReviewKind | null>(null);
  const items = shallowRef<readonly ReviewItem[]>([]);
  const total = ref(0);
  const start = ref(0);
  let turn = 0;

  const accepted = computed(() => sum(summary.value?.accepted, REVIEW_KINDS));
  /** Of those that are shown. */
  const acceptedShown = computed(() =>
    sum(summary.value?.accepted, kind.value ? [kind.value] : REVIEW_KINDS),
  );

  /** Shows the changes that wait now, by kind where `byKind`; null where none do. Throws what the engine does. */
  async function open(from: ChangeOrigin, byKind: boolean): Promise<void> {
    const found = await engine['review.info']({});
    origin.value = from;
    summary.value = found;
    kind.value = byKind && found ? (REVIEW_KINDS.find((name) => found.counts[name] > 0) ?? 'added') : null;
    items.value = [];
    if (found) await show(0);
  }

  /** Reads a page of the changes; the latest call wins. */
  async function show(from: number): Promise<void> {
    const review = summary.value?.review;
    if (review === undefined) return;
    const mine = ++turn;
    const only = kind.value && { kind: kind.value };
    const window = await engine['review.rows']({ review, ...only, start: from, count: PAGE_ITEMS });
    if (mine !== turn) return;
    items.value = window.items;
    total.value = window.total;
    start.value = window.start;
  }

  async function told(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (cause) {
      notices.showError(cause);
    }
  }

  function showKind(wanted: ReviewKind | null): Promise<void> {
    kind.value = wanted;
    return told(() => show(0));
  }

  function page(by: 1 | -1): Promise<void> {
    return told(() => show(Math.max(0, start.value + by * PAGE_ITEMS)));
  }

  /** Accepts or refuses all of the shown kind, some items, or one field of them. */
  function accept(accept: Acceptance, part: { items?: number[]; field?: ReviewField } = {}): Promise<void> {
    return told(async () => {
      const review = summary.value?.review;
      if (review === undefined) return;
      const only = kind.value && !part.items && { kind: kind.value };
      summary.value = await engine['review.accept']({ review, ...only, ...part, accept });
      await show(start.value);
    });
  }

  /** Takes over what is accepted. Throws what the engine does; then they wait still. */
  async function apply(): Promise<ReviewResult> {
    const review = summary.value?.review;
    const result = await engine['review.apply'](review === undefined ? {} : { review });
    forget();
    return result;
  }

  /** Forgets the changes, where they came from there; nothing was changed by them. Never rejects. */
  async function discard(from: ChangeOrigin): Promise<void> {
    const review = summary.value?.review;
    if (review === undefined || origin.value !== from) return;
    forget();
    await told(async () => {
      await engine['review.discard']({ review });
    });
  }

  function forget(): void {
    origin.value = null;
    summary.value = null;
    items.value = [];
  }

  return {
    origin,
    summary,
    kind,
    items,
    total,
    start,
    accepted,
    acceptedShown,
    open,
    showKind,
    page,
    accept,
    apply,
    discard,
  };
});

function sum(counts: Readonly<Record<ReviewKind, number>> | undefined, kinds: readonly ReviewKind[]): number {
  return counts ? kinds.reduce((all, kind) => all + counts[kind], 0) : 0;
}
