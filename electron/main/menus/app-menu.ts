// The native menu as a template: what the command table and its menus say, in a language. What the system does itself is a role.
import type { MenuItemConstructorOptions } from 'electron';
import { isToggle, type MenuCommand, type NativeCommand } from '../../../shared/commands/command-table.ts';
import {
  effectiveKeys,
  type EffectiveKeys,
  type KeyOverrides,
} from '../../../shared/commands/effective-keys.ts';
import { MENUS, type Menu, type MenuEntry, type MenuName } from '../../../shared/commands/menus.ts';
import type { Platform } from '../../../shared/commands/strokes.ts';
import type { RecentProject } from '../../../shared/contract/host.ts';
import type { Language } from '../../../shared/model/languages.ts';
import { COMMAND_TEXTS, type CommandTexts } from '../host-language.ts';
import { escaped, withMnemonics } from '../mnemonics.ts';

type Item = MenuItemConstructorOptions;

export interface MenuLook {
  readonly platform: Platform;
  readonly language: Language;
  /** The user's own. */
  readonly keys: KeyOverrides;
  /** For systems whose own list no menu can show. */
  readonly recent: readonly Pick<RecentProject, 'path' | 'name'>[];
  /** There is a feed of updates, and so something to look for. */
  readonly updates: boolean;
  /** The command line came along. */
  readonly commandLine: boolean;
}

export interface MenuActions {
  readonly run: (command: MenuCommand) => void;
  readonly openRecent: (path: string) => void;
  readonly clearRecent: () => void;
  /** Larger, smaller, or as it was. */
  readonly zoom: (by: 1 | -1 | 0) => void;
}

const NAME = 'Mapwright';
const SEPARATOR: Item = { type: 'separator' };

/** Text fields and the grid alike are served by the system, which greys them out itself. */
const ROLES: Readonly<Partial<Record<MenuCommand, 'cut' | 'copy' | 'paste'>>> = {
  'edit.cut': 'cut',
  'edit.copy': 'copy',
  'edit.paste': 'paste',
};

/** What the parts of a menu are made of. */
interface Making extends MenuLook {
  readonly actions: MenuActions;
  readonly texts: CommandTexts;
  readonly strokes: EffectiveKeys['strokes'];
}

/** The menu bar. Items of commands have their ids; what they can do now, and what is ticked, is set on them. */
export function menuTemplate(look: MenuLook, actions: MenuActions): Item[] {
  const { platform, language } = look;
  const { strokes } = effectiveKeys({ platform, inBrowser: false }, look.keys);
  const making: Making = { ...look, actions, strokes, texts: COMMAND_TEXTS[language] };
  const menus = MENUS.map((menu) => menuItem(making, menu));
  if (platform !== 'mac') return marked(making, menus);
  return [appMenu(making), ...menus.slice(0, -1), windowMenu(making), ...menus.slice(-1)];
}

function menuItem(making: Making, { name, entries }: Menu): Item {
  const own = entries.flatMap((entry) => entryItems(making, entry));
  const ends: Readonly<Partial<Record<MenuName, () => readonly Item[]>>> = {
    file: () => (making.platform === 'mac' ? [] : [SEPARATOR, quitItem(making)]),
    view: () => viewEnd(making),
  };
  const submenu = marked(making, [...own, ...(ends[name]?.() ?? [])]);
  return { label: making.texts.menus[name], submenu, ...(name === 'help' && { role: 'help' }) };
}

function entryItems(making: Making, entry: MenuEntry): readonly Item[] {
  if (entry === null) return [SEPARATOR];
  if (entry === 'recent') return [recentMenu(making)];
  if (entry === 'help.update' && !making.updates) return [];
  if (entry === 'help.commandLine' && !making.commandLine) return [];
  // A Mac has it in the menu of the app.
  return making.platform === 'mac' && entry === 'app.settings' ? [] : [commandItem(making, entry)];
}

function commandItem(making: Making, id: MenuCommand): Item {
  const { texts, actions } = making;
  const role = ROLES[id];
  const label = nameOf(isToggle(id) ? texts.toggles : texts.commands, id);
  const keys = keysOf(making, id);
  if (role) return { id, role, label, ...keys };
  return {
    id,
    label,
    ...(isToggle(id) && { type: 'checkbox' }),
    ...keys,
    // The window takes the keys itself. A Mac asks the page first, and the menu where that left them.
    ...(keys.accelerator !== undefined && { registerAccelerator: false }),
    click: () => {
      actions.run(id);
    },
  };
}

function recentMenu({ platform, texts, recent, actions }: Making): Item {
  const { openRecent: label, clearRecent } = texts.native;
  if (platform === 'mac') {
    const clear: Item = { role: 'clearRecentDocuments', label: clearRecent };
    return { role: 'recentDocuments', label, submenu: [clear] };
  }
  const projects = recent.map(({ path, name }) => ({
    label: escaped(name),
    click: () => {
      actions.openRecent(path);
    },
  }));
  const clear: Item = { label: clearRecent, click: actions.clearRecent };
  return { id: 'recent', label, enabled: recent.length > 0, submenu: [...projects, SEPARATOR, clear] };
}

function viewEnd(making: Making): readonly Item[] {
  const { native } = making.texts;
  return [
    SEPARATOR,
    zoomItem(making, 'native.zoomReset', native.zoomReset, 0),
    zoomItem(making, 'native.zoomIn', native.zoomIn, 1),
    zoomItem(making, 'native.zoomOut', native.zoomOut, -1),
    roleItem(making, 'togglefullscreen', native.fullScreen, 'native.fullScreen'),
  ];
}

function zoomItem(making: Making, id: NativeCommand, label: string, by: 1 | -1 | 0): Item {
  return {
    id,
    label,
    ...keysOf(making, id),
    click: () => {
      making.actions.zoom(by);
    },
  };
}

function appMenu(making: Making): Item {
  const { native } = making.texts;
  return {
    label: NAME,
    submenu: [
      roleItem(making, 'about', native.about),
      SEPARATOR,
      commandItem(making, 'app.settings'),
      SEPARATOR,
      roleItem(making, 'services', native.services),
      SEPARATOR,
      roleItem(making, 'hide', native.hide, 'native.hide'),
      roleItem(making, 'hideOthers', native.hideOthers, 'native.hideOthers'),
      roleItem(making, 'unhide', native.unhide),
      SEPARATOR,
      quitItem(making),
    ],
  };
}

function windowMenu(making: Making): Item {
  const { native, menus } = making.texts;
  return {
    role: 'window',
    label: menus.window,
    submenu: [
      roleItem(making, 'minimize', native.minimize, 'native.minimize'),
      roleItem(making, 'zoom', native.zoom),
      roleItem(making, 'close', native.closeWindow, 'native.closeWindow'),
      SEPARATOR,
      roleItem(making, 'front', native.front),
    ],
  };
}

function quitItem(making: Making): Item {
  const { quit, quitMac, exit } = making.texts.native;
  const label = { mac: quitMac, windows: exit, linux: quit }[making.platform];
  return roleItem(making, 'quit', label, 'native.quit');
}

function roleItem(making: Making, role: NonNullable<Item['role']>, label: string, id?: NativeCommand): Item {
  return { role, label: label.replace('{name}', NAME), ...(id && keysOf(making, id)) };
}

/** The accelerator that the table gives. */
function keysOf({ strokes }: Making, id: MenuCommand | NativeCommand): Pick<Item, 'accelerator'> {
  const [accelerator] = strokes[id];
  return accelerator === undefined ? {} : { accelerator };
}

/** With letters for Alt, where the system has them. */
function marked({ platform }: Making, items: readonly Item[]): Item[] {
  if (platform === 'mac') return [...items];
  const labels = withMnemonics(items.map(({ label = '' }) => label));
  return items.map((item, at) => (item.label === undefined ? item : { ...item, label: labels[at] ?? '' }));
}

/** The text of "file.new" out of those that have it at `file` and `new`. */
function nameOf(texts: Readonly<Record<string, Readonly<Record<string, string>>>>, id: MenuCommand): string {
  const at = id.indexOf('.');
  return texts[id.slice(0, at)]?.[id.slice(at + 1)] ?? id;
}
