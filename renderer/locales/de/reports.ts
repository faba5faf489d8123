// German: reports of findings.
import type { Messages } from '../en.ts';

export const reports: Pick<Messages, 'reports'> = {
  reports: {
    title: 'Bericht über die Befunde',
    intro:
      'Was die Prüfungen gefunden haben, als Datei zum Lesen, Drucken oder Weitergeben. Am Projekt ändert sich nichts.',
    scope: 'Worum es geht',
    all: 'Das ganze Projekt, mit seinen Dateien und Einstellungen',
    shown: 'Die {count} gezeigte Zeile | Die {count} gezeigten Zeilen',
    format: 'Format',
    formats: {
      html: 'Seite mit Diagrammen (.html)',
      csv: 'Tabelle aller Befunde (.csv)',
      json: 'Alle Befunde für Programme (.json)',
      sarif: 'Alle Befunde für Code-Plattformen und Editoren (.sarif)',
    },
    language: 'Berichte sind auf Englisch.',
    start: 'Bericht schreiben',
    writing: 'Der Bericht wird geschrieben',
    done: 'Bericht geschrieben',
    failed: 'Der Bericht wurde nicht geschrieben',
    cancelled: 'Abgebrochen. Es wurde kein Bericht geschrieben.',
    counts: '{errors}, {warnings}, {notes}; {size}',
    errors: '{count} Fehler | {count} Fehler',
    warnings: '{count} Warnung | {count} Warnungen',
    notes: '{count} Hinweis | {count} Hinweise',
  },
};
