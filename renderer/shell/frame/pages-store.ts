// Which work place of the workspace is shown: the URL grid or one of the pages beside it. It fetches nothing.
import { defineStore } from 'pinia';
import { nextTick, ref, watch } from 'vue';
import { useProject } from '../../features/project/project-store.ts';

/** In the order of their tabs and keys. */
export const PAGES = ['overview', 'urls', 'robots', 'languages', 'compare'] as const;
export type Page = (typeof PAGES)[number];

export function isPage(name: string): name is Page {
  return (PAGES as readonly string[]).includes(name);
}

export const usePages = defineStore('pages', () => {
  const project = useProject();
  const current = ref<Page>('urls');

  function show(page: Page): void {
    current.value = page;
  }

  /** Shows the grid first, which the action belongs to. */
  async function onUrls(action: () => unknown): Promise<void> {
    show('urls');
    await nextTick();
    await action();
  }

  // Another project starts at what it is as a whole; one without rows where rows are added. One that was lost and is opened
  // again goes on at its page.
  let shown = project.info?.path;
  watch(
    () => project.info?.path,
    (path) => {
      if (path === undefined) return;
      const isSame = path === shown || path === project.savedAs;
      shown = path;
      if (!isSame) show((project.info?.rows ?? 0) > 0 ? 'overview' : 'urls');
    },
  );

  return { current, show, onUrls };
});
