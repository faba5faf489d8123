// Watches the whole window for dragged files. What becomes of the paths is the caller's business.
import { onBeforeUnmount, onMounted } from 'vue';
import { useClient } from '../../engine/app-client.ts';
import { useDialogs } from '../dialogs/dialogs-store.ts';
import { useNotices } from '../notices/notices-store.ts';

/** `take` gets the paths of each drop of files, `link` the addresses of dropped links; other text is left alone. */
export function useFileDrop(
  take: (paths: readonly string[]) => Promise<void>,
  link: (addresses: readonly string[]) => Promise<void>,
): void {
  const client = useClient();
  const dialogs = useDialogs();
  const notices = useNotices();
  let depth = 0;

  function hasFiles(event: DragEvent): boolean {
    const types = event.dataTransfer?.types ?? [];
    return types.includes('Files') || types.includes('text/uri-list');
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
    const links = linksOf(event.dataTransfer);
    if (links.length > 0) link(links).catch(notices.showError);
    else if (event.dataTransfer) client.pathsOfDrop(event.dataTransfer).then(take).catch(notices.showError);
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

/** Web addresses of a drop that has no files. Source: RFC 2483 section 5 (text/uri-list). */
function linksOf(data: DataTransfer | null): string[] {
  if (!data || data.types.includes('Files')) return [];
  return data
    .getData('text/uri-list')
    .split(/[\r\n]+/)
    .filter((line) => /^https?:\/\//i.test(line));
}
