// The theme of what the system draws around the page and before it: title bar, menus, the ground of the window.
import { nativeTheme, type BrowserWindow } from 'electron';
import type { AppSettings } from '../../../shared/contract/settings-schemas.ts';

/** As --bg in renderer/styles/tokens.css. */
const GROUNDS = { light: '#f6f8f8', dark: '#14191b' } as const;
const CONTRAST_GROUNDS = { light: '#ffffff', dark: '#000000' } as const;

let isContrast = false;

/** From now on all of the system's parts follow the setting, and with them what the page takes for the system's theme. */
export function followTheme({ theme }: Pick<AppSettings, 'theme'>): void {
  isContrast = theme === 'contrast';
  nativeTheme.themeSource = theme === 'contrast' ? 'system' : theme;
}

/** What the window shows before its page, and where it grows. */
export function ground(): string {
  const grounds = isContrast || nativeTheme.shouldUseHighContrastColors ? CONTRAST_GROUNDS : GROUNDS;
  return grounds[nativeTheme.shouldUseDarkColors ? 'dark' : 'light'];
}

/** Keeps the ground of a window while the theme changes, by the user or the system. */
export function keepGround(window: BrowserWindow): void {
  const follow = (): void => {
    window.setBackgroundColor(ground());
  };
  nativeTheme.on('updated', follow);
  window.once('closed', () => {
    nativeTheme.off('updated', follow);
  });
}
