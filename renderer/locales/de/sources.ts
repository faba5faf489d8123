// German texts of sources. Texts only, no logic.
import type { sources as english } from '../en/sources.ts';

export const sources: typeof english = {
  sources: {
    tree: 'Quellen',
    treeCut: '{shown} von {total} werden gezeigt; was fehlschlug, steht vorn.',
    states: {
      waiting: 'wartet',
      reading: 'wird gelesen',
      done: 'fertig',
      unchanged: 'unverändert',
      failed: 'fehlgeschlagen',
      skipped: 'übersprungen',
    },
    clipboard: 'Die Zwischenablage: {count} Zeile | Die Zwischenablage: {count} Zeilen',
    known:
      '{count} davon ist schon eine Quelle dieses Projekts: ein neuer Import verdoppelt die Zeilen. | {count} davon sind schon Quellen dieses Projekts: ein neuer Import verdoppelt die Zeilen.',
    lookInstead: 'Stattdessen auf Änderungen prüfen',
    retry: 'Fehlgeschlagene erneut versuchen ({count})',
    options: 'Optionen für das Web',
    user: 'Benutzername',
    password: 'Passwort',
    rate: 'Anfragen/s je Host',
    connections: 'Verbindungen je Host',
    downloadMinutes: 'Minuten je Download',
    loginHint: 'Wird nur an die URLs oben gesendet. Wird nicht im Projekt gespeichert.',
    follow: 'Auch die aufgeführten Sitemaps lesen',
    fetchListed: 'Auch abrufen, worauf lokale Dateien verweisen',
    refreshAll: 'Quellen auf Änderungen prüfen',
    refreshTitle: 'Änderungen in den Quellen',
    nothingChanged: 'Seit dem letzten Import hat sich nichts geändert.',
    cancelled: 'Abgebrochen. Es wurde nichts geändert.',
    discard: 'Nichts ändern',
  },
};
