// The only owner of ipcMain: carries requests of our own windows to their answers, and events and menu commands back.
import { ipcMain, type BrowserWindow, type IpcMainInvokeEvent, type WebContents } from 'electron';
import { CHANNELS, type ChannelAnswer } from '../../shared/contract/bridge.ts';
import { reason } from '../../shared/contract/error-texts.ts';
import { AppError, toErrorData } from '../../shared/contract/errors.ts';
import type { EngineEvent } from '../../shared/contract/events.ts';
import type { MenuCommand } from '../../shared/commands/command-table.ts';
import type { Ask } from '../host/window-requests.ts';
import { isOwnAddress } from './own-address.ts';

/** Answers the windows' requests from now on; `numberOf` tells them apart. Other senders get an error. */
export function answerRenderer(answer: Ask, numberOf: (contents: WebContents) => number | undefined): void {
  handle(CHANNELS.request, async (sender, name, params): Promise<ChannelAnswer> => {
    try {
      const window = numberOf(sender);
      if (window === undefined) throw notOurs();
      if (typeof name !== 'string') throw new AppError('invalid-request', reason('request-nameless'));
      return { ok: true, result: await answer(name, params, window) };
    } catch (error) {
      return { ok: false, error: toErrorData(error) };
    }
  });
}

export function sendEvent(window: BrowserWindow, event: EngineEvent): void {
  if (!window.isDestroyed()) window.webContents.send(CHANNELS.event, event);
}

export function sendMenuCommand(window: BrowserWindow, command: MenuCommand): void {
  if (!window.isDestroyed()) window.webContents.send(CHANNELS.menu, command);
}

/** Every listener is registered here, behind the check of who sends. */
function handle(
  channel: string,
  listener: (sender: WebContents, ...args: readonly unknown[]) => Promise<ChannelAnswer>,
): void {
  ipcMain.handle(channel, (event, ...args: unknown[]) => {
    if (isOwnSender(event)) return listener(event.sender, ...args);
    return { ok: false, error: notOurs().toData() } satisfies ChannelAnswer;
  });
}

function notOurs(): AppError {
  return new AppError('invalid-request', reason('request-not-from-window'));
}

/** Only the top frame of a page of ours; the frame is null when it navigated or ended meanwhile. */
function isOwnSender({ senderFrame, sender }: IpcMainInvokeEvent): boolean {
  return senderFrame !== null && senderFrame === sender.mainFrame && isOwnAddress(senderFrame.url);
}
