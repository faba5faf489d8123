// German texts of compare in the window. Texts only, no logic.
import { COMPARED_FIELD_NAMES, DIFFERENCE_KIND_NAMES } from '../../../../shared/model/comparison-names.ts';
import type { compareTexts as en } from './en.ts';

export const compareTexts: typeof en = {
  compare: {
    before: 'A: vorher',
    after: 'B: nachher',
    swap: 'A und B tauschen',
    start: 'Vergleichen',
    place: 'Ordner, Datei oder URL…',
    placeOf: 'Ort von {side}',
    placeHint: '/ordner, sitemap.xml, https://…',
    chooseFolder: 'Ordner wählen',
    chooseFile: 'Datei wählen',
    now: 'Dieses Projekt, wie es jetzt ist',
    exportTo: 'Letzter Export nach {path}',
    firstState: 'der erste Stand',
    afterChange: 'nach: {what}',
    ignore: 'Felder ignorieren',
    intro:
      'Ein Projekt, ein früherer Stand davon, ein Export, ein Ordner, ein Sitemap-Index oder eine URL: welche URLs sich unterscheiden, und bei zwei Sätzen von Dateien, welche davon hochzuladen sind.',
    failed: 'Die Sets wurden nicht verglichen',
    cancelled: 'Abgebrochen. Es wurde nichts verglichen.',
    cancelledKept: 'Abgebrochen. Es wird der vorige Vergleich angezeigt.',
    moreProblems: '{count} weiteres | {count} weitere',
    keepDamaged: 'Lesbares vergleichen',
    show: 'Anzeigen',
    all: 'alle Unterschiede',
    unchanged: 'unverändert',
    same: 'Beide haben dieselben URLs.',
    unread:
      '{side}: {some} von {count} Sitemap ({share}) war nicht vollständig lesbar; ihre URLs zählen als fehlend: | {side}: {some} von {count} Sitemaps ({share}) nicht vollständig lesbar; deren URLs zählen als fehlend:',
    sameRead: 'Was lesbar war, hat die gleichen URLs.',
    noneFound: 'Kein Unterschied passt.',
    search: 'URLs durchsuchen',
    gridLabel: 'URLs, die sich unterscheiden',
    filesLabel: 'Dateien',
    kind: 'Unterschied',
    what: 'Was sich unterscheidet',
    where: 'Wo',
    state: 'Wiederhergestellt',
    nothing: '(nichts)',
    included: 'enthalten',
    excluded: 'ausgeschlossen',
    toDo: 'Zu tun',
    replace: 'Hochladen (ersetzt die alte)',
    file: 'Datei',
    urls: 'URLs',
    size: 'Größe',
    rows: '{count} URL | {count} URLs',
    duplicates: '{count} Duplikat | {count} Duplikate',
    leftOut:
      '{count} Zeile weggelassen, da kein Export sie schreibt | {count} Zeilen weggelassen, da kein Export sie schreibt',
    unwritten: 'ohne {fields} verglichen, da der letzte Export in diesen Ordner sie weglässt',
    addressOnly:
      '{count} URL ohne weitere Angaben verglichen, da die Datei nichts anderes enthalten kann | {count} URLs ohne weitere Angaben verglichen, da ihre Dateien nichts anderes enthalten können',
    withoutFields:
      '{count} URL ohne {fields} verglichen, da die Datei das nicht enthalten kann | {count} URLs ohne {fields} verglichen, da ihre Dateien das nicht enthalten können',
    applySelected:
      'Auswahl ({count}) aus {side} wiederherstellen | Auswahl ({count}) aus {side} wiederherstellen',
    applyShown:
      'Angezeigte ({count}) aus {side} wiederherstellen | Alle {count} angezeigten aus {side} wiederherstellen',
    applyOne: 'Aus {side} im Projekt wiederherstellen',
    manyTitle: '{count} Unterschiede wiederherstellen?',
    manyText:
      'Bei diesen Unterschieden wird das Projekt so, wie es in {side} ist. „Rückgängig“ nimmt das in einem Schritt zurück.',
    coming: '{count} Zeile kommt hinzu | {count} Zeilen kommen hinzu',
    going: '{count} Zeile wird gelöscht | {count} Zeilen werden gelöscht',
    changing: '{count} Zeile wird geändert | {count} Zeilen werden geändert',
    manyYes: 'Wiederherstellen',
    applied: '{count} Unterschied wiederhergestellt | {count} Unterschiede wiederhergestellt',
    skipped:
      '{count} wurde seither geändert und blieb unverändert | {count} wurden seither geändert und blieben unverändert',
    alreadySame: '{count} war schon so | {count} waren schon so',
    includedAgain:
      '{count} URL, die das Projekt ausgelassen hatte, ist wieder aufgenommen | {count} URLs, die das Projekt ausgelassen hatte, sind wieder aufgenommen',
    unwritable:
      '{count} URL steht im Projekt, wird aber wegen ihrer Probleme nicht exportiert; sie blieb unverändert | {count} URLs stehen im Projekt, werden aber wegen ihrer Probleme nicht exportiert; sie blieben unverändert',
    goToRow: 'Auf der Seite „URLs“ anzeigen',
    detail: 'Unterschied im Einzelnen',
    field: 'Feld',
    report: 'Bericht…',
    format: 'Format',
    write: 'Datei schreiben',
    written: 'Geschrieben nach {path}',
    notWritten: 'Die Datei wurde nicht geschrieben',
    groups: {
      project: 'Projekt',
      states: 'Frühere und spätere Stände',
      exports: 'Exporte',
      sources: 'Quellen',
      recent: 'Zuvor verglichen',
    },
    fields: COMPARED_FIELD_NAMES.de,
    kinds: DIFFERENCE_KIND_NAMES.de,
    fates: {
      upload: 'Hochladen',
      delete: 'Löschen',
      unchanged: 'Unverändert',
    },
    fileCounts: {
      upload: 'Dateien hochzuladen',
      delete: 'Dateien zu löschen',
      unchanged: 'Dateien unverändert',
    },
    states: {
      done: 'wiederhergestellt',
      stale: 'seither geändert',
      unwritable: 'nicht exportiert',
    },
    formats: {
      csv: 'Tabelle (.csv)',
      json: 'Für Programme (.json)',
      html: 'Seite (.html)',
    },
  },
};
