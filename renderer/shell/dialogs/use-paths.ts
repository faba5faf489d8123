// Lets the user choose paths: by the system's dialogs where the host has them, else by our own picker.
import { useClient } from '../../engine/app-client.ts';
import { tellChosen } from '../../engine/tell-chosen.ts';
import { useDialogs, type PickerPurpose } from './dialogs-store.ts';
import { folderOf } from '../../ui/file-name.ts';
import { useProject } from '../../features/project/project-store.ts';
import { startingFolder, type FilePurpose } from './starting-folder.ts';
import { useSettings } from '../settings/settings-store.ts';

export interface Paths {
  /** All answer null, or an empty list, where the user cancels. */
  readonly openProject: () => Promise<string | null>;
  readonly saveProject: (suggestedName: string) => Promise<string | null>;
  readonly chooseSources: () => Promise<readonly string[]>;
  /** Begins in `start`, else where files of that purpose are. */
  readonly chooseFolder: (
    start: string | null,
    purpose?: Exclude<FilePurpose, 'projects'>,
  ) => Promise<string | null>;
}

/** Where the user was last for files of a purpose, while the window is open. */
const visited = new Map<FilePurpose, string>();

export function usePaths(): Paths {
  const { host } = useClient();
  const dialogs = useDialogs();
  const project = useProject();
  const settings = useSettings();
  const native = (): boolean => settings.host?.nativeDialogs ?? false;

  async function begin(purpose: FilePurpose): Promise<string | null> {
    const known = visited.get(purpose);
    if (known !== undefined) return known;
    const recent = purpose === 'projects' ? await named() : [];
    return startingFolder(purpose, project.info, recent, await host['files.samplePath']({}));
  }

  /** The files of recent projects, but for those without a name, which are in the app's own folder. */
  async function named(): Promise<readonly string[]> {
    try {
      const [recent, untitled] = await Promise.all([host['recent.list']({}), host['files.untitledPath']({})]);
      return recent.map(({ path }) => path).filter((path) => folderOf(path) !== folderOf(untitled));
    } catch {
      // A dialog that begins anywhere is better than none.
      return [];
    }
  }

  /** Remembers the folder of what is chosen. */
  async function ask(
    purpose: FilePurpose,
    choose: (start: string | null) => Promise<readonly string[]>,
  ): Promise<readonly string[]> {
    const paths = await choose(await begin(purpose));
    const [path] = paths;
    if (path !== undefined) visited.set(purpose, folderOf(path));
    return paths;
  }

  async function pick(
    purpose: PickerPurpose,
    start: string | null,
    suggestedName: string,
  ): Promise<readonly string[]> {
    const paths = await dialogs.pick({ purpose, start, suggestedName });
    tellChosen(host, paths);
    return paths;
  }

  const listOf = (path: string | null): readonly string[] => (path === null ? [] : [path]);
  const firstOf = ([path]: readonly string[]): string | null => path ?? null;

  return {
    openProject: async () =>
      firstOf(
        await ask('projects', async (start) =>
          native() ? listOf(await host['dialog.openProject']({ start })) : pick('openProject', start, ''),
        ),
      ),
    saveProject: async (suggestedName) =>
      firstOf(
        await ask('projects', async (start) =>
          native()
            ? listOf(await host['dialog.saveProject']({ suggestedName, start }))
            : pick('saveProject', start, suggestedName),
        ),
      ),
    chooseSources: () =>
      ask('sources', (start) =>
        native() ? host['dialog.chooseSources']({ start }) : pick('chooseSources', start, ''),
      ),
    chooseFolder: async (given, purpose = 'exports') => {
      const start = given ?? (await begin(purpose));
      const chosen = native()
        ? await host['dialog.chooseFolder']({ start })
        : firstOf(await pick('chooseFolder', start, ''));
      if (chosen !== null) visited.set(purpose, chosen);
      return chosen;
    },
  };
}
