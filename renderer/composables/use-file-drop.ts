// Watches the whole window for dragged files. What becomes of the paths is the caller's business.
import { onBeforeUnmount, onMounted } from 'vue';
import { useClient } from '../engine/app-client.ts';
import { useDialogs } from '../stores/dialogs.ts';
import { useNotices } from '../stores/notices.ts';

/** `take` gets the paths of each drop of files; nothing happens for dragged text. */
export function useFileDrop(take: (paths: readonly string[]) => Promise<void>): void {
  const client = useClient();
  const dialogs = useDialogs();
  const notices = useNotices();
  let depth = 0;

  function hasFiles(event: DragEvent): boolean {
    return event.dataTransfer?.types.includes('Files') ?? false;
  }

  function entered(event: DragEvent): void {
    if (!hasFiles(event)) return;
    event.preventDefault();
    depth++;
    dialogs.dropping = true;
  }

  function over(event: DragEvent): void {
    if (!hasFiles(event)) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
  }

  function left(event: DragEvent): void {
    if (!hasFiles(event)) return;
    depth = Math.max(0, depth - 1);
    if (depth === 0) dialogs.dropping = false;
  }

  function dropped(event: DragEvent): void {
    if (!hasFiles(event)) return;
    event.preventDefault();
    depth = 0;
    dialogs.dropping = false;
    if (event.dataTransfer) client.pathsOfDrop(event.dataTransfer).then(take).catch(notices.showError);
  }

  onMounted(() => {
    window.addEventListener('dragenter', entered);
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', left);
    window.addEventListener('drop', dropped);
  });
  onBeforeUnmount(() => {
    window.removeEventListener('dragenter', entered);
    window.removeEventListener('dragover', over);
    window.removeEventListener('dragleave', left);
    window.removeEventListener('drop', dropped);
  });
}
