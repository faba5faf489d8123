// Keeps what stands in a form that is open, and gives it back to the form after a crash. A form that is closed was saved or given
// up: one whose work would be lost by a key that was pressed too soon asks before that.
import { onBeforeUnmount, watch, type Ref } from 'vue';
import type * as v from 'valibot';
import { useProject } from '../../features/project/project-store.ts';
import { useDialogs } from '../dialogs/dialogs-store.ts';
import { useNotices } from '../notices/notices-store.ts';
import { useDrafts } from './drafts-store.ts';

const DISCARD = {
  title: 'discard.title',
  text: 'discard.text',
  named: {},
  yes: 'discard.yes',
  no: null,
  cancel: 'discard.keepEditing',
  danger: true,
  careful: true,
} as const;

/**
 * `held`: all that the form holds, to be read and, at once where something was kept, written. What it holds now, and whatever
 * equals it, is nothing that would be lost.
 * Returns what a dialog asks before the user closes it: false where the user goes on with what it holds.
 */
export function useDraft<T>(
  form: string,
  schema: v.GenericSchema<unknown, NoInfer<T>>,
  held: Ref<T>,
): () => Promise<boolean> {
  const dialogs = useDialogs();
  const drafts = useDrafts();
  const project = useProject();
  const before = JSON.stringify(held.value);
  const isAsBefore = (): boolean => JSON.stringify(held.value) === before;
  const left = drafts.of(form, schema);
  if (left !== null) held.value = left;
  // It is in sight now.
  useNotices().forget(`draft ${form}`);
  watch(
    held,
    (now) => {
      drafts.keep(form, isAsBefore() ? null : now);
    },
    { deep: true },
  );
  onBeforeUnmount(() => {
    // With a project that was lost the form goes, too, but not by the user's will.
    if (project.isOpen) drafts.keep(form, null);
  });
  return async () => isAsBefore() || (await dialogs.ask(DISCARD)) === 'yes';
}
