// German texts of the settings. Texts only, no logic.
import type { settingsTexts as en } from './en.ts';

export const settingsTexts: typeof en = {
  settings: {
    title: 'Einstellungen',
    theme: 'Darstellung',
    themeSystem: 'Systemeinstellung',
    themeLight: 'Hell',
    themeDark: 'Dunkel',
    density: 'Zeilenhöhe',
    densities: { compact: 'Kompakt', normal: 'Normal', comfortable: 'Geräumig' },
    language: 'Sprache',
    languageSystem: 'Systemeinstellung',
    choice: '{setting}: {value}',
    words: {
      theme: 'design farben modus theme',
      language: 'language Sprache taal übersetzung',
      density: 'dichte abstand kompakt zeilen tabelle',
    },
    failed: 'Die Einstellung konnte nicht gespeichert werden',
  },
};
