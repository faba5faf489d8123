// The question whether to quit, or to close a window, although a job runs. It does neither, and ends no job.
import { dialog, type BrowserWindow } from 'electron';
import type { NativeTexts } from './native-texts.ts';

/** True where the user would rather lose the job. */
export async function asksToLose(
  window: BrowserWindow,
  doing: 'quit' | 'close',
  texts: NativeTexts,
): Promise<boolean> {
  const { response } = await dialog.showMessageBox(window, {
    type: 'question',
    message: texts.running,
    detail: doing === 'quit' ? texts.runningDetail : texts.runningHere,
    buttons: [doing === 'quit' ? texts.quitAnyway : texts.closeAnyway, texts.keepRunning],
    defaultId: 1,
    cancelId: 1,
    noLink: true,
  });
  return response === 0;
}
