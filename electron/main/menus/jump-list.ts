// What Windows knows of the app beside its windows: under which name they are grouped, and the menu of its icon in the task bar.
import { app } from 'electron';
import type { CommandTexts } from '../host-language.ts';

/** As installers give it to shortcuts, too: `appId` in electron-builder.yml. */
const APP_ID = 'org.mapwright.app';

/** A command line with it makes a new project. */
export const NEW_PROJECT = '--new-project';

/** To be called before there is a window. Elsewhere this does nothing. */
export function nameForWindows(): void {
  if (process.platform === 'win32') app.setAppUserModelId(APP_ID);
}

/** The projects that were open last, as Windows lists them, and a new one. Not for a copy that is only tried. */
export function showJumpList({ commands }: CommandTexts): void {
  if (process.platform !== 'win32' || !app.isPackaged) return;
  const title = commands.file.new;
  const program = process.execPath;
  // What Windows or a policy refuses is no loss to anybody: it only answers so.
  app.setJumpList([
    { type: 'recent' },
    {
      type: 'tasks',
      items: [
        {
          type: 'task',
          title,
          description: title,
          program,
          args: NEW_PROJECT,
          iconPath: program,
          iconIndex: 0,
        },
      ],
    },
  ]);
}
