// The native menu as a template. Commands go to the window; what the system does itself is a role.
import type { MenuItemConstructorOptions } from 'electron';
import { CHANGING_COMMANDS, type MenuCommand } from '../../shared/contract/host.ts';

/** Label and keys of every command. The window handles the keys; the menu only shows them. */
const COMMANDS: Readonly<Record<MenuCommand, readonly [label: string, accelerator?: string]>> = {
  'file.new': ['New Project', 'CmdOrCtrl+N'],
  'file.open': ['Open…', 'CmdOrCtrl+O'],
  'file.saveAs': ['Save As…', 'CmdOrCtrl+Shift+S'],
  'file.import': ['Import…', 'CmdOrCtrl+I'],
  'file.export': ['Export…', 'CmdOrCtrl+E'],
  'file.exportAgain': ['Export Again', 'CmdOrCtrl+Shift+E'],
  'file.refresh': ['Check Sources for Changes'],
  'file.importTable': ['Import a Table…'],
  'file.exportTable': ['Export a Table…'],
  'file.report': ['Export Report…'],
  'file.compact': ['Compact Project…'],
  'file.close': ['Close Project', 'CmdOrCtrl+W'],
  'edit.undo': ['Undo', 'CmdOrCtrl+Z'],
  'edit.redo': ['Redo', 'CmdOrCtrl+Shift+Z'],
  'edit.cut': ['Cut', 'CmdOrCtrl+X'],
  'edit.copy': ['Copy', 'CmdOrCtrl+C'],
  'edit.paste': ['Paste', 'CmdOrCtrl+V'],
  'edit.find': ['Find…', 'CmdOrCtrl+F'],
  'edit.insertAbove': ['Insert Rows Above'],
  'edit.insertBelow': ['Insert Rows Below'],
  'edit.goToRow': ['Go to Row…', 'CmdOrCtrl+G'],
  'edit.formulaBar': ['Edit in Formula Bar', 'CmdOrCtrl+F2'],
  'edit.replace': ['Find and Replace…', 'CmdOrCtrl+H'],
  'edit.transform': ['Transform…', 'CmdOrCtrl+M'],
  'edit.fixSafe': ['Fix All Safe Issues…'],
  'edit.selectAll': ['Select All', 'CmdOrCtrl+A'],
  'edit.delete': ['Delete Rows'],
  'edit.addRows': ['Add URLs…', 'CmdOrCtrl+Shift+N'],
  'view.toggleOutline': ['Outline', 'CmdOrCtrl+B'],
  'view.toggleDetail': ['Details', 'CmdOrCtrl+Alt+B'],
  'view.toggleHistory': ['History', 'CmdOrCtrl+Shift+H'],
  'view.toggleFormulaBar': ['Formula Bar'],
  'view.toggleNumbers': ['Original Row Numbers'],
  'view.columns': ['Columns…'],
  'view.filterByValue': ['Filter by This Value', 'CmdOrCtrl+Shift+F'],
  'view.excludeValue': ['Exclude This Value'],
  'view.clearFilter': ['Clear Filter'],
  'view.clearSort': ['Clear Sort'],
  'view.refresh': ['Reapply Filter and Sort', 'F9'],
  'view.sections': ['Sections…', 'CmdOrCtrl+Shift+G'],
  'view.rules': ['Rules…', 'CmdOrCtrl+Shift+K'],
  'edit.buildLanguages': ['Build Language Versions…'],
  'view.overview': ['Overview', 'Alt+1'],
  'view.urls': ['URLs', 'Alt+2'],
  'view.robots': ['Robots', 'Alt+3'],
  'view.languages': ['Languages', 'Alt+4'],
  'view.compare': ['Compare', 'Alt+5'],
  'app.settings': ['Settings…', 'CmdOrCtrl+,'],
  'app.palette': ['Command Palette…', 'CmdOrCtrl+Shift+P'],
  'help.guide': ['Mapwright Help', 'F1'],
  'help.keys': ['Keyboard Shortcuts'],
};

const VIEW_COMMANDS = [
  'app.palette',
  'view.toggleOutline',
  'view.toggleDetail',
  'view.toggleHistory',
  'view.toggleFormulaBar',
  'view.toggleNumbers',
  'view.columns',
  'view.sections',
  'view.rules',
  'edit.buildLanguages',
] as const;

const FIND_COMMANDS = [
  'edit.formulaBar',
  'edit.find',
  'edit.goToRow',
  'edit.replace',
  'edit.transform',
  'edit.fixSafe',
] as const;

const FILTER_COMMANDS = [
  'view.filterByValue',
  'view.excludeValue',
  'view.clearFilter',
  'view.clearSort',
  'view.refresh',
] as const;

const PAGE_COMMANDS = [
  'view.overview',
  'view.urls',
  'view.robots',
  'view.languages',
  'view.compare',
] as const;

const SEPARATOR: MenuItemConstructorOptions = { type: 'separator' };

/** The menu bar of a platform; `send` gets the command of a chosen item. `readOnly`: what changes the project is greyed out. */
export function menuTemplate(
  send: (command: MenuCommand) => void,
  { platform = process.platform, readOnly }: { platform?: NodeJS.Platform; readOnly: boolean },
): MenuItemConstructorOptions[] {
  const mac = platform === 'darwin';
  const item = (command: MenuCommand): MenuItemConstructorOptions => commandItem(command, send, readOnly);
  const settings = item('app.settings');
  return [
    ...(mac ? [{ label: 'Mapwright', submenu: macItems(settings) }] : []),
    {
      label: 'File',
      submenu: [
        ...(['file.new', 'file.open', 'file.saveAs'] as const).map(item),
        ...(mac
          ? [{ role: 'recentDocuments' as const, submenu: [{ role: 'clearRecentDocuments' as const }] }]
          : []),
        SEPARATOR,
        ...(['file.import', 'file.refresh', 'file.export', 'file.exportAgain'] as const).map(item),
        SEPARATOR,
        ...(['file.importTable', 'file.exportTable', 'file.report'] as const).map(item),
        SEPARATOR,
        ...(['file.compact', 'file.close'] as const).map(item),
        ...(mac ? [] : [SEPARATOR, settings, SEPARATOR, { role: 'quit' as const }]),
      ],
    },
    {
      label: 'Edit',
      submenu: [
        ...(['edit.undo', 'edit.redo'] as const).map(item),
        SEPARATOR,
        // The system's own, which serve text fields too.
        { id: 'edit.cut', role: 'cut' },
        { id: 'edit.copy', role: 'copy' },
        { id: 'edit.paste', role: 'paste' },
        SEPARATOR,
        ...(
          ['edit.addRows', 'edit.insertAbove', 'edit.insertBelow', 'edit.delete', 'edit.selectAll'] as const
        ).map(item),
        SEPARATOR,
        ...FIND_COMMANDS.map(item),
      ],
    },
    { label: 'View', submenu: viewItems(item) },
    ...(mac ? [{ role: 'windowMenu' as const }] : []),
    { role: 'help', label: 'Help', submenu: [item('help.guide'), item('help.keys')] },
  ];
}

function viewItems(item: (command: MenuCommand) => MenuItemConstructorOptions): MenuItemConstructorOptions[] {
  return [
    ...PAGE_COMMANDS.map(item),
    SEPARATOR,
    ...FILTER_COMMANDS.map(item),
    SEPARATOR,
    ...VIEW_COMMANDS.map(item),
    SEPARATOR,
    { role: 'resetZoom' },
    { role: 'zoomIn' },
    { role: 'zoomOut' },
    { role: 'togglefullscreen' },
  ];
}

function macItems(settings: MenuItemConstructorOptions): MenuItemConstructorOptions[] {
  return [
    { role: 'about' },
    SEPARATOR,
    settings,
    SEPARATOR,
    { role: 'hide' },
    { role: 'hideOthers' },
    { role: 'unhide' },
    SEPARATOR,
    { role: 'quit' },
  ];
}

function commandItem(
  command: MenuCommand,
  send: (command: MenuCommand) => void,
  readOnly: boolean,
): MenuItemConstructorOptions {
  const [label, accelerator] = COMMANDS[command];
  return {
    id: command,
    label,
    ...(readOnly && CHANGING_COMMANDS.includes(command) && { enabled: false }),
    ...(accelerator === undefined ? {} : { accelerator, registerAccelerator: false }),
    click: () => {
      send(command);
    },
  };
}
