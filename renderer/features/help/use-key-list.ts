// Every key of the window, in groups, with what it does. It runs none.
import { computed, type ComputedRef } from 'vue';
import { MENU_COMMANDS, type MenuCommand } from '../../../shared/contract/host.ts';
import { SHORTCUTS, shortcutText } from '../../shell/menus/shortcuts.ts';
import { useSettings } from '../../shell/settings/settings-store.ts';
import { useText } from '../../locales/use-text.ts';

export interface KeyGroup {
  readonly title: string;
  /** `keys`: each by itself does it. */
  readonly entries: readonly { readonly label: string; readonly keys: readonly string[] }[];
}

/** The keys of the grid stand in a list of their own. */
const TOLD_BELOW: readonly MenuCommand[] = [
  'edit.cut',
  'edit.copy',
  'edit.paste',
  'edit.insertAbove',
  'edit.delete',
];

export function useKeyList(): ComputedRef<readonly KeyGroup[]> {
  const { t } = useText();
  const settings = useSettings();
  const mac = computed(() => settings.host?.platform === 'darwin');
  const ctrl = computed(() => (mac.value ? '⌘' : 'Ctrl+'));

  const commands = computed(() =>
    MENU_COMMANDS.filter((command) => !TOLD_BELOW.includes(command)).flatMap((command) => {
      const all = SHORTCUTS[command]?.map((shortcut) => shortcutText(shortcut, mac.value)) ?? [];
      return all.length > 0 ? [{ label: t(`commands.${command}`), keys: all }] : [];
    }),
  );
  const inWindow = computed(() => [
    { label: t('help.panes'), keys: ['F6', 'Shift+F6'] },
    { label: t('help.within'), keys: ['← ↑ → ↓', 'Home', 'End'] },
  ]);
  const inGrid = computed(() => [
    { label: t('help.move'), keys: ['← ↑ → ↓', 'Enter', 'Tab', 'PageUp', 'PageDown'] },
    { label: t('help.firstLast'), keys: [`${ctrl.value}Home`, `${ctrl.value}End`] },
    { label: t('help.extend'), keys: ['Shift + ← ↑ → ↓'] },
    { label: t('help.editCell'), keys: ['F2'] },
    { label: t('help.fillTyped'), keys: [`${ctrl.value}Enter`] },
    { label: t('help.keepRefused'), keys: ['Tab', 'Enter'] },
    { label: t('help.openFilter'), keys: ['Alt+↓'] },
    { label: t('filtering.filterBy'), keys: [`${ctrl.value}Shift+L`] },
    { label: t('help.today'), keys: [`${ctrl.value};`, `${ctrl.value}:`] },
    { label: t('help.toggle'), keys: ['Space'] },
    { label: t('help.edges'), keys: [`${ctrl.value}← ↑ → ↓`] },
    { label: t('gridTexts.fillDown'), keys: [`${ctrl.value}D`] },
    { label: t('gridMore.fillRight'), keys: [`${ctrl.value}R`] },
    { label: t('commands.edit.insertAbove'), keys: [`${ctrl.value}+`] },
    { label: t('help.selectLines'), keys: ['Shift+Space', `${ctrl.value}Space`] },
    { label: t('help.toHead'), keys: ['Alt+↑'] },
    { label: t('help.columnKeys'), keys: ['Alt+←', 'Alt+Shift+←', 'Alt+↓'] },
    // One key with two meanings: which one depends on what is selected.
    { label: t('help.clearCells'), keys: ['Delete'] },
    { label: t('help.deleteRows'), keys: ['Delete', `${ctrl.value}-`] },
    { label: t('help.copyPaste'), keys: [`${ctrl.value}C`, `${ctrl.value}X`, `${ctrl.value}V`] },
  ]);

  return computed(() => [
    { title: t('help.shortcuts'), entries: commands.value },
    { title: t('help.windowShortcuts'), entries: inWindow.value },
    { title: t('help.gridShortcuts'), entries: inGrid.value },
  ]);
}
