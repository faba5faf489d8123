// Dutch texts of the settings. Texts only, no logic.
import type { settingsTexts as en } from './en.ts';

export const settingsTexts: typeof en = {
  settings: {
    title: 'Instellingen',
    theme: 'Thema',
    themeSystem: 'Systeeminstelling',
    themeLight: 'Licht',
    themeDark: 'Donker',
    density: 'Rijhoogte',
    densities: { compact: 'Compact', normal: 'Normaal', comfortable: 'Ruim' },
    language: 'Taal',
    languageSystem: 'Systeeminstelling',
    choice: '{setting}: {value}',
    words: {
      theme: 'modus kleuren uiterlijk weergave',
      language: 'language Sprache taal vertaling',
      density: 'dichtheid afstand compact rijen tabel',
    },
    failed: 'De instelling kon niet worden opgeslagen',
  },
};
