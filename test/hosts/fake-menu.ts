// Electron's Menu as its documentation has it: items with the labels and keys that roles bring, found by their ids.
import type * as Electron from 'electron';
import { vi } from 'vitest';
import type { Platform } from '../../shared/commands/strokes.ts';

type Role = NonNullable<Electron.MenuItemConstructorOptions['role']>;

const MOD: Readonly<Record<Platform, string>> = { mac: 'Cmd', windows: 'Ctrl', linux: 'Ctrl' };

/** Keys of the roles that the menus have, where an item names none. Source: Electron's menu-item-roles.ts. */
export function roleKeys(role: Role, platform: Platform): string | undefined {
  const mod = MOD[platform];
  const mac = platform === 'mac';
  const keys: Readonly<Partial<Record<Role, string>>> = {
    undo: `${mod}+Z`,
    redo: platform === 'windows' ? 'Ctrl+Y' : `${mod}+Shift+Z`,
    cut: `${mod}+X`,
    copy: `${mod}+C`,
    paste: `${mod}+V`,
    selectAll: `${mod}+A`,
    close: `${mod}+W`,
    minimize: `${mod}+M`,
    hide: 'Cmd+H',
    hideOthers: 'Cmd+Alt+H',
    resetZoom: `${mod}+0`,
    zoomIn: `${mod}+Plus`,
    zoomOut: `${mod}+-`,
    togglefullscreen: mac ? 'Ctrl+Cmd+F' : 'F11',
    ...(platform === 'windows' ? {} : { quit: `${mod}+Q` }),
  };
  return keys[role];
}

export class FakeMenuItem {
  readonly id: string | undefined;
  readonly role: Role | undefined;
  readonly type: string;
  readonly label: string;
  readonly accelerator: string | undefined;
  readonly registerAccelerator: boolean;
  readonly submenu: FakeMenu | null;
  enabled: boolean;
  checked: boolean;
  readonly #click: Electron.MenuItemConstructorOptions['click'];

  constructor(options: Electron.MenuItemConstructorOptions) {
    const { id, role, type, label, accelerator, registerAccelerator, submenu, enabled, checked, click } =
      options;
    if (label === undefined && role === undefined && type !== 'separator')
      throw new TypeError('Invalid template for MenuItem: must have at least one of label, role or type');
    if (role !== undefined && click) throw new Error(`The role ${role} ignores its click.`);
    if (accelerator?.split('+').some((key) => key === ''))
      throw new Error(`${accelerator} is no accelerator.`);
    this.id = id;
    this.role = role;
    this.submenu = Array.isArray(submenu) ? new FakeMenu(submenu) : null;
    this.type = type ?? (this.submenu ? 'submenu' : 'normal');
    this.label = label ?? '';
    this.accelerator = accelerator;
    this.registerAccelerator = registerAccelerator ?? true;
    this.enabled = enabled ?? true;
    this.checked = checked ?? false;
    this.#click = click;
  }

  /** As the user does it: a tick is switched first, and what is greyed out does nothing. */
  click(): void {
    if (!this.enabled) return;
    if (this.type === 'checkbox') this.checked = !this.checked;
    this.#click?.(this as unknown as Electron.MenuItem, undefined, {});
  }
}

export class FakeMenu {
  readonly items: readonly FakeMenuItem[];
  readonly popup = vi.fn<(options?: Electron.PopupOptions) => void>();

  constructor(template: readonly Electron.MenuItemConstructorOptions[]) {
    this.items = template.map((options) => new FakeMenuItem(options));
  }

  /** Those of the menus in it, too. */
  all(): readonly FakeMenuItem[] {
    return this.items.flatMap((item) => [item, ...(item.submenu?.all() ?? [])]);
  }

  getMenuItemById(id: string): FakeMenuItem | null {
    return this.all().find((item) => item.id === id) ?? null;
  }
}

/** `Menu` of the module: what was built last, and what is shown, are at hand. */
export function fakeMenus(needReady: (what: string) => void) {
  const built: FakeMenu[] = [];
  let shown: FakeMenu | null = null;
  return {
    /** All of them, the last also where it is a context menu. */
    built,
    getApplicationMenu: () => shown,
    buildFromTemplate: (template: readonly Electron.MenuItemConstructorOptions[]): FakeMenu => {
      const menu = new FakeMenu(template);
      built.push(menu);
      return menu;
    },
    setApplicationMenu: (menu: FakeMenu | null): void => {
      needReady('Menu.setApplicationMenu');
      shown = menu;
    },
  };
}
