// The windows that are open, and which of them the user looked at last.
import type { WebContents } from 'electron';
import type { EngineEvent } from '../../../shared/contract/events.ts';
import type { ProjectWindow } from './project-window.ts';

export class OpenWindows {
  readonly #onCurrent: () => void;
  /** The one that was used last is the last. */
  #all: readonly ProjectWindow[] = [];

  /** `onCurrent` is told when another is the current one. */
  constructor(onCurrent: () => void) {
    this.#onCurrent = onCurrent;
  }

  get all(): readonly ProjectWindow[] {
    return this.#all;
  }

  /** The one in front; null where none is open. */
  get current(): ProjectWindow | null {
    return this.#all.at(-1) ?? null;
  }

  /** A new one, which is in front, too. */
  add(window: ProjectWindow): void {
    this.#use(window);
    window.browser.on('focus', () => {
      this.#use(window);
    });
    window.browser.once('closed', () => {
      this.#all = this.#all.filter((other) => other !== window);
      this.#onCurrent();
    });
  }

  find(number: number): ProjectWindow | undefined {
    return this.#all.find((window) => window.number === number);
  }

  of(contents: WebContents): ProjectWindow | undefined {
    return this.#all.find(({ browser }) => !browser.isDestroyed() && browser.webContents === contents);
  }

  /** Those with these numbers, the one that was used last at the end. */
  among(numbers: ReadonlySet<number>): readonly ProjectWindow[] {
    return this.#all.filter(({ number }) => numbers.has(number));
  }

  tell(event: EngineEvent): void {
    for (const window of this.#all) window.tell(event);
  }

  #use(window: ProjectWindow): void {
    if (window === this.current) return;
    this.#all = [...this.#all.filter((other) => other !== window), window];
    this.#onCurrent();
  }
}
