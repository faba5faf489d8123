// Never leaves the focus nowhere: when what had it is gone, the grid or the tab of the page gets it, else the screen's own start.
import { nextTick, watch, type WatchSource } from 'vue';
import { usePages } from './pages-store.ts';
import { usePanes } from './panes-store.ts';
import { useProject } from '../../features/project/project-store.ts';
import { useView } from '../../features/view/view-store.ts';

/** What a screen without a grid offers first. */
const START = '[data-start]:not(:disabled)';

/** After each change of the sources the focus is looked at; it is moved only where nothing has it. */
export function useFocusHome(sources: readonly WatchSource<unknown>[]): void {
  const pages = usePages();
  const panes = usePanes();
  const project = useProject();
  const view = useView();

  /** Also in the grid of a project without rows: it was given there for rows that never came. */
  function isNowhere(): boolean {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) return true;
    return project.info?.rows === 0 && view.current?.rows === 0 && activeElement.matches('[role="grid"]');
  }

  async function settle(): Promise<void> {
    await nextTick();
    if (!isNowhere()) return;
    if (document.querySelector('dialog[open]') !== null) return;
    const starts = Array.from(document.querySelectorAll<HTMLElement>(START));
    const start = starts.find((one) => one.closest('[hidden]') === null);
    if (pages.current !== 'urls') (start ?? document.getElementById(`tab-${pages.current}`))?.focus();
    else if (panes.grid && view.current?.rows !== 0) panes.grid.focus();
    else start?.focus();
  }

  watch([...sources], settle, { flush: 'post' });
}
