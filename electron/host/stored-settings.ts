// The settings as they stand in the file: each is read by itself, so that one that is damaged costs no other, and what a newer
// version wrote stays. It touches no disk.
import * as v from 'valibot';
import { COMMAND_IDS, type CommandId } from '../../shared/commands/command-table.ts';
import {
  appSettings,
  commandKeys,
  DEFAULT_SETTINGS,
  SETTING_NAMES,
  type AppSettings,
  type SettingName,
} from '../../shared/contract/settings-schemas.ts';

/** By name; what is not there is as at first. */
export type StoredSettings = Readonly<Record<string, unknown>>;

export interface ReadSettings {
  readonly settings: AppSettings;
  /** Those that can't be read, and are as at first. */
  readonly unreadable: readonly SettingName[];
}

export function readSettings(stored: StoredSettings): ReadSettings {
  const unreadable: SettingName[] = [];
  const read = SETTING_NAMES.filter((name) => Object.hasOwn(stored, name)).flatMap((name) => {
    const value = name === 'keys' ? knownKeys(stored[name]) : stored[name];
    const parsed = v.safeParse(appSettings.entries[name], value);
    if (parsed.success) return [[name, parsed.output] as const];
    unreadable.push(name);
    return name === 'keys' ? [[name, readableKeys(value)] as const] : [];
  });
  // The schema of each name has checked its value.
  const settings = { ...DEFAULT_SETTINGS, ...(Object.fromEntries(read) as Partial<AppSettings>) };
  return { settings, unreadable };
}

/** What stands in the file after changes: all else as it was, whoever wrote it. */
export function withChanges(stored: StoredSettings, changes: Partial<AppSettings>): StoredSettings {
  const given = Object.entries<unknown>(changes).filter(([, value]) => value !== undefined);
  const { keys } = changes;
  return {
    ...stored,
    ...Object.fromEntries(given),
    ...(keys && { keys: { ...unknownKeys(stored['keys']), ...keys } }),
  };
}

/** Without those of commands that another version has. What is no list of keys at all stays, to be refused. */
function knownKeys(value: unknown): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([id]) => isCommand(id)));
}

function readableKeys(value: unknown): AppSettings['keys'] {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([id, keys]) => (v.is(commandKeys, keys) ? [[id, keys]] : [])),
  );
}

function unknownKeys(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? Object.fromEntries(Object.entries(value).filter(([id]) => !isCommand(id))) : {};
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCommand(id: string): id is CommandId {
  return COMMAND_IDS.some((known) => known === id);
}
