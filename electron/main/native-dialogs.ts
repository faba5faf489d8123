// The system's own dialogs for opening and saving. They return paths and touch no file.
import { join } from 'node:path';
import {
  dialog,
  type BrowserWindow,
  type FileFilter,
  type OpenDialogOptions,
  type SaveDialogOptions,
} from 'electron';
import type { HostHandlers } from '../host/host-handlers.ts';
import type { CommandTexts } from './host-language.ts';

type Dialogs = Pick<
  HostHandlers,
  'dialog.openProject' | 'dialog.saveProject' | 'dialog.chooseSources' | 'dialog.chooseFolder'
>;

const SOURCES = ['xml', 'gz', 'txt', 'rss', 'atom', 'csv', 'tsv', 'xlsx'];

/** Dialogs over the window that asks; a cancelled one answers null, or no paths. */
export function nativeDialogs(
  browserOf: (window: number) => BrowserWindow | null,
  texts: () => CommandTexts['fileDialogs'],
  platform = process.platform,
): Dialogs {
  const open = async (
    window: number,
    options: OpenDialogOptions,
    start: string | null,
  ): Promise<readonly string[]> => {
    const parent = browserOf(window);
    const whole = start === null ? options : { ...options, defaultPath: start };
    const { canceled, filePaths } = await (parent
      ? dialog.showOpenDialog(parent, whole)
      : dialog.showOpenDialog(whole));
    return canceled ? [] : filePaths;
  };
  return {
    'dialog.openProject': async ({ start }, window) => {
      const { openProject: title, projects } = texts();
      const options: OpenDialogOptions = { title, properties: ['openFile'], filters: projectFiles(projects) };
      return (await open(window, options, start))[0] ?? null;
    },
    'dialog.saveProject': async ({ suggestedName, start }, window) => {
      const { saveProject: title, projects } = texts();
      const name = withExtension(suggestedName);
      const defaultPath = start === null ? name : join(start, name);
      const path = await askWhere(browserOf(window), { title, defaultPath, filters: projectFiles(projects) });
      return path === null ? null : withExtension(path);
    },
    'dialog.chooseSources': ({ start }, window) => {
      const { chooseSources: title, sources, allFiles } = texts();
      const filters = [
        { name: sources, extensions: SOURCES },
        { name: allFiles, extensions: ['*'] },
      ];
      // Only macOS has a dialog for files and folders at once.
      const folders = platform === 'darwin' ? (['openDirectory'] as const) : [];
      return open(window, { title, properties: ['openFile', 'multiSelections', ...folders], filters }, start);
    },
    'dialog.chooseFolder': async ({ start }, window) => {
      const title = texts().chooseFolder;
      return (
        (await open(window, { title, properties: ['openDirectory', 'createDirectory'] }, start))[0] ?? null
      );
    },
  };
}

/** Asks where to save a file; null where the user cancels. */
export async function askWhere(
  window: BrowserWindow | null,
  options: SaveDialogOptions,
): Promise<string | null> {
  const { canceled, filePath } = await (window
    ? dialog.showSaveDialog(window, options)
    : dialog.showSaveDialog(options));
  return canceled || filePath === '' ? null : filePath;
}

function projectFiles(name: string): FileFilter[] {
  return [{ name, extensions: ['mapwright'] }];
}

function withExtension(path: string): string {
  return path.toLowerCase().endsWith('.mapwright') ? path : `${path}.mapwright`;
}
