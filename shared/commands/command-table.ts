// What can be done by menu or by key, and with which keys. Menus, palette, help, tooltips and the grid's keys are made of it.

export interface CommandDefinition {
  /**
   * The first of them is the one that menus show. `Mod` is Ctrl, and Command on a Mac; the rest is as KeyboardEvent.key or
   * Electron names it: letters in upper case, `Plus`, `Space`, `Up`.
   */
  readonly keys?: readonly string[];
  /** On a Mac, where other keys are usual, or these are taken. */
  readonly mac?: readonly string[];
  readonly windows?: readonly string[];
  /** Changes the open project, or notes in it what was done: out of use where it is open for reading alone. */
  readonly changes?: true;
  /** Switches something on and off, which menus tick. */
  readonly toggle?: true;
  /** A text field in focus means its keys for itself. */
  readonly field?: true;
}

/** What menus and the palette offer; the window carries it out. */
const MENU_TABLE = {
  'file.new': { keys: ['Mod+N'] },
  'file.open': { keys: ['Mod+O'] },
  // Everything is saved: who saves wants another place.
  'file.saveAs': { keys: ['Mod+Shift+S', 'Mod+S'] },
  'file.import': { keys: ['Mod+I'], changes: true },
  'file.export': { keys: ['Mod+E'], changes: true },
  'file.refresh': { changes: true },
  'file.importTable': { changes: true },
  'file.exportAgain': { keys: ['Mod+Shift+E'], changes: true },
  'file.exportTable': {},
  'file.report': {},
  'file.compact': { changes: true },
  'file.restore': { changes: true },
  // A Mac closes windows by Command+W.
  'file.close': { keys: ['Mod+W'], mac: [] },
  'edit.undo': { keys: ['Mod+Z'], changes: true, field: true },
  'edit.redo': {
    keys: ['Mod+Y', 'Mod+Shift+Z'],
    mac: ['Mod+Shift+Z', 'Mod+Y'],
    changes: true,
    field: true,
  },
  'edit.cut': { keys: ['Mod+X'], changes: true, field: true },
  'edit.copy': { keys: ['Mod+C'], field: true },
  'edit.paste': { keys: ['Mod+V'], changes: true, field: true },
  'edit.find': { keys: ['Mod+F'] },
  'edit.goToRow': { keys: ['Mod+G'] },
  'edit.formulaBar': { keys: ['Mod+F2'], changes: true },
  // As spreadsheets have it. The window is zoomed by other keys.
  'edit.insertAbove': { keys: ['Mod+Plus', 'Mod+='], changes: true },
  'edit.insertBelow': { changes: true },
  'edit.replace': { keys: ['Mod+H'], mac: ['Mod+Alt+F'], changes: true },
  'edit.transform': { keys: ['Mod+M'], mac: ['Mod+Shift+M'], changes: true },
  'edit.selectAll': { keys: ['Mod+A'], field: true },
  // Delete alone clears cells, and deletes rows that are selected whole.
  'edit.delete': { keys: ['Mod+-'], changes: true },
  'edit.addRows': { keys: ['Mod+U'], changes: true },
  'view.toggleOutline': { keys: ['Mod+B'], toggle: true },
  'view.toggleDetail': { keys: ['Mod+Shift+B'], toggle: true },
  'view.toggleHistory': { keys: ['Mod+Shift+H'], toggle: true },
  'view.toggleFormulaBar': { toggle: true },
  'view.toggleNumbers': { toggle: true },
  'view.columns': {},
  'view.filterByValue': { keys: ['Mod+Shift+F'] },
  'view.excludeValue': {},
  'view.clearFilter': {},
  'view.clearSort': {},
  'view.refresh': { keys: ['F9'], mac: ['Mod+Alt+R'] },
  'view.sections': { keys: ['Mod+Shift+G'] },
  'view.rules': { keys: ['Mod+Shift+K'] },
  'edit.fixSafe': { changes: true },
  'edit.buildLanguages': { changes: true },
  // A Mac writes characters with Option.
  'view.overview': { keys: ['Alt+1'], mac: ['Mod+1'] },
  'view.urls': { keys: ['Alt+2'], mac: ['Mod+2'] },
  'view.robots': { keys: ['Alt+3'], mac: ['Mod+3'] },
  'view.languages': { keys: ['Alt+4'], mac: ['Mod+4'] },
  'view.compare': { keys: ['Alt+5'], mac: ['Mod+5'] },
  'view.newWindow': { keys: ['Mod+Shift+N'] },
  'app.settings': { keys: ['Mod+,'] },
  'app.palette': { keys: ['Mod+K', 'Mod+Shift+P'] },
  'help.guide': { keys: ['F1'] },
  'help.keys': {},
  'help.commandLine': {},
  'help.update': {},
  'help.logs': {},
  'help.diagnostics': {},
} as const satisfies Record<string, CommandDefinition>;

/** What the grid does by key, beside moving about and what the menus have. */
const GRID_TABLE = {
  'grid.edit': { keys: ['F2'] },
  'grid.clear': { keys: ['Delete'] },
  'grid.fillDown': { keys: ['Mod+D'] },
  'grid.fillRight': { keys: ['Mod+R'] },
  'grid.toggle': { keys: ['Space'] },
  'grid.selectRows': { keys: ['Shift+Space'] },
  // Command+Space is the system's search.
  'grid.selectColumns': { keys: ['Mod+Space'], mac: ['Ctrl+Space'] },
  'grid.header': { keys: ['Alt+Up'] },
  'grid.filter': { keys: ['Mod+Shift+L', 'Alt+Down'] },
  'grid.today': { keys: ['Mod+;'] },
  'grid.now': { keys: ['Mod+:'] },
} as const satisfies Record<string, CommandDefinition>;

/** What the page does by key alone. */
const PAGE_TABLE = {
  /** Whatever is open closes; in the grid the selection becomes one cell. */
  'page.escape': { keys: ['Escape'] },
  'page.nextPane': { keys: ['F6'] },
  'page.previousPane': { keys: ['Shift+F6'] },
} as const satisfies Record<string, CommandDefinition>;

/** What native menus have besides; the system or the host carries it out. */
const NATIVE_TABLE = {
  // Windows itself has Alt+F4 for it.
  'native.quit': { keys: ['Mod+Q'], windows: [] },
  'native.closeWindow': { keys: [], mac: ['Mod+W'] },
  'native.minimize': { keys: [], mac: ['Mod+M'] },
  'native.hide': { keys: [], mac: ['Mod+H'] },
  'native.hideOthers': { keys: [], mac: ['Mod+Alt+H'] },
  'native.fullScreen': { keys: ['F11'], mac: ['Ctrl+Mod+F'] },
  // Elsewhere by Ctrl and the wheel: Ctrl and + or - are the grid's, and Ctrl+Alt writes characters.
  'native.zoomIn': { keys: [], mac: ['Mod+Alt+='] },
  'native.zoomOut': { keys: [], mac: ['Mod+Alt+-'] },
  'native.zoomReset': { keys: ['Mod+0'] },
} as const satisfies Record<string, CommandDefinition>;

export type MenuCommand = keyof typeof MENU_TABLE;
export type GridKey = keyof typeof GRID_TABLE;
export type PageKey = keyof typeof PAGE_TABLE;
export type NativeCommand = keyof typeof NATIVE_TABLE;
export type CommandId = MenuCommand | GridKey | PageKey | NativeCommand;

export const COMMANDS: Readonly<Record<CommandId, CommandDefinition>> = {
  ...MENU_TABLE,
  ...GRID_TABLE,
  ...PAGE_TABLE,
  ...NATIVE_TABLE,
};

export const COMMAND_IDS = Object.keys(COMMANDS) as readonly CommandId[];

/** Those that switch something on and off. */
export type ToggleCommand = {
  [C in MenuCommand]: (typeof MENU_TABLE)[C] extends { readonly toggle: true } ? C : never;
}[MenuCommand];

/** Commands that native menus and the command palette share; the host sends them, the renderer carries them out. */
export const MENU_COMMANDS = Object.keys(MENU_TABLE) as readonly MenuCommand[];

/** Those that change the open project. */
export const CHANGING_COMMANDS = MENU_COMMANDS.filter((id) => COMMANDS[id].changes);

export function isToggle(id: MenuCommand): id is ToggleCommand {
  return COMMANDS[id].toggle === true;
}

export function isMenuCommand(id: string): id is MenuCommand {
  return Object.hasOwn(MENU_TABLE, id);
}
