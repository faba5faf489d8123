// The system's own dialogs for opening and saving. They return paths and touch no file.
import { join } from 'node:path';
import { dialog, type BrowserWindow, type OpenDialogOptions, type SaveDialogOptions } from 'electron';
import type { HostClient } from '../../shared/contract/host.ts';

type Dialogs = Pick<
  HostClient,
  'dialog.openProject' | 'dialog.saveProject' | 'dialog.chooseSources' | 'dialog.chooseFolder'
>;

const PROJECTS = [{ name: 'Mapwright projects', extensions: ['mapwright'] }];
const SOURCES = [
  {
    name: 'Sitemaps, lists and robots.txt',
    extensions: ['xml', 'gz', 'txt', 'rss', 'atom', 'csv', 'tsv', 'xlsx'],
  },
  { name: 'All files', extensions: ['*'] },
];

/** Dialogs over the window that there is; a cancelled one answers null, or no paths. */
export function nativeDialogs(window: () => BrowserWindow | null, platform = process.platform): Dialogs {
  const open = async (options: OpenDialogOptions): Promise<readonly string[]> => {
    const parent = window();
    const { canceled, filePaths } = await (parent
      ? dialog.showOpenDialog(parent, options)
      : dialog.showOpenDialog(options));
    return canceled ? [] : filePaths;
  };
  return {
    'dialog.openProject': async ({ start }) =>
      (
        await open({
          title: 'Open project',
          properties: ['openFile'],
          filters: PROJECTS,
          ...beginningIn(start),
        })
      )[0] ?? null,
    'dialog.saveProject': async ({ suggestedName, start }) => {
      const name = withExtension(suggestedName);
      const options = {
        title: 'Save project as',
        defaultPath: start === null ? name : join(start, name),
        filters: PROJECTS,
      };
      const path = await askWhere(window(), options);
      return path === null ? null : withExtension(path);
    },
    // Only macOS has a dialog for files and folders at once.
    'dialog.chooseSources': ({ start }) =>
      open({
        title: 'Import',
        properties: [
          'openFile',
          'multiSelections',
          ...(platform === 'darwin' ? (['openDirectory'] as const) : []),
        ],
        filters: SOURCES,
        ...beginningIn(start),
      }),
    'dialog.chooseFolder': async ({ start }) =>
      (
        await open({
          title: 'Choose folder',
          properties: ['openDirectory', 'createDirectory'],
          ...beginningIn(start),
        })
      )[0] ?? null,
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

function beginningIn(folder: string | null): Pick<OpenDialogOptions, 'defaultPath'> {
  return folder === null ? {} : { defaultPath: folder };
}

function withExtension(path: string): string {
  return path.toLowerCase().endsWith('.mapwright') ? path : `${path}.mapwright`;
}
