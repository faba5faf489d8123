// What the command palette offers: every command that can be used now, saved views, themes and languages. It shows nothing itself.
import { computed, type ComputedRef } from 'vue';
import { MENU_COMMANDS } from '../../../shared/contract/host.ts';
import { useText } from '../../locales/use-text.ts';
import { useFilterEditor } from '../../features/view/filter/filter-editor-store.ts';
import { useNotices } from '../notices/notices-store.ts';
import { useProject } from '../../features/project/project-store.ts';
import { useSavedViews } from '../../features/view/filter/saved-views-store.ts';
import { LANGUAGE_NAMES, THEMES, useSettings } from '../settings/settings-store.ts';
import { SHORTCUTS, shortcutText } from './shortcuts.ts';
import type { Commands } from './use-commands.ts';

export interface PaletteEntry {
  readonly id: string;
  readonly label: string;
  /** How the shortcut is written; empty where there is none. */
  readonly keys: string;
  readonly run: () => void;
  /** Why it can't be used in this project; undefined where it can. */
  readonly why?: string | undefined;
}

export function usePalette(commands: Commands): ComputedRef<readonly PaletteEntry[]> {
  const { t } = useText();
  const notices = useNotices();
  const filters = useFilterEditor();
  const project = useProject();
  const savedViews = useSavedViews();
  const settings = useSettings();

  function change(part: Parameters<typeof settings.change>[0]): void {
    settings.change(part).catch(notices.showError);
  }

  /** What the filter bar offers. */
  const filterEntries = computed<readonly PaletteEntry[]>(() => {
    const entry = (id: string, label: string, run: () => unknown): PaletteEntry => ({
      id,
      label,
      keys: '',
      run: () => {
        Promise.resolve(run()).catch(notices.showError);
      },
    });
    if (!project.isOpen) return [];
    const add = entry('filter.add', t('filtering.add'), () => {
      filters.open({ column: null, condition: null, at: null });
    });
    const save = entry('filter.save', t('filtering.saveTitle'), () => {
      filters.naming = true;
    });
    return [add, save];
  });

  return computed(() => [
    ...MENU_COMMANDS.filter(
      (id) => id !== 'app.palette' && (commands.enabled.value[id] || commands.why(id) !== undefined),
    ).map((id) => {
      const shortcut = SHORTCUTS[id]?.[0];
      const keys = shortcut ? shortcutText(shortcut, settings.host?.platform === 'darwin') : '';
      return {
        id,
        label: t(`commands.${id}`),
        keys,
        why: commands.why(id),
        run: () => {
          commands.run(id);
        },
      };
    }),
    ...filterEntries.value,
    ...savedViews.all.map((saved) => ({
      id: `view.${saved.name}`,
      label: t('filtering.apply', { name: saved.name }),
      keys: '',
      run: () => {
        savedViews.apply(saved).catch(notices.showError);
      },
    })),
    ...THEMES.filter(([theme]) => theme !== settings.theme).map(([theme, name]) => ({
      id: `theme.${theme}`,
      label: t('palette.theme', { name: t(name) }),
      keys: '',
      run: () => {
        change({ theme });
      },
    })),
    ...LANGUAGE_NAMES.filter(([language]) => language !== settings.language).map(([language, name]) => ({
      id: `language.${language}`,
      label: t('palette.language', { name }),
      keys: '',
      run: () => {
        change({ language });
      },
    })),
  ]);
}
