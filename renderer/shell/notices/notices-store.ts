// The toasts: what the user is told without asking, and what is said to screen readers alone. Data only; components
// translate it.
import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import type { HistoryStep } from '../../../shared/model/edit/change.ts';
import type { EditResult } from '../../../shared/contract/edit-result.ts';
import type { ErrorData } from '../../../shared/contract/errors.ts';
import { useClient } from '../../engine/app-client.ts';
import { errorOf } from '../../engine/error-of.ts';
import { requestOf } from '../../engine/request-outcomes.ts';
import type { CellName } from '../../grid/grid-types.ts';
import type { MessageKey } from '../../locales/en.ts';
import type { Named } from '../../locales/use-text.ts';

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
  /** All that is known of it, for the user to copy. */
  readonly report?: string;
  /** A path that it tells, for the user to copy. */
  readonly path?: string;
  /** A text of the user's that is nowhere else, to copy. */
  readonly typed?: string;
  /** What its button does: goes to a cell, adds a row, or shows all rows, at this one; takes a step back or again, while it is the next; opens a dialog, that of the backups of a project too; saves the project as another. */
  readonly action?:
    | { readonly key: MessageKey; readonly cell: CellName }
    | { readonly key: MessageKey; readonly addRow: string }
    | { readonly key: MessageKey; readonly showRow: number }
    | { readonly key: MessageKey; readonly undo: HistoryStep }
    | { readonly key: MessageKey; readonly redo: HistoryStep }
    | { readonly key: MessageKey; readonly open: 'import' | 'export' | 'addRows' | 'sections' }
    | { readonly key: MessageKey; readonly restore: string }
    | { readonly key: MessageKey; readonly saveAs: true };
  /** The request or job that failed: the notice goes when that succeeds. */
  readonly about?: string;
  /** Of those about one thing only the latest is shown, and is not counted. Those about the host end with the connection. */
  readonly topic?: 'readOnly' | 'host' | `draft ${string}`;
  /** Stays until it is dismissed or forgotten, though it is no warning. */
  readonly stays?: true;
}

/** Of each notice about a project that is read-only; the way out stands in the status bar all the time. */
export const ABOUT_READ_ONLY = { topic: 'readOnly', about: 'project.saveAs' } as const;

/** What all that would change such a project says. */
export const READ_ONLY: NoticeContent = {
  kind: 'info',
  key: 'status.readOnlyHint',
  action: { key: 'status.saveCopy', saveAs: true },
  ...ABOUT_READ_ONLY,
};

export interface Notice extends NoticeContent {
  readonly id: number;
  /** How often the same was told while it stood there. */
  readonly times: number;
}

/** What is read aloud next; a new object each time, so that the same words are said again. */
export interface Announcement {
  readonly id: number;
  readonly content: NoticeContent;
}

const SHOWN_MS = 6_000;
/** Notices in sight at once; errors beyond that wait behind them. */
const IN_SIGHT = 3;

export const useNotices = defineStore('notices', () => {
  const all = ref<readonly Notice[]>([]);
  const announced = shallowRef<Announcement | null>(null);
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  let next = 1;

  /** The newest, at most three. */
  const inSight = computed(() => all.value.slice(-IN_SIGHT));
  const hidden = computed(() => all.value.length - inSight.value.length);
  /** Of those in sight: what stays until it is dismissed, and what goes by itself. */
  const staying = computed(() => inSight.value.filter((notice) => !goesByItself(notice)));
  const passing = computed(() => inSight.value.filter(goesByItself));

  function dismiss(id: number): void {
    clearTimeout(timers.get(id));
    timers.delete(id);
    all.value = all.value.filter((notice) => notice.id !== id);
  }

  function dismissAll(): void {
    for (const { id } of all.value) dismiss(id);
  }

  /**
   * Shows a notice and has it read aloud, once. The same content again raises the count of the notice that stands there.
   * Good news goes by itself, and makes room; warnings and errors stay until dismissed.
   */
  function show(content: NoticeContent): void {
    announce(content);
    if (content.topic && content.topic !== 'host') forget(content.topic);
    const same = all.value.find((notice) => isSame(notice, content));
    if (same) {
      all.value = all.value.map((one) =>
        one === same ? { ...same, ...content, times: same.times + 1 } : one,
      );
      goLater(same);
      return;
    }
    const notice: Notice = { ...content, id: next++, times: 1 };
    // One "info" at a time: the latest is what counts when they come in a row, as with undo, undo, undo.
    const kept =
      content.kind === 'info' ? all.value.filter(({ kind, stays }) => kind !== 'info' || stays) : all.value;
    const staying = kept.filter((one) => !goesByItself(one));
    const passing = kept.filter(goesByItself);
    const room = Math.max(0, IN_SIGHT - 1 - staying.length);
    const pushedOut = passing.slice(0, Math.max(0, passing.length - room));
    all.value = [...kept.filter((one) => !pushedOut.includes(one)), notice];
    goLater(notice);
  }

  function goLater(notice: Notice): void {
    const { id } = notice;
    clearTimeout(timers.get(id));
    if (!goesByItself(notice)) return;
    timers.set(
      id,
      setTimeout(() => {
        dismiss(id);
      }, SHOWN_MS),
    );
  }

  /** What was told about this holds no more. */
  function forget(topic: NonNullable<NoticeContent['topic']>): void {
    for (const notice of all.value) if (notice.topic === topic) dismiss(notice.id);
  }

  /** Refuses what would change the project, which can't be changed: always in the same words. */
  function refuseChange(): void {
    show(READ_ONLY);
  }

  /** Has something read aloud without showing it: what sighted users see happen. */
  function announce(content: NoticeContent): void {
    announced.value = { id: (announced.value?.id ?? 0) + 1, content };
  }

  /** The job ended: how far it was is no more to be read. */
  function forgetProgress(): void {
    const key = announced.value?.content.key ?? '';
    if (key === 'notices.progress' || key.startsWith('status.')) announced.value = null;
  }

  /** A request or job succeeded: what was told of its failure holds no more. */
  function succeeded(about: string): void {
    for (const notice of all.value) if (notice.about === about) dismiss(notice.id);
  }

  /**
   * Shows any rejection, headed by the text for its code. It goes when the request that it came from succeeds;
   * `about` names what failed where the rejection itself is not at hand any more; `offered`: what can be done about it.
   */
  function showError(
    cause: unknown,
    about: string | undefined = requestOf(cause),
    offered: Pick<NoticeContent, 'action'> = {},
  ): void {
    const error = errorOf(cause);
    // A view that is gone is opened again by whoever shows it: there is nothing to tell, and nothing to do.
    if (error.code === 'cancelled' || error.code === 'stale-view') return;
    if (error.code === 'read-only') refuseChange();
    else
      show({
        ...{ kind: 'error', key: `errors.${error.code}`, error, ...offered },
        ...(about === undefined ? {} : { about }),
      });
  }

  /** A step was taken back or again: what told of it, and offered just that, holds no more. */
  function taken(direction: 'undo' | 'redo', step: HistoryStep): void {
    for (const { id, action } of all.value) {
      const offered = action && direction in action ? (action as Record<string, unknown>)[direction] : null;
      if (JSON.stringify(offered) === JSON.stringify(step)) dismiss(id);
    }
  }

  useClient().onAnswer(succeeded);

  return {
    all,
    staying,
    passing,
    hidden,
    announced,
    show,
    forget,
    refuseChange,
    showError,
    succeeded,
    taken,
    announce,
    forgetProgress,
    dismiss,
    dismissAll,
  };
});

/** The button of a notice that takes a change back; none where nothing changed. */
export function undoOf({ changed, history: { undo } }: EditResult): Pick<NoticeContent, 'action'> {
  return changed > 0 && undo ? { action: { key: 'commands.edit.undo', undo } } : {};
}

function goesByItself({ kind, stays }: NoticeContent): boolean {
  return stays !== true && (kind === 'info' || kind === 'success');
}

function isSame(one: NoticeContent, other: NoticeContent): boolean {
  return factsOf(one) === factsOf(other);
}

function factsOf({ kind, key, named, step, count, more, error }: NoticeContent): string {
  return JSON.stringify([kind, key, named, step, count, more, error?.code, error?.message]);
}
