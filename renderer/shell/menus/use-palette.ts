// What the command palette offers, gathered from those who know it, and what was used last. It shows nothing itself.
import { computed, type ComputedRef } from 'vue';
import { useText } from '../../locales/use-text.ts';
import { useColumnEntries } from '../../features/view/columns/use-column-entries.ts';
import { useIssueEntries } from '../../features/check/use-issue-entries.ts';
import { useNotices } from '../notices/notices-store.ts';
import { useRecentEntries } from '../../features/project/use-recent-entries.ts';
import { useSectionEntries } from '../../features/sections/use-section-entries.ts';
import { useSettingEntries } from '../settings/use-setting-entries.ts';
import { useSettings } from '../settings/settings-store.ts';
import { useTransformEntries } from '../../features/edit/bulk/use-transform-entries.ts';
import { useViewEntries } from '../../features/view/filter/use-view-entries.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { withUsed } from './palette-order.ts';
import { useCommandEntries } from './use-command-entries.ts';
import type { Commands } from './use-commands.ts';

export interface Palette {
  /** Each is found by the name of its kind, too. */
  readonly entries: ComputedRef<readonly PaletteEntry[]>;
  /** Does what the entry stands for, and remembers it as the last that was used. Errors become notices. */
  readonly run: (entry: PaletteEntry) => void;
}

export function usePalette(commands: Commands): Palette {
  const { t } = useText();
  const notices = useNotices();
  const settings = useSettings();
  const provided = [
    useCommandEntries(commands),
    useTransformEntries(commands),
    useIssueEntries(),
    useSectionEntries(),
    useViewEntries(),
    useColumnEntries(),
    useSettingEntries(),
    useRecentEntries(commands),
  ];

  function remember(id: string): void {
    const paletteUsed = withUsed(settings.paletteUsed, id);
    settings.change({ paletteUsed }).catch(() => {
      // What was asked for is done; that it can't be remembered is nobody's concern here.
    });
  }

  return {
    entries: computed(() =>
      provided
        .flatMap(({ value }) => value)
        .map((entry) => ({ ...entry, words: `${entry.words} ${t(`palette.kinds.${entry.kind}`)}` })),
    ),
    run(entry) {
      if (entry.why !== undefined) return;
      Promise.resolve(entry.run()).catch(notices.showError);
      // After it: a setting that it changes must not be answered with the one of before.
      remember(entry.id);
    },
  };
}
