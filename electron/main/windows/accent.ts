// The accent colour that the user chose in the system, for the controls of the page; tokens.css makes it fit to be seen.
import { systemPreferences, type BrowserWindow } from 'electron';

/** Tells a window's page the colour, and what it becomes, while the window is open. Where the system has none it keeps its own. */
export function keepAccent(window: BrowserWindow): void {
  const { webContents } = window;
  const tell = (): void => {
    const rule = accentRule();
    // The last rule counts. A page that is gone has no use for one.
    if (rule !== null && !window.isDestroyed()) webContents.insertCSS(rule).catch(() => undefined);
  };
  webContents.on('dom-ready', tell);
  const leave = onChange(tell);
  window.once('closed', leave);
}

function onChange(tell: () => void): () => void {
  if (process.platform === 'darwin') {
    const id = systemPreferences.subscribeLocalNotification('NSSystemColorsDidChangeNotification', tell);
    return () => {
      systemPreferences.unsubscribeLocalNotification(id);
    };
  }
  systemPreferences.on('accent-color-changed', tell);
  return () => {
    systemPreferences.off('accent-color-changed', tell);
  };
}

function accentRule(): string | null {
  const [colour] = /^[\da-f]{6}/i.exec(accentColour()) ?? [];
  return colour === undefined ? null : `:root { --system-accent: #${colour}; }`;
}

/** RGBA in hexadecimal digits; what it is where the system has none, Electron's documentation leaves open. */
function accentColour(): string {
  try {
    return systemPreferences.getAccentColor();
  } catch {
    return '';
  }
}
