// German texts of project in the window. Texts only, no logic.
import type { projectTexts as en } from './en.ts';

export const projectTexts: typeof en = {
  welcome: {
    again: '„{name}“ wieder öffnen',
    againHint: 'Alles Bestätigte ist noch da',
    new: 'Neues Projekt',
    newHint: 'Leer beginnen, dann importieren oder URLs hinzufügen',
    open: 'Projekt öffnen',
    openHint: 'Eine .mapwright-Datei öffnen',
    sample: 'Beispiel ausprobieren',
    sampleHint: 'Die Sitemaps eines kleinen Shops, mit Fehlern zum Finden',
    recent: 'Zuletzt geöffnet',
    noRecent: 'Projekte, die Sie öffnen, erscheinen hier.',
    forget: '{name} aus dieser Liste entfernen',
    drop: 'Sie können Sitemaps oder ein Projekt auch irgendwo in dieses Fenster ziehen.',
  },
  close: {
    title: 'Dieses Projekt behalten?',
    text: 'Es hat noch keinen Namen. Ohne Speichern wird es verworfen.',
    save: 'Speichern unter…',
    discard: 'Verwerfen',
  },
};
