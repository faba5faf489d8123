// Remembers in the project where the user was (page, panels, place), and brings that back when it is opened.
import { ref, watch } from 'vue';
import type { Workspace } from '../../../shared/model/workspace.ts';
import { useClient } from '../../engine/app-client.ts';
import { mutable } from '../../engine/mutable.ts';
import { keepShown } from '../../engine/shown-project.ts';
import { useNotices } from '../notices/notices-store.ts';
import { useProject } from '../../features/project/project-store.ts';
import { useSelection } from '../../features/view/selection-store.ts';
import { isPage, usePages } from './pages-store.ts';
import { usePanes } from './panes-store.ts';

/** What changes in quick succession, as while a panel is drawn wider, is kept once. */
const SAVE_MS = 500;

export function useWorkspace(): void {
  const { engine } = useClient();
  const notices = useNotices();
  const pages = usePages();
  const panes = usePanes();
  const project = useProject();
  const selection = useSelection();
  /** The row to go to once the URLs are in sight. */
  const row = ref<number | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const now = (): Workspace => ({
    page: pages.current,
    outline: { shown: panes.outline, width: panes.widths.outline },
    detail: { shown: panes.detail, width: panes.widths.detail },
    folded: panes.folded,
    row: row.value ?? selection.activeRow?.id ?? null,
  });

  function restore(workspace: Workspace): void {
    if (isPage(workspace.page)) pages.show(workspace.page);
    panes.outline = workspace.outline.shown;
    panes.detail = workspace.detail.shown;
    panes.resize('outline', workspace.outline.width);
    panes.resize('detail', workspace.detail.width);
    panes.folded = workspace.folded;
    row.value = workspace.row;
  }

  function save(): void {
    engine['project.setWorkspace']({ workspace: mutable(now()) }).catch(notices.showError);
  }

  watch(
    () => project.info?.path,
    (path) => {
      clearTimeout(timer);
      row.value = null;
      const workspace = project.info?.workspace;
      // Saved under another name, it goes on as it is.
      if (path !== undefined && path !== project.savedAs && workspace) restore(workspace);
    },
    { immediate: true },
  );
  watch(
    () => project.info?.path ?? null,
    (path) => {
      keepShown(path);
    },
  );
  watch([row, () => pages.current, () => panes.grid], () => {
    if (row.value === null || pages.current !== 'urls' || !panes.grid) return;
    selection.follow = row.value;
    row.value = null;
  });
  watch(
    () => [project.info?.path, pages.current, JSON.stringify(now())] as const,
    ([path, page], [before, left]) => {
      clearTimeout(timer);
      if (path === undefined || path !== before || project.isReadOnly) return;
      // A window that is loaded anew at once shows the page that it showed.
      if (page === left) timer = setTimeout(save, SAVE_MS);
      else save();
    },
  );
}
