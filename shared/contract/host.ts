// What a host (Electron, browser) does for the renderer besides carrying engine requests.
import * as v from 'valibot';
import type { ProjectInfo } from '../model/project.ts';
import { MENU_COMMANDS } from '../commands/command-table.ts';
import { LANGUAGES } from '../model/languages.ts';
import { isWebInput } from '../protocol/web-input.ts';
import { filePath, text } from './schemas.ts';
import { appSettings, type AppSettings, type SettingName } from './settings-schemas.ts';
import type { UpdateState, UpdateWay } from './updates.ts';

export interface RecentProject {
  readonly path: string;
  readonly name: string;
  /** ISO 8601. */
  readonly openedAt: string;
  /** Absent where nobody has looked since an older version listed it. */
  readonly held?: HeldContents | undefined;
}

/** What a project held when the window last asked for its summary. */
export type HeldContents = Pick<ProjectInfo, 'site' | 'rows' | 'flagged'>;

export interface FolderEntry {
  readonly name: string;
  readonly path: string;
  readonly folder: boolean;
  readonly size: number;
}

export type PlaceKind = 'home' | 'documents' | 'downloads' | 'desktop' | 'root';

export interface FolderListing {
  readonly path: string;
  /** null at the root. */
  readonly parent: string | null;
  readonly entries: readonly FolderEntry[];
  /** Places to jump to: home, documents, the file system's roots. */
  readonly places: readonly { readonly kind: PlaceKind; readonly path: string }[];
}

export interface SettingsFile {
  readonly path: string;
  /** They stand in the file, can't be read, and are as at first. */
  readonly unreadable: readonly SettingName[];
  /** The newest file of the log. */
  readonly log: string;
}

/** A host before this one ended without closing its projects. */
export interface UnexpectedEnd {
  /** The project that it had open. */
  readonly path: string;
  /** False: the host ended twice in a row with it, so it is not opened again. */
  readonly isOpened: boolean;
}

export interface HostInfo {
  readonly kind: 'electron' | 'browser';
  readonly version: string;
  readonly platform: string;
  /** True where the host has native dialogs; else the renderer shows its own with files.list. */
  readonly nativeDialogs: boolean;
  /** A project to open at once (file association, command line), or null. */
  readonly openAtStart: string | null;
  /** Told to one window, once. */
  readonly unexpectedEnd: UnexpectedEnd | null;
  /** null where no feed of updates is configured; `page`: where they can be had by hand. */
  readonly updates: { readonly way: UpdateWay; readonly page: string } | null;
  /** The npm package of the command line, where one came with the app. */
  readonly commandLine: string | null;
}

const nothing = v.strictObject({});
/** Longer ones no browser takes. */
const ADDRESS_MAX = 32_000;
const webAddress = v.pipe(v.string(), v.maxLength(ADDRESS_MAX), v.check(isWebInput));
const commands = v.pipe(v.array(v.picklist(MENU_COMMANDS)), v.maxLength(MENU_COMMANDS.length));
const menuState = v.strictObject({
  language: v.picklist(LANGUAGES),
  /** All others are greyed out. */
  enabled: commands,
  ticked: commands,
});
export type MenuState = v.InferOutput<typeof menuState>;
/** Characters of what one form may hold to be kept: the host writes them within a few hundredths of a second. */
export const DRAFT_MAX = 1_000_000;
/** A project by its path, as a name alone: nothing is read or written there. */
const draftOwner = v.pipe(v.string(), v.minLength(1), v.maxLength(4_096));
const formName = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
/** The folder that a dialog begins in; null where the system decides. */
const start = v.optional(v.nullable(filePath), null);

/** Requests to the host, checked there. */
export const hostParams = {
  'host.info': nothing,
  'settings.get': nothing,
  'settings.set': v.partial(appSettings),
  /** Where the settings are kept, and what of them can't be read. */
  'settings.file': nothing,
  'recent.list': nothing,
  'recent.remove': v.strictObject({ path: filePath }),
  'recent.clear': nothing,
  /** A fresh path for an untitled project in the app's own folder. */
  'files.untitledPath': nothing,
  /** Removes an untitled project of the app's own folder for good, once it is closed; any other path is left alone. */
  'files.discard': v.strictObject({ path: filePath }),
  /** The checked-in sample set, ready to import. */
  'files.samplePath': nothing,
  /**
   * Paths that the user typed or chose in the window, just as other requests name them then. Electron takes them only in the
   * moments after the user did something.
   */
  'files.choose': v.strictObject({ paths: v.pipe(v.array(filePath), v.maxLength(100_000)) }),
  'files.list': v.strictObject({ path: v.nullable(filePath) }),
  'files.makeFolder': v.strictObject({ parent: filePath, name: text }),
  'dialog.openProject': v.strictObject({ start }),
  'dialog.saveProject': v.strictObject({ suggestedName: text, start }),
  'dialog.chooseSources': v.strictObject({ start }),
  'dialog.chooseFolder': v.strictObject({ start }),
  /** Keeps what is typed in a form of this window and not saved, over its end and that of the host; null: nothing is. */
  'drafts.keep': v.strictObject({
    project: draftOwner,
    form: formName,
    value: v.nullable(v.pipe(v.string(), v.maxLength(DRAFT_MAX))),
  }),
  /** What is kept of a project, by form: of this window, and of those that have gone. */
  'drafts.take': v.strictObject({ project: draftOwner }),
  /** Forgets what this window has of a project, which the user left. */
  'drafts.drop': v.strictObject({ project: draftOwner }),
  /** Keeps the report of an uncaught error in the app's own folder. */
  'log.report': v.strictObject({ text: v.pipe(v.string(), v.maxLength(20_000)) }),
  /** Shows the log in the file manager. */
  'log.show': nothing,
  /** Saves the logs and what the app runs on, without what is the user's, where the user says or beside the log: the path, or null. */
  'log.save': nothing,
  /** Of a host with a feed of updates alone, which tells what changes by `updates.changed`. */
  'updates.state': nothing,
  'updates.check': nothing,
  /** Loads what was found, to be installed when Mapwright ends. Rejects with "busy" while a job runs. */
  'updates.install': nothing,
  /** Opens another window of what is open in this one. */
  'window.new': nothing,
  /** Brings another window to the front that has this project open; false where there is none, or it can't be brought. */
  'window.show': v.strictObject({ path: filePath }),
  /** True where other windows show what is open in this one. */
  'window.others': nothing,
  /** Opens a page of the web in the user's browser. */
  'shell.openAddress': v.strictObject({ url: webAddress }),
  /** What native menus are to show. */
  'menu.show': menuState,
  /** Shows a folder or file in the system's file manager. */
  'shell.showFolder': v.strictObject({ path: filePath }),
} satisfies Record<string, v.GenericSchema>;

export type HostRequestName = keyof typeof hostParams;
export type HostParams<N extends HostRequestName> = v.InferOutput<(typeof hostParams)[N]>;

export interface HostResults {
  'host.info': HostInfo;
  'settings.get': AppSettings;
  'settings.set': AppSettings;
  'settings.file': SettingsFile;
  'recent.list': readonly RecentProject[];
  'recent.remove': readonly RecentProject[];
  'recent.clear': readonly RecentProject[];
  'files.untitledPath': string;
  'files.discard': null;
  'files.samplePath': string;
  'files.choose': null;
  'files.list': FolderListing;
  'files.makeFolder': string;
  'dialog.openProject': string | null;
  'dialog.saveProject': string | null;
  'dialog.chooseSources': readonly string[];
  'dialog.chooseFolder': string | null;
  'drafts.keep': null;
  'drafts.take': Readonly<Record<string, string>>;
  'drafts.drop': null;
  'log.report': null;
  'log.show': null;
  'log.save': string | null;
  'updates.state': UpdateState;
  'updates.check': UpdateState;
  'updates.install': UpdateState;
  'window.new': null;
  'window.show': boolean;
  'window.others': boolean;
  'shell.openAddress': null;
  'menu.show': null;
  'shell.showFolder': null;
}

export const HOST_REQUEST_NAMES = Object.keys(hostParams) as readonly HostRequestName[];

/** Only a host that has native dialogs, menus and windows answers these, */
export type NativeRequestName =
  Extract<HostRequestName, `dialog.${string}` | `updates.${string}`> | 'menu.show' | 'window.new';
/** and only one that has none answers these: the window then shows its own. */
export const BROWSER_REQUEST_NAMES = ['files.list', 'files.makeFolder'] as const;
export type BrowserRequestName = (typeof BROWSER_REQUEST_NAMES)[number];

export type HostClient = {
  readonly [N in HostRequestName]: (params: HostParams<N>) => Promise<HostResults[N]>;
};
