// What was typed in a window and not saved yet, in one file of the app's folder, so that no crash loses it. It knows no form:
// each value is a text that only the window reads.
import { join } from 'node:path';
import * as v from 'valibot';
import { StateFile } from './state-file.ts';

/** Characters of all values together; the oldest go first. */
const ALL_MAX = 2_000_000;
const COUNT_MAX = 50;

const storedDraft = v.object({ project: v.string(), form: v.string(), value: v.string() });

/** The latest last. */
const storedDrafts = v.object({ drafts: v.array(storedDraft) });

/** A window that crashed just now may not be known to be gone yet. */
const GONE_WITHIN_MS = 300;

/** `window` = null: the window that it was typed in has gone; `tab`: what that one is called when it comes back. */
interface Draft extends v.InferOutput<typeof storedDraft> {
  readonly window: number | null;
  readonly tab: string | null;
}

export class Drafts {
  readonly #file: StateFile<typeof storedDrafts>;
  #all: readonly Draft[] | null = null;
  /** By the number of a window, what its tab is called. */
  readonly #tabs = new Map<number, string>();
  /** By the name of a tab, the project that it shows, or showed as it went. */
  readonly #shown = new Map<string, string>();
  /** Who waits for a window to go. */
  #waiting: readonly (() => void)[] = [];

  /** `home` is the app's own folder. */
  constructor(home: string) {
    this.#file = new StateFile(join(home, 'drafts.json'), storedDrafts, { drafts: [] });
  }

  /** A window has come in a tab, which may have been another window before: what was typed there is its own. */
  enter(window: number, tab: string): void {
    this.#tabs.set(window, tab);
    this.#all = this.#read().map((one) => (one.tab === tab ? { ...one, window } : one));
  }

  /** Keeps what stands in a form of a window, in place of what stood there; null: nothing does. Throws AppError "io". */
  keep(window: number, project: string, form: string, value: string | null): void {
    const all = this.#read();
    const others = all.filter((one) => one.window !== window || one.project !== project || one.form !== form);
    if (value === null && others.length === all.length) return;
    this.#write(
      value === null ? others : bounded([...others, { project, form, value, ...this.#owner(window) }]),
    );
  }

  /**
   * By form, what a window has of a project, and what windows left that have gone: from now on it belongs to this one. A tab
   * that shows the project already comes back to its own alone, as the others may be on their way, too.
   */
  async take(window: number, project: string): Promise<Readonly<Record<string, string>>> {
    const owner = this.#owner(window);
    const isBack = owner.tab !== null && this.#shown.get(owner.tab) === project;
    const isFree = (one: Draft): boolean =>
      one.project === project && (one.window === window || (one.window === null && !isBack));
    const isKept = this.#read().some((one) => one.project === project);
    if (isKept && !isBack && !this.#read().some(isFree)) await this.#whileOneMayGo();
    const found = new Map(
      this.#read()
        .filter(isFree)
        .map(({ form, value }) => [form, value]),
    );
    const taken = [...found].map(([form, value]) => ({ project, form, value, ...owner }));
    this.#all = [...this.#read().filter((one) => !isFree(one)), ...taken];
    if (owner.tab !== null) this.#shown.set(owner.tab, project);
    return Object.fromEntries(found);
  }

  /** The user left the project in this window, or saves it under another name. Throws AppError "io". */
  drop(window: number, project: string): void {
    this.#shown.delete(this.#owner(window).tab ?? '');
    const all = this.#read();
    const others = all.filter((one) => one.window !== window || one.project !== project);
    if (others.length < all.length) this.#write(others);
  }

  /** A window has gone, however that came. */
  left(window: number): void {
    this.#tabs.delete(window);
    this.#all = this.#read().map((one) => (one.window === window ? { ...one, window: null } : one));
    for (const goOn of this.#waiting) goOn();
    this.#waiting = [];
  }

  #owner(window: number): Pick<Draft, 'window' | 'tab'> {
    return { window, tab: this.#tabs.get(window) ?? null };
  }

  #whileOneMayGo(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, GONE_WITHIN_MS);
      const goOn = (): void => {
        clearTimeout(timer);
        resolve();
      };
      this.#waiting = [...this.#waiting, goOn];
    });
  }

  #read(): readonly Draft[] {
    this.#all ??= this.#file.read().drafts.map((one) => ({ ...one, window: null, tab: null }));
    return this.#all;
  }

  #write(all: readonly Draft[]): void {
    this.#all = all;
    this.#file.write({ drafts: all.map(({ project, form, value }) => ({ project, form, value })) });
  }
}

function bounded(all: readonly Draft[]): readonly Draft[] {
  let room = ALL_MAX;
  const from = all.findLastIndex(({ value }) => (room -= value.length) < 0);
  return all.slice(Math.max(from + 1, all.length - COUNT_MAX));
}
