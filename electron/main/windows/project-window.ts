// One window while it is open: what the user asked of it before its page could hear, and what it says of itself. Which project
// it shows it does not know.
import type { BrowserWindow } from 'electron';
import type { MenuCommand } from '../../../shared/commands/command-table.ts';
import type { EngineEvent } from '../../../shared/contract/events.ts';
import type { MenuState } from '../../../shared/contract/host.ts';
import { sendEvent, sendMenuCommand } from '../renderer-channel.ts';
import { showOnTaskBar } from './task-bar.ts';

export class ProjectWindow {
  readonly number: number;
  readonly browser: BrowserWindow;
  /** What native menus are to show for it; null until its page has told. */
  menu: MenuState | null = null;
  /** It was asked to open something, and has opened nothing since. */
  wasAsked = false;
  /** The page has asked who its host is: from then on it hears. */
  #hears = false;
  #toOpen: string | null = null;
  #toRun: MenuCommand | null = null;

  constructor(number: number, browser: BrowserWindow) {
    this.number = number;
    this.browser = browser;
  }

  /** Brings it to the front. */
  show(): void {
    if (this.browser.isMinimized()) this.browser.restore();
    this.browser.focus();
  }

  /** Tells its page, and the app's icon. */
  tell(event: EngineEvent): void {
    sendEvent(this.browser, event);
    showOnTaskBar(this.browser, event);
  }

  /** Has it open a project that the user chose in the system, once it can; true where that is at once. */
  open(path: string): boolean {
    this.wasAsked = true;
    if (this.#hears) this.tell({ event: 'project.requested', data: { path } });
    else this.#toOpen = path;
    return this.#hears;
  }

  /** Has it carry out a command, once it can. */
  run(command: MenuCommand): void {
    const isOffered = this.menu?.enabled.includes(command) ?? false;
    this.#toRun = isOffered ? null : command;
    if (isOffered) this.send(command);
  }

  /** At once. */
  send(command: MenuCommand): void {
    sendMenuCommand(this.browser, command);
  }

  /** A page begins to load. */
  begins(): void {
    this.#hears = false;
  }

  /** The page hears from now on. Returns what it is to open. */
  hears(): string | null {
    const path = this.#toOpen;
    // A page that is loaded again goes on with what is open.
    this.#toOpen = null;
    this.#hears = true;
    return path;
  }

  /** What the page says of itself. */
  showsMenu(state: MenuState): void {
    this.menu = state;
    if (this.#toRun !== null) this.run(this.#toRun);
  }
}
