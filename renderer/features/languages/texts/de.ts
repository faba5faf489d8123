// German texts of languages in the window. Texts only, no logic.
import type { languagesTexts as en } from './en.ts';

export const languagesTexts: typeof en = {
  languages: {
    label: 'Sprachversionen der Seiten',
    filters: 'Filter der Sprachversionen',
    search: 'Seiten suchen',
    page: 'Seite',
    rows: 'Seiten',
    rowsOf: 'Diese Gruppe hat {count} Zeile | Diese Gruppe hat {count} Zeilen',
    problems: 'Probleme',
    clustersWith: 'Gruppen mit',
    everyoneElse: 'alle anderen',
    lacks: 'Ohne',
    lacksHint: 'Zeigt nur Gruppen ohne Seite in dieser Sprache.',
    anyLanguage: '–',
    found: '{found} von {all} Gruppen',
    all: '{count} Gruppe | {count} Gruppen',
    chosen: '{count} Gruppe | {count} Gruppen',
    searching: 'Sprachversionen werden gesucht…',
    failed: 'Die Sprachversionen konnten nicht ermittelt werden',
    none: 'Noch keine Zeile hat Sprachversionen',
    noneHint: 'Bauen Sie sie aus einem URL-Muster oder aus einer Tabelle auf.',
    nothingFound: 'Keine Gruppe passt zu diesen Filtern',
    complete: 'Links vervollständigen',
    completeHint:
      'Lässt jede Seite der angezeigten Gruppen alle Versionen nennen, auch sich selbst. Gruppen mit Widersprüchen bleiben unverändert.',
    completed: '{count} Zeile vervollständigt | {count} Zeilen vervollständigt',
    nothingToComplete: 'Alle Links sind schon vollständig.',
    noFill:
      'Sprachzellen lassen sich nicht ausfüllen: Keine zwei Gruppen haben dieselbe Seite. Leeren ist möglich.',
    tooMany: 'Höchstens {count} Zellen lassen sich auf einmal setzen.',
    faults: {
      holes: 'Lücken',
      oneWay: 'Einseitig',
      conflicts: 'Widersprüche',
      defaults: 'x-default',
      targets: 'Ziele',
    },
    faultCounts: {
      holes:
        '{count} Gruppe fehlt eine Sprache, die andere Gruppen haben. | {count} Gruppen fehlt eine Sprache, die andere Gruppen haben.',
      oneWay:
        '{count} Gruppe hat eine Seite, die nicht alle anderen nennt oder nicht von allen genannt wird. | {count} Gruppen haben eine Seite, die nicht alle anderen nennt oder nicht von allen genannt wird.',
      conflicts:
        '{count} Gruppe hat mehrere URLs für eine Sprache. | {count} Gruppen haben mehrere URLs für eine Sprache.',
      defaults:
        '{count} Gruppe hat Seiten, die verschiedene x-defaults nennen. | {count} Gruppen haben Seiten, die verschiedene x-defaults nennen.',
      targets:
        '{count} Gruppe hat eine URL, die keine Zeile des Projekts ist oder die ausgeschlossen ist. | {count} Gruppen haben eine URL, die keine Zeile des Projekts ist oder die ausgeschlossen ist.',
    },
    faultAdvice: {
      holes:
        'Tragen Sie die URL der Seite in die leere Zelle ein. Gibt es keine Übersetzung, ist nichts zu tun.',
      oneWay: 'Suchmaschinen ignorieren einseitige Links. „Links vervollständigen“ ergänzt die fehlenden.',
      conflicts:
        'Suchmaschinen ignorieren dann alle. Lassen Sie in der Zelle mit der roten Ecke nur eine URL stehen.',
      defaults: 'Lassen Sie in der Spalte „alle anderen“ nur eine URL stehen.',
      targets: 'Korrigieren Sie die URL, oder nehmen Sie die Zeile auf.',
    },
    states: {
      hole: 'Keine Seite in dieser Sprache',
      several: 'Mehrere URLs für eine Sprache',
      oneWay: 'Nicht alle Links gehen in beide Richtungen',
      missing: 'Keine Zeile des Projekts hat diese URL',
      excluded: 'Diese Zeile wird nicht exportiert',
      foreign: 'auf einem anderen Host',
    },
    menu: {
      clear: 'Sprache entfernen',
      complete: 'Links vervollständigen',
      showRows: 'Zeilen auf der Seite „URLs“ anzeigen',
      lacks: 'Gruppen ohne diese Sprache anzeigen',
    },
    build: 'Aufbauen…',
    buildTitle: 'Sprachversionen aufbauen',
    from: 'Woher die Sprachversionen kommen',
    kinds: {
      pattern: 'Aus einem URL-Muster',
      file: 'Aus einer Tabellendatei',
      text: 'Aus eingefügten Zeilen',
    },
    pattern: 'Muster',
    patternHint: '{place} markiert die Stelle der Sprache:',
    file: 'Tabellendatei (CSV)',
    choose: 'Datei wählen…',
    noFile: 'Keine Datei gewählt',
    pasted: 'Zeilen',
    tableHint:
      'Eine Spalte pro Sprache (en, de, x-default) und eine Seite pro Zeile, oder die Spalten loc, lang und href.',
    plain: 'Sprache von Seiten ohne Code',
    plainHint: 'Für Websites mit /about neben /de/about. Leer: Solche Seiten bleiben unverändert.',
    fallback: 'x-default ist die Seite auf',
    fallbackHint: 'Leer: Es wird kein x-default geschrieben.',
    replace: 'Sprachversionen entfernen, die diese Zeilen jetzt haben',
    preview: 'Vorschau',
    previewFailed: 'Das lässt sich nicht aufbauen',
    previewClusters: '{count} Gruppe. | {count} Gruppen.',
    previewRows: '{count} Zeile würde geändert. | {count} Zeilen würden geändert.',
    problemLines: '{count} Zeile war so nicht verwendbar | {count} Zeilen waren so nicht verwendbar',
    first: 'Die ersten Gruppen',
    apply: 'In {count} Zeile aufbauen | In {count} Zeilen aufbauen',
    built: 'Sprachversionen in {count} Zeile geschrieben | Sprachversionen in {count} Zeilen geschrieben',
  },
};
