// The native menu while the app runs: made anew for another language or other projects, kept in step with the window otherwise.
import { Menu } from 'electron';
import { isToggle, MENU_COMMANDS, type MenuCommand } from '../../shared/commands/command-table.ts';
import { platformOf } from '../../shared/commands/strokes.ts';
import type { MenuState, RecentProject } from '../../shared/contract/host.ts';
import type { Language } from '../../shared/model/languages.ts';
import { menuTemplate, type MenuActions } from './app-menu.ts';
import { COMMAND_TEXTS } from './host-language.ts';
import { showJumpList } from './jump-list.ts';

type Recent = readonly Pick<RecentProject, 'path' | 'name'>[];

export class NativeMenu {
  readonly #actions: MenuActions;
  #state: MenuState;
  #recent: Recent;

  /** Shows it, with nothing to be used yet but what the system does. The app has to be ready. */
  constructor(actions: MenuActions, language: Language, recent: Recent) {
    this.#actions = {
      ...actions,
      run: (command) => {
        // The system has switched the tick; the window says what it is.
        this.#apply();
        actions.run(command);
      },
    };
    this.#state = { language, enabled: [], ticked: [] };
    this.#recent = recent;
    this.#make();
  }

  /** What the window says of itself. */
  show(state: MenuState): void {
    const isOther = state.language !== this.#state.language;
    this.#state = state;
    if (isOther) this.#make();
    else this.#apply();
  }

  /** Whether the window can do it now. */
  offers(command: MenuCommand): boolean {
    return this.#state.enabled.includes(command);
  }

  /** There is no window that could do anything. */
  leave(): void {
    this.show({ ...this.#state, enabled: [], ticked: [] });
  }

  setRecent(recent: Recent): void {
    if (JSON.stringify(recent) === JSON.stringify(this.#recent)) return;
    this.#recent = recent;
    this.#make();
  }

  #make(): void {
    const { language } = this.#state;
    const look = { platform: platformOf(process.platform), language, recent: this.#recent };
    Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(look, this.#actions)));
    this.#apply();
    showJumpList(COMMAND_TEXTS[language]);
  }

  #apply(): void {
    const menu = Menu.getApplicationMenu();
    for (const command of MENU_COMMANDS) {
      const item = menu?.getMenuItemById(command);
      if (!item) continue;
      item.enabled = this.#state.enabled.includes(command);
      if (isToggle(command)) item.checked = this.#state.ticked.includes(command);
    }
  }
}
