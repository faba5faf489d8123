// The settings that belong to a user, whatever project is open: their schema and what they are at first. Nothing of a project.
import * as v from 'valibot';
import { COMMAND_IDS } from '../commands/command-table.ts';
import { DEFAULT_NETWORK, networkSettings } from './network-settings.ts';
import { MAX_BYTES_PER_SITEMAP, MAX_URLS_PER_SITEMAP } from '../protocol/limits.ts';

/** How many choices of the command palette are remembered, and how long their ids may be. */
export const PALETTE_USED_MAX = 20;
export const USED_ID_MAX = 300;

const FOLDER_MAX = 4_096;
/** Of one command, and the characters of one of them: "Ctrl+Alt+Shift+PageDown". */
const KEYS_MAX = 4;
const KEY_MAX = 40;

const limit = (max: number) =>
  v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(max)));

/** The keys of one command, as in the table. */
export const commandKeys = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(KEY_MAX))),
  v.maxLength(KEYS_MAX),
  v.readonly(),
);

export const appSettings = v.strictObject({
  theme: v.picklist(['system', 'light', 'dark', 'contrast']),
  language: v.picklist(['system', 'en', 'nl', 'de']),
  /** A line above the grid shows the whole value of the active cell. */
  formulaBar: v.boolean(),
  /** Rows have their numbers in the unsorted, unfiltered project, not those of their places in the list. */
  originalNumbers: v.boolean(),
  /** How high the rows of tables are. */
  density: v.picklist(['compact', 'normal', 'comfortable']),
  /** How large texts are. */
  fontSize: v.picklist(['small', 'normal', 'large', 'larger']),
  /** How dates are shown: as the language has them, 2026-03-09, 09/03/2026, 03/09/2026. Values of sitemaps stay as they are. */
  dates: v.picklist(['language', 'iso', 'dayFirst', 'monthFirst']),
  /** How numbers are shown: as the language has them, 1,234.5, 1.234,5, 1 234,5, 1’234.5. */
  numbers: v.picklist(['language', 'comma', 'point', 'space', 'apostrophe']),
  /** Where the first export of a project goes: a folder with {host}, {project} and {date} in it; '' = none. */
  exportFolder: v.pipe(v.string(), v.maxLength(FOLDER_MAX)),
  /** What the first export of a project begins with; null = what the protocol allows. */
  exportUrls: limit(MAX_URLS_PER_SITEMAP),
  exportBytes: limit(MAX_BYTES_PER_SITEMAP),
  ...networkSettings.entries,
  /** In place of the keys that commands have in the table. */
  keys: v.record(v.picklist(COMMAND_IDS), commandKeys),
  /** Whether newer versions are looked for; until the user was asked, none are. */
  updates: v.picklist(['ask', 'on', 'off']),
  /** The three steps of the work have been shown beside their controls. */
  stepsSeen: v.boolean(),
  /** What was chosen in the command palette, by its id; the latest first. */
  paletteUsed: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(USED_ID_MAX))),
    v.maxLength(PALETTE_USED_MAX),
    v.readonly(),
  ),
});
export type AppSettings = v.InferOutput<typeof appSettings>;

export const DEFAULT_SETTINGS: AppSettings = {
  theme: 'system',
  language: 'system',
  formulaBar: true,
  originalNumbers: false,
  density: 'normal',
  fontSize: 'normal',
  dates: 'language',
  numbers: 'language',
  exportFolder: '',
  exportUrls: null,
  exportBytes: null,
  ...DEFAULT_NETWORK,
  keys: {},
  updates: 'ask',
  stepsSeen: false,
  paletteUsed: [],
};

export type SettingName = keyof AppSettings;
export const SETTING_NAMES = Object.keys(appSettings.entries) as readonly SettingName[];
