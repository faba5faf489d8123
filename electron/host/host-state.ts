// The user's settings and recent projects, kept in one file of the app's folder, and what is not saved yet in another. No
// knowledge of sockets.
import { join } from 'node:path';
import * as v from 'valibot';
import type { HeldContents, HostParams, RecentProject } from '../../shared/contract/host.ts';
import { networkOf, type NetworkSettings } from '../../shared/contract/network-settings.ts';
import { SETTING_NAMES, type AppSettings, type SettingName } from '../../shared/contract/settings-schemas.ts';
import { Drafts } from './drafts.ts';
import { openProject, OpenProjects } from './open-projects.ts';
import { StateFile } from './state-file.ts';
import { readSettings, withChanges } from './stored-settings.ts';

const RECENT_MAX = 12;

const heldContents = v.object({ site: v.nullable(v.string()), rows: v.number(), flagged: v.number() });

/** What of a project's summary is kept. */
const noted = v.object({ path: v.string(), ...heldContents.entries });

const recentProject = v.object({
  path: v.string(),
  name: v.string(),
  openedAt: v.string(),
  held: v.optional(heldContents),
});

/** A newer version may have put more beside them. */
const storedState = v.looseObject({
  settings: v.optional(v.record(v.string(), v.unknown()), {}),
  recent: v.optional(v.fallback(v.array(recentProject), []), []),
  open: v.optional(v.fallback(v.array(openProject), []), []),
});

export class HostState {
  /** What was typed in the windows and not saved. */
  readonly drafts: Drafts;
  /** Which projects are open. */
  readonly open: OpenProjects;
  readonly #file: StateFile<typeof storedState>;
  /** By path, what is not in the file yet: it changes with each edit, and is written once. */
  readonly #noted = new Map<string, HeldContents>();
  readonly #listeners = new Set<(settings: AppSettings) => void>();

  /** `home` is the app's own folder; it is created with the first change. */
  constructor(home: string) {
    this.drafts = new Drafts(home);
    this.#file = new StateFile(join(home, 'state.json'), storedState, { settings: {}, recent: [], open: [] });
    this.open = new OpenProjects({
      read: () => this.#file.read().open,
      write: (open) => {
        this.#tryWrite({ open: [...open] });
      },
    });
  }

  /** The file that all of this is kept in. */
  get path(): string {
    return this.#file.path;
  }

  settings(): AppSettings {
    return readSettings(this.#file.read().settings).settings;
  }

  /** What of them the engine goes by when it asks the web. */
  network(): NetworkSettings {
    return networkOf(this.settings());
  }

  /** Those that stand in the file and can't be read; they are as at first. All of them where the whole file can't be. */
  unreadable(): readonly SettingName[] {
    return this.#file.isDamaged() ? SETTING_NAMES : readSettings(this.#file.read().settings).unreadable;
  }

  /** Changes the settings that are given and returns all. */
  setSettings(changes: HostParams<'settings.set'>): AppSettings {
    const state = this.#file.read();
    this.#file.write({ ...state, settings: withChanges(state.settings, changes as Partial<AppSettings>) });
    const settings = this.settings();
    for (const listener of this.#listeners) listener(settings);
    return settings;
  }

  /** Tells of all settings whenever one was changed; what is returned ends that. */
  onSettings(listener: (settings: AppSettings) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** The latest first, at most 12. */
  recent(): readonly RecentProject[] {
    return this.#noticed(this.#file.read().recent);
  }

  /** Puts a project first. Never throws: a list that can't be saved must not get in the way of opening. */
  addRecent({ path, name }: { readonly path: string; readonly name: string }, now = new Date()): void {
    const before = this.recent();
    const others = before.filter((project) => project.path !== path);
    const held = before.find((project) => project.path === path)?.held;
    const first = { path, name, openedAt: now.toISOString(), ...(held && { held }) };
    this.#tryWriteRecent([first, ...others].slice(0, RECENT_MAX));
  }

  /** Notes what a project holds by its summary, for keepNoted to write; of anything else nothing is kept. */
  noteRecent(summary: unknown): void {
    const parsed = v.safeParse(noted, summary);
    if (!parsed.success) return;
    const { path, ...held } = parsed.output;
    this.#noted.set(path, held);
  }

  /** Writes what was noted; to be called when a project is left. Never throws. */
  keepNoted(): void {
    if (this.#noted.size > 0) this.#tryWriteRecent(this.recent());
  }

  removeRecent(path: string): readonly RecentProject[] {
    const recent = this.recent().filter((project) => project.path !== path);
    this.#write(recent);
    return recent;
  }

  clearRecent(): readonly RecentProject[] {
    this.#write([]);
    return [];
  }

  #noticed(recent: readonly RecentProject[]): readonly RecentProject[] {
    return recent.map((project) => {
      const held = this.#noted.get(project.path);
      return held ? { ...project, held } : project;
    });
  }

  #write(recent: readonly RecentProject[]): void {
    this.#file.write({ ...this.#file.read(), recent: [...recent] });
    this.#noted.clear();
  }

  #tryWriteRecent(recent: readonly RecentProject[]): void {
    if (this.#tryWrite({ recent: [...recent] })) this.#noted.clear();
  }

  /** Where it fails, the next change that the user asks for tells. */
  #tryWrite(part: Partial<v.InferOutput<typeof storedState>>): boolean {
    try {
      this.#file.write({ ...this.#file.read(), ...part });
      return true;
    } catch {
      return false;
    }
  }
}
