// The toasts: what the user is told without asking. Data only; components translate it.
import { defineStore } from 'pinia';
import { ref } from 'vue';
import type { HistoryStep } from '../../shared/model/change.ts';
import type { ErrorData } from '../../shared/contract/errors.ts';
import { errorOf } from '../engine/error-of.ts';
import type { MessageKey } from '../locales/en.ts';
import type { Named } from '../locales/use-text.ts';

export interface NoticeContent {
  readonly kind: 'info' | 'success' | 'warning' | 'error';
  readonly key: MessageKey;
  readonly named?: Named;
  /** A step of undo that the text names as {what}. */
  readonly step?: HistoryStep;
  /** Where the text has a singular and a plural. */
  readonly count?: number;
  /** A second text, from the table. */
  readonly more?: MessageKey;
  /** What the engine or host said. */
  readonly error?: ErrorData;
}

export interface Notice extends NoticeContent {
  readonly id: number;
}

const SHOWN_MS = 6_000;
const AT_MOST = 5;

export const useNotices = defineStore('notices', () => {
  const all = ref<readonly Notice[]>([]);
  let next = 1;

  function dismiss(id: number): void {
    all.value = all.value.filter((notice) => notice.id !== id);
  }

  /** Shows a notice; good news goes by itself, warnings and errors stay until dismissed. */
  function show(content: NoticeContent): void {
    const notice: Notice = { ...content, id: next++ };
    // One "info" at a time: the latest is what counts when they come in a row, as with undo, undo, undo.
    const kept = content.kind === 'info' ? all.value.filter(({ kind }) => kind !== 'info') : all.value;
    all.value = [...kept, notice].slice(-AT_MOST);
    if (content.kind === 'info' || content.kind === 'success') {
      setTimeout(() => {
        dismiss(notice.id);
      }, SHOWN_MS);
    }
  }

  /** Shows any rejection, headed by the text for its code. */
  function showError(cause: unknown): void {
    const error = errorOf(cause);
    if (error.code === 'cancelled') return;
    show({ kind: 'error', key: `errors.${error.code}`, error });
  }

  return { all, show, showError, dismiss };
});
