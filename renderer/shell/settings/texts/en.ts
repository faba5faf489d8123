// English texts of the settings. Texts only, no logic.

export const settingsTexts = {
  settings: {
    title: 'Settings',
    theme: 'Appearance',
    themeSystem: 'Match system',
    themeLight: 'Light',
    themeDark: 'Dark',
    density: 'Row height',
    densities: { compact: 'Compact', normal: 'Normal', comfortable: 'Comfortable' },
    language: 'Language',
    languageSystem: 'Match system',
    choice: '{setting}: {value}',
    words: {
      theme: 'theme mode colours colors',
      language: 'language Sprache taal translation',
      density: 'density spacing compact rows table',
    },
    failed: 'The setting could not be saved',
  },
};
