// Which work place of the workspace is shown: the URL grid or one of the pages beside it. It fetches nothing.
import { defineStore } from 'pinia';
import { ref, watch } from 'vue';
import { useProject } from '../../features/project/project-store.ts';

/** In the order of their tabs and keys. */
export const PAGES = ['urls', 'robots', 'languages', 'compare'] as const;
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

  // Another project starts at its URLs.
  watch(
    () => project.info?.path,
    () => {
      show('urls');
    },
  );

  return { current, show };
});
