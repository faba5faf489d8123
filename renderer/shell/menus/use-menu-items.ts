// The items of the window's own menus, and what they do: the commands, and the projects that were open last.
import { computed, type ComputedRef } from 'vue';
import { isMenuCommand, isToggle, type MenuCommand } from '../../../shared/commands/command-table.ts';
import { MENUS, type MenuEntry, type MenuName } from '../../../shared/commands/menus.ts';
import { useProjectFiles } from '../../features/project/use-project-files.ts';
import { useRecent } from '../../features/project/recent-store.ts';
import { useText } from '../../locales/use-text.ts';
import type { MenuItem } from '../../ui/menu-item.ts';
import { useCommandKeys } from './use-command-keys.ts';
import type { Commands } from './use-commands.ts';
import { useOffered } from './use-offered.ts';
import { useTicks } from './use-ticks.ts';

interface OpenMenu {
  readonly name: MenuName;
  readonly label: string;
  readonly items: readonly (MenuItem | null)[];
}

export interface MenuItems {
  readonly all: ComputedRef<readonly OpenMenu[]>;
  readonly run: (item: MenuItem) => void;
  /** To be called when a menu opens: brings the projects up to date. */
  readonly refresh: () => void;
}

const OPEN = 'recent ';
const CLEAR = 'clear recent';

export function useMenuItems(commands: Commands): MenuItems {
  const { t } = useText();
  const { keysOf } = useCommandKeys();
  const isOffered = useOffered();
  const files = useProjectFiles();
  const recent = useRecent();
  const ticks = useTicks();

  function item(id: MenuCommand): MenuItem {
    return {
      id,
      label: t(isToggle(id) ? `toggles.${id}` : `commands.${id}`),
      keys: keysOf(id),
      enabled: commands.enabled.value[id],
      why: commands.why(id),
      ...(isToggle(id) && { checked: ticks.value[id] }),
    };
  }

  function recentItem(): MenuItem {
    const why = commands.why('file.open');
    const projects = recent.projects ?? [];
    const items = projects.map(({ path, name }) => ({
      id: `${OPEN}${path}`,
      label: name,
      keys: '',
      enabled: why === undefined,
      why: why ?? path,
    }));
    const clear = { id: CLEAR, label: t('native.clearRecent'), keys: '', enabled: true };
    const enabled = projects.length > 0;
    return { id: 'recent', label: t('native.openRecent'), keys: '', enabled, items: [...items, null, clear] };
  }

  function entry(one: MenuEntry): readonly (MenuItem | null)[] {
    if (one === null) return [null];
    if (one === 'recent') return [recentItem()];
    return isOffered(one) ? [item(one)] : [];
  }

  return {
    all: computed(() =>
      MENUS.map(({ name, entries }) => ({ name, label: t(`menus.${name}`), items: entries.flatMap(entry) })),
    ),
    run({ id }) {
      if (isMenuCommand(id)) commands.run(id);
      else if (id === CLEAR) void recent.clear();
      else void files.open(id.slice(OPEN.length));
    },
    refresh() {
      void recent.load();
    },
  };
}
