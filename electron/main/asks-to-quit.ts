// The question whether to quit although a job runs. It neither quits nor ends the job.
import { dialog, type BrowserWindow } from 'electron';
import type { NativeTexts } from './native-texts.ts';

/** True where the user would rather lose the job. */
export async function asksToQuit(window: BrowserWindow, texts: NativeTexts): Promise<boolean> {
  const { response } = await dialog.showMessageBox(window, {
    type: 'question',
    message: texts.running,
    detail: texts.runningDetail,
    buttons: [texts.quitAnyway, texts.keepRunning],
    defaultId: 1,
    cancelId: 1,
    noLink: true,
  });
  return response === 0;
}
