// German sentences of errors about Mapwright itself: its engine, its hosts and what they say to each other.
import type { APP_TEXTS } from '../app.ts';
import type { Translated } from '../../translated.ts';

export const app: Translated<typeof APP_TEXTS> = {
  internal: 'In Mapwright ist etwas schiefgegangen: {cause}',
  'request-unknown': 'Es gibt keine Anfrage „{name}“.',
  'request-malformed': 'Eine Nachricht war nicht verständlich: {detail}',
  'request-nameless': 'Eine Anfrage braucht einen Namen.',
  'request-not-from-window': 'Nur das Fenster von Mapwright darf fragen.',
  'engine-given-up':
    'Die Engine wurde in einer halben Minute dreimal beendet und nicht wieder gestartet. Öffnen Sie ein Projekt, um es erneut zu versuchen, oder starten Sie Mapwright neu.',
  'engine-given-up-on':
    'Die Engine wurde in einer halben Minute dreimal beendet und nicht wieder gestartet. Das Projekt „{project}“ behält, was gespeichert war. Öffnen Sie ein Projekt, um es erneut zu versuchen, oder starten Sie Mapwright neu.',
  'engine-lost-request':
    'Die Engine wurde beendet, bevor sie antwortete, und neu gestartet. Versuchen Sie es erneut.',
  closing: 'Mapwright wird beendet.',
  'upload-nameless': 'Ein Upload braucht einen Namen.',
  'upload-failed': '„{name}“ konnte für den Import nicht abgelegt werden.',
  'upload-too-large':
    '„{name}“ hat mehr als {max} Byte. Wählen Sie die Datei stattdessen mit Datei › Importieren.',
  'upload-not-sent':
    '„{name}“ konnte nicht an Mapwright übergeben werden. Wählen Sie die Datei stattdessen mit Datei › Importieren.',
  'connection-lost':
    'Die Verbindung zu Mapwright ging verloren, bevor die Antwort kam. Nichts Bestätigtes ist verloren.',
  'not-connected':
    'Mapwright ist nicht erreichbar; es wurde nichts geändert. Versuchen Sie es erneut, sobald die Verbindung wieder besteht.',
  'port-unusable':
    'Port {port} ist auf diesem Computer nicht verwendbar. Wählen Sie mit --port einen anderen.',
  'host-usage': '{message}\n{help}',
  'new-projects-folder':
    'Der Ordner „{path}“ für neue Projekte kann nicht angelegt werden. Speichern Sie das Projekt woanders.',
  'settings-not-saved': 'Die Einstellungen konnten nicht in „{path}“ gespeichert werden.',
  'folder-name-invalid': '„{name}“ kann kein Ordnername sein. Verwenden Sie einen Namen ohne / und \\.',
  'listing-missing': '„{path}“ gibt es nicht. Wählen Sie einen anderen Ordner.',
  'listing-no-access': 'Das System verweigert den Zugriff auf „{path}“. Wählen Sie einen anderen Ordner.',
  'listing-not-folder': '„{path}“ ist kein Ordner. Wählen Sie einen anderen Namen.',
  'listing-failed': '„{path}“ ist nicht verwendbar.',
  'show-missing': '„{path}“ gibt es nicht mehr.',
  'address-not-opened': 'Kein Browser hat „{url}“ geöffnet.',
  'diagnostics-not-saved': 'Die Diagnosedaten konnten nicht in „{path}“ gespeichert werden.',
  'update-check-failed':
    'Mapwright konnte nicht feststellen, ob es eine neuere Version gibt. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
  'update-load-failed':
    'Die neue Version konnte nicht heruntergeladen und geprüft werden. Die jetzige bleibt unverändert.',
  'show-failed': 'Kein Programm hat ihn geöffnet. Der Ordner ist „{path}“.',
  'engine-lost-job':
    'Die Engine wurde während dieses Vorgangs beendet und neu gestartet. Was vorher gespeichert war, ist unversehrt. Starten Sie den Vorgang erneut.',
  'as-told': '{message}',
};
