// Dutch texts of the settings. Texts only, no logic.
import type { settingsTexts as en } from './en.ts';

export const settingsTexts: typeof en = {
  settings: {
    title: 'Instellingen',
    theme: 'Weergave',
    themeSystem: 'Zoals het systeem',
    themeLight: 'Licht',
    themeDark: 'Donker',
    density: 'Rijhoogte',
    densities: { compact: 'Compact', normal: 'Normaal', comfortable: 'Ruim' },
    language: 'Taal',
    languageSystem: 'Zoals het systeem',
    failed: 'De instelling kon niet worden opgeslagen',
  },
};
