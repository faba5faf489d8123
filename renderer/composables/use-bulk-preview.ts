// Keeps the preview of a bulk edit true while a panel shows it: after typing, in another scope, when rows changed.
import { onBeforeUnmount, watch, type Ref } from 'vue';
import type { BulkEdit } from '../../shared/model/bulk-edit.ts';
import { useBulk } from '../stores/bulk.ts';
import { useProject } from '../stores/project.ts';

const DELAY_MS = 150;

/** null = there is no edit to preview yet. */
export function useBulkPreview(edit: Ref<BulkEdit | null>): void {
  const bulk = useBulk();
  const project = useProject();
  let timer: ReturnType<typeof setTimeout> | undefined;

  watch(
    [edit, () => bulk.scope, () => project.info?.revision],
    () => {
      clearTimeout(timer);
      bulk.expectOther();
      timer = setTimeout(() => void bulk.preview(edit.value), DELAY_MS);
    },
    { deep: true, immediate: true },
  );
  onBeforeUnmount(() => {
    clearTimeout(timer);
  });
}
