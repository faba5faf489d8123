// Keeps the preview of a bulk edit true while a panel shows it: after typing, in another scope, when rows changed.
import { onBeforeUnmount, watch, type Ref } from 'vue';
import type { BulkEdit } from '../../../../shared/model/edit/bulk-edit.ts';
import { useBulk } from './bulk-store.ts';
import { useProject } from '../../project/project-store.ts';

/** null = there is no edit to preview yet. */
export function useBulkPreview(edit: Ref<BulkEdit | null>): void {
  const bulk = useBulk();
  const project = useProject();
  watch(
    [edit, () => bulk.scope, () => project.info?.revision],
    () => {
      bulk.expect(edit.value);
    },
    { deep: true, immediate: true, flush: 'sync' },
  );
  onBeforeUnmount(bulk.leave);
}
