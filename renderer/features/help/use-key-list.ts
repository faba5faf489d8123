// Every key of the window, in groups, with what it does. It runs none.
import { computed, type ComputedRef } from 'vue';
import { MENU_COMMANDS, type CommandId, type MenuCommand } from '../../../shared/commands/command-table.ts';
import { writtenStroke } from '../../../shared/commands/strokes.ts';
import { useCommandKeys } from '../../shell/menus/use-command-keys.ts';
import { useSettings } from '../../shell/settings/settings-store.ts';
import { useText } from '../../locales/use-text.ts';

interface KeyEntry {
  readonly label: string;
  /** Each by itself does it. */
  readonly keys: readonly string[];
}

export interface KeyGroup {
  readonly title: string;
  readonly entries: readonly KeyEntry[];
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
  const { t, keys } = useText();
  const { allKeysOf } = useCommandKeys();
  const settings = useSettings();

  /** Those that are no commands: what the grid and its editors always have. */
  const written = (...strokes: readonly string[]): readonly string[] =>
    strokes.map((stroke) => keys(writtenStroke(stroke, settings.keys.platform)));
  const mod = computed(() => (settings.keys.platform === 'mac' ? 'Cmd' : 'Ctrl'));
  const by = (label: string, ...ids: readonly CommandId[]): KeyEntry => ({
    label,
    keys: ids.flatMap(allKeysOf),
  });

  const commands = computed(() =>
    MENU_COMMANDS.filter((command) => !TOLD_BELOW.includes(command)).map((id) => by(t(`commands.${id}`), id)),
  );
  const inWindow = computed(() => [
    by(t('help.panes'), 'page.nextPane', 'page.previousPane'),
    { label: t('help.within'), keys: ['← ↑ → ↓', ...written('Home', 'End')] },
  ]);
  const inGrid = computed(() => [
    { label: t('help.move'), keys: ['← ↑ → ↓', ...written('Enter', 'Tab', 'PageUp', 'PageDown')] },
    { label: t('help.firstLast'), keys: written(`${mod.value}+Home`, `${mod.value}+End`) },
    { label: t('help.extend'), keys: written('Shift+← ↑ → ↓') },
    by(t('help.editCell'), 'grid.edit'),
    { label: t('help.fillTyped'), keys: written(`${mod.value}+Enter`) },
    { label: t('help.keepRefused'), keys: written('Tab', 'Enter') },
    by(t('help.openFilter'), 'grid.filter'),
    by(t('help.today'), 'grid.today', 'grid.now'),
    by(t('help.toggle'), 'grid.toggle'),
    { label: t('help.edges'), keys: written(`${mod.value}+← ↑ → ↓`) },
    by(t('gridTexts.fillDown'), 'grid.fillDown'),
    by(t('gridMore.fillRight'), 'grid.fillRight'),
    by(t('commands.edit.insertAbove'), 'edit.insertAbove'),
    by(t('help.selectLines'), 'grid.selectRows', 'grid.selectColumns'),
    by(t('help.toHead'), 'grid.header'),
    { label: t('help.columnKeys'), keys: written('Alt+Left', 'Alt+Shift+Left', 'Alt+Down') },
    // One key with two meanings: which one depends on what is selected.
    by(t('help.clearCells'), 'grid.clear'),
    by(t('help.deleteRows'), 'grid.clear', 'edit.delete'),
    by(t('help.copyPaste'), 'edit.copy', 'edit.cut', 'edit.paste'),
  ]);
  const all = (entries: readonly KeyEntry[]): readonly KeyEntry[] =>
    entries.filter((entry) => entry.keys.length > 0);

  return computed(() => [
    { title: t('help.shortcuts'), entries: all(commands.value) },
    { title: t('help.windowShortcuts'), entries: all(inWindow.value) },
    { title: t('help.gridShortcuts'), entries: all(inGrid.value) },
  ]);
}
