// The user's settings and recent projects, kept in one file of the app's folder. No knowledge of windows or sockets.
import { join } from 'node:path';
import * as v from 'valibot';
import {
  appSettings,
  DEFAULT_SETTINGS,
  type AppSettings,
  type HostParams,
  type RecentProject,
} from '../../shared/contract/host.ts';
import { StateFile } from './state-file.ts';

const RECENT_MAX = 12;

/** A file that an older version wrote lacks what has come since. */
const storedSettings = v.object({
  ...appSettings.entries,
  formulaBar: v.optional(appSettings.entries.formulaBar, DEFAULT_SETTINGS.formulaBar),
  originalNumbers: v.optional(appSettings.entries.originalNumbers, DEFAULT_SETTINGS.originalNumbers),
  density: v.optional(appSettings.entries.density, DEFAULT_SETTINGS.density),
});

const storedState = v.object({
  settings: storedSettings,
  recent: v.array(v.object({ path: v.string(), name: v.string(), openedAt: v.string() })),
});

export class HostState {
  readonly #file: StateFile<typeof storedState>;

  /** `home` is the app's own folder; it is created with the first change. */
  constructor(home: string) {
    this.#file = new StateFile(join(home, 'state.json'), storedState, {
      settings: DEFAULT_SETTINGS,
      recent: [],
    });
  }

  settings(): AppSettings {
    return this.#file.read().settings;
  }

  /** Changes the settings that are given and returns all. */
  setSettings({
    theme,
    language,
    formulaBar,
    originalNumbers,
    density,
  }: HostParams<'settings.set'>): AppSettings {
    const state = this.#file.read();
    const before = state.settings;
    const settings = {
      theme: theme ?? before.theme,
      language: language ?? before.language,
      formulaBar: formulaBar ?? before.formulaBar,
      originalNumbers: originalNumbers ?? before.originalNumbers,
      density: density ?? before.density,
    };
    this.#file.write({ ...state, settings });
    return settings;
  }

  /** The latest first, at most 12. */
  recent(): readonly RecentProject[] {
    return this.#file.read().recent;
  }

  /** Puts a project first. Never throws: a list that can't be saved must not get in the way of opening. */
  addRecent({ path, name }: { readonly path: string; readonly name: string }, now = new Date()): void {
    const state = this.#file.read();
    const others = state.recent.filter((project) => project.path !== path);
    const recent = [{ path, name, openedAt: now.toISOString() }, ...others].slice(0, RECENT_MAX);
    try {
      this.#file.write({ ...state, recent });
    } catch {
      // The next change tells, where the user asked for it.
    }
  }

  removeRecent(path: string): readonly RecentProject[] {
    const state = this.#file.read();
    const recent = state.recent.filter((project) => project.path !== path);
    this.#file.write({ ...state, recent });
    return recent;
  }
}
