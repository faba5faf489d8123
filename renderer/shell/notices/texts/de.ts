// German texts of notices and of what goes wrong. Texts only, no logic.
import type { noticesTexts as en } from './en.ts';

export const noticesTexts: typeof en = {
  notices: {
    lostWaiting:
      '{count} Änderung wartete noch, als das Fenster neu geladen wurde, und wurde nicht ausgeführt. | {count} Änderungen warteten noch, als das Fenster neu geladen wurde, und wurden nicht ausgeführt.',
    closing: 'Das Projekt wird geschlossen …',
    did: '{what}',
    progress: '{job}: {percent}',
    dismissAll: 'Meldung schließen | Alle {count} Meldungen schließen',
    label: 'Meldungen',
    dismiss: 'Meldung schließen',
    showResult: 'Ergebnis anzeigen',
    exportUntold:
      'Der letzte Export wurde geschrieben, aber das Programm wurde beendet, bevor es das Ergebnis melden konnte.',
    engineRestarted: 'Die Engine wurde unerwartet beendet und neu gestartet.',
    engineGivenUp:
      'Die Engine wurde innerhalb einer halben Minute dreimal beendet und nicht wieder gestartet.',
    openAgain: 'Alles Bestätigte ist noch in Ihrem Projekt: Öffnen Sie es wieder, um weiterzuarbeiten.',
    openToStart: 'Öffnen Sie ein Projekt oder legen Sie ein neues an, um sie wieder zu starten.',
    reopened: 'Ihr Projekt ist wieder offen; alles Bestätigte ist noch da.',
    notReopened: 'Ihr Projekt konnte nicht wieder geöffnet werden. Öffnen Sie es vom Startbildschirm aus.',
    'read-no-access': '{path} kann nicht geändert werden und ist schreibgeschützt geöffnet.',
    'read-open-elsewhere':
      '{path} ist in einem anderen Fenster oder Programm geöffnet. Sie sehen schreibgeschützt, was dort zuletzt gespeichert wurde.',
    'read-disk-full': 'Der Datenträger ist voll. {path} ist schreibgeschützt geöffnet.',
    foreign:
      '{path} ist nicht so, wie Mapwright die Datei hinterlassen hat ({part}). Sie arbeiten an einer Kopie der Zeilen; speichern Sie sie unter neuem Namen.',
    recovered:
      'Die Datei {path} war beschädigt. Sie arbeiten an einer Kopie dessen, was noch lesbar war: {count} URL, ohne den Verlauf; auch Werte können fehlen. Speichern Sie sie unter neuem Namen. | Die Datei {path} war beschädigt. Sie arbeiten an einer Kopie dessen, was noch lesbar war: {count} URLs, ohne den Verlauf; auch Werte können fehlen. Speichern Sie sie unter neuem Namen.',
    draftOfAddRows: 'Die URLs, die Sie gerade hinzufügen wollten, sind wieder da.',
    draftOfSections: 'Ihre ungespeicherten Bereiche sind wieder da.',
    draftOfImport: 'Was Sie gerade importieren wollten, ist wieder da.',
    draftOfExport: 'Die Exportoptionen, die Sie gerade eingestellt haben, sind wieder da.',
    showDraft: 'Anzeigen',
    noBackup: 'Vor der Änderung wurde keine Sicherung angelegt.',
    restore: 'Sicherung wiederherstellen…',
    connectionLost: 'Die Verbindung zu Mapwright ist unterbrochen. Es wird erneut versucht…',
    connectionHint: 'Falls Mapwright beendet wurde, starten Sie es neu.',
    hostEnded: 'Mapwright wurde beendet.',
    hostEndedHint:
      'Starten Sie es erneut; Ihr Projekt öffnet sich in einem neuen Fenster. Alle Änderungen sind gespeichert. Dieses Fenster können Sie schließen.',
    endedUnexpectedly:
      'Mapwright wurde unerwartet beendet. Ihr Projekt ist wieder geöffnet, mit allen Änderungen und Entwürfen.',
    endedTwice:
      'Mapwright wurde zweimal unerwartet beendet, während {path} geöffnet war. Das Projekt wurde deshalb nicht wieder geöffnet; Sie finden es bei den zuletzt geöffneten Projekten.',
    connectionBack: 'Die Verbindung steht wieder.',
    uncaught: 'Etwas ist schiefgegangen: {what}. Ihre letzte Aktion hat vielleicht nicht funktioniert.',
    copyReport: 'Bericht kopieren',
    copyPath: 'Pfad kopieren',
    diagnosticsSaved: 'Diagnosedaten gespeichert: {path}',
    diagnosticsWithout: 'Passwörter, URLs und Pfade sind nicht enthalten.',
    folderNotOpened: 'Der Ordner konnte nicht geöffnet werden',
    undone: 'Rückgängig gemacht: {what}',
    redone: 'Wiederholt: {what}',
    deleted:
      '{count} Zeile gelöscht. „Rückgängig“ bringt sie zurück. | {count} Zeilen gelöscht. „Rückgängig“ bringt sie zurück.',
    added: '{count} URL hinzugefügt | {count} URLs hinzugefügt',
    saved: 'Gespeichert als {name}.',
    copied: '{count} Zeile kopiert | {count} Zeilen kopiert',
  },
  errors: {
    'invalid-request': 'Das wurde nicht verstanden',
    'no-project': 'Es ist kein Projekt geöffnet',
    'not-found': 'Nicht gefunden',
    'no-access': 'Zugriff verweigert',
    'not-a-project': 'Kein Mapwright-Projekt',
    'newer-project': 'Mit einem neueren Mapwright erstellt',
    'damaged-project': 'Die Projektdatei ist beschädigt',
    'read-only': 'Das Projekt ist schreibgeschützt',
    'project-locked': 'Das Projekt wird bereits verwendet',
    'disk-full': 'Der Datenträger ist voll',
    'damaged-source': 'Diese Datei ist beschädigt',
    'unreadable-source': 'Diese Datei kann nicht gelesen werden',
    'too-large': 'Zu groß',
    unreachable: 'Die URL kann nicht gelesen werden',
    'invalid-value': 'Dieser Wert ist nicht zulässig',
    'invalid-export': 'Dieser Export ist nicht möglich',
    'stale-view': 'Die Ansicht ist veraltet',
    busy: 'Ein anderer Vorgang läuft noch',
    cancelled: 'Abgebrochen',
    'connection-lost':
      'Die Verbindung ist währenddessen abgebrochen. Vielleicht ist der Vorgang fertig: Prüfen Sie die Zeilen.',
    'not-connected': 'Keine Verbindung zu Mapwright',
    'engine-restarted': 'Die Engine wurde neu gestartet',
    io: 'Lesen oder Schreiben ist fehlgeschlagen',
    internal: 'In Mapwright ist etwas schiefgegangen',
  },
};
