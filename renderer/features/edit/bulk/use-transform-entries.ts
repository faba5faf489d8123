// The transforms in the palette: choosing one opens their panel with it, where its effect is seen before it is applied.
import { computed, type ComputedRef } from 'vue';
import type { PaletteEntry } from '../../../shell/menus/palette-entry.ts';
import type { Commands } from '../../../shell/menus/use-commands.ts';
import { usePages } from '../../../shell/frame/pages-store.ts';
import { usePanes } from '../../../shell/frame/panes-store.ts';
import { useText } from '../../../locales/use-text.ts';
import { useBulk } from './bulk-store.ts';
import { TRANSFORM_GROUPS } from './transform-groups.ts';

export function useTransformEntries(commands: Pick<Commands, 'why'>): ComputedRef<readonly PaletteEntry[]> {
  const { t } = useText();
  const bulk = useBulk();
  const pages = usePages();
  const panes = usePanes();
  return computed(() => {
    const why = commands.why('edit.transform');
    return Object.values(TRANSFORM_GROUPS)
      .flat()
      .map((kind) => ({
        id: `transform.${kind}`,
        kind: 'transform',
        label: t(`transforms.names.${kind}`),
        words: t(`transforms.words.${kind}`),
        why,
        run: () => {
          bulk.transform = kind;
          return pages.onUrls(() => {
            panes.showDock('transform');
          });
        },
      }));
  });
}
