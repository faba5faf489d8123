// Lets the user choose paths: by the system's dialogs where the host has them, else by our own picker.
import { useClient } from '../../engine/app-client.ts';
import { tellChosen } from '../../engine/tell-chosen.ts';
import { useDialogs, type PickerPurpose } from './dialogs-store.ts';
import { useSettings } from '../settings/settings-store.ts';

export interface Paths {
  /** All answer null, or an empty list, where the user cancels. */
  readonly openProject: () => Promise<string | null>;
  readonly saveProject: (suggestedName: string) => Promise<string | null>;
  readonly chooseSources: () => Promise<readonly string[]>;
  readonly chooseFolder: (start: string | null) => Promise<string | null>;
}

export function usePaths(): Paths {
  const { host } = useClient();
  const dialogs = useDialogs();
  const settings = useSettings();
  const native = (): boolean => settings.host?.nativeDialogs ?? false;

  async function pick(
    purpose: PickerPurpose,
    start: string | null,
    suggestedName: string,
  ): Promise<readonly string[]> {
    const paths = await dialogs.pick({ purpose, start, suggestedName });
    tellChosen(host, paths);
    return paths;
  }

  async function pickOne(
    purpose: PickerPurpose,
    start: string | null,
    suggestedName: string,
  ): Promise<string | null> {
    const [path] = await pick(purpose, start, suggestedName);
    return path ?? null;
  }

  return {
    openProject: () => (native() ? host['dialog.openProject']({}) : pickOne('openProject', null, '')),
    saveProject: (suggestedName) =>
      native() ? host['dialog.saveProject']({ suggestedName }) : pickOne('saveProject', null, suggestedName),
    chooseSources: () => (native() ? host['dialog.chooseSources']({}) : pick('chooseSources', null, '')),
    chooseFolder: (start) =>
      native() ? host['dialog.chooseFolder']({ start }) : pickOne('chooseFolder', start, ''),
  };
}
