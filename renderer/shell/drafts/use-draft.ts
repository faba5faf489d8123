// Keeps what stands in a form that is open, and gives it back to the form after a crash. One line in a form is enough: a form
// that is closed was saved or given up.
import { onBeforeUnmount, watch, type Ref } from 'vue';
import type * as v from 'valibot';
import { useProject } from '../../features/project/project-store.ts';
import { useNotices } from '../notices/notices-store.ts';
import { useDrafts } from './drafts-store.ts';

/**
 * `held`: all that the form holds, to be read and, at once where something was kept, written. What it holds now, and whatever
 * equals it, is nothing that would be lost.
 */
export function useDraft<T>(form: string, schema: v.GenericSchema<unknown, NoInfer<T>>, held: Ref<T>): void {
  const drafts = useDrafts();
  const project = useProject();
  const before = JSON.stringify(held.value);
  const left = drafts.of(form, schema);
  if (left !== null) held.value = left;
  // It is in sight now.
  useNotices().forget(`draft ${form}`);
  watch(
    held,
    (now) => {
      drafts.keep(form, JSON.stringify(now) === before ? null : now);
    },
    { deep: true },
  );
  onBeforeUnmount(() => {
    // With a project that was lost the form goes, too, but not by the user's will.
    if (project.isOpen) drafts.keep(form, null);
  });
}
