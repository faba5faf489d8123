// German sentences of errors about sources that are read.
import type { SOURCES_TEXTS } from '../sources.ts';
import type { Translated } from '../../translated.ts';

export const sources: Translated<typeof SOURCES_TEXTS> = {
  'map-missing': '„{url}“ liegt nicht in {folder}, das --map dafür nennt.',
  'source-missing': '„{path}“ gibt es nicht. Prüfen Sie Pfad und Schreibweise.',
  'source-no-access':
    '„{path}“ kann nicht gelesen werden: Das System verweigert den Zugriff. Ändern Sie die Rechte oder wählen Sie einen anderen Ort.',
  'source-is-folder': '„{path}“ ist ein Ordner, keine Datei. Nennen Sie eine Datei darin.',
  'source-loop': '„{path}“ ist eine symbolische Verknüpfung, die auf sich selbst zurückführt.',
  'no-match': 'Keine Datei passt zu „{pattern}“. Prüfen Sie das Muster und den Ordner, in dem es beginnt.',
  'source-damaged':
    '„{path}“ ist abgeschnitten oder beschädigt, daher wurde nichts importiert. Holen Sie die Datei erneut oder importieren Sie das Lesbare.',
  'source-failed': '„{path}“ kann nicht gelesen werden: {cause}',
  'source-not-regular': '„{path}“ ist keine gewöhnliche Datei. Nennen Sie eine Datei oder einen Ordner.',
  'source-is-device':
    '„{path}“ ist eine Pipe, ein Socket oder ein Gerät und keine Datei. Das wurde nicht gelesen.',
  'source-is-project':
    '„{path}“ heißt wie ein Mapwright-Projekt, und das ist keine Quelle. Exportieren Sie das Projekt und nennen Sie die Dateien des Exports; ist es etwas anderes, benennen Sie die Datei um.',
  'source-folder-link':
    '„{path}“ ist eine Verknüpfung mit dem Ordner „{read}“, der an anderer Stelle dieses Imports gelesen wird oder diesen enthält. Sie wurde nicht verfolgt.',
  'source-not-web': '„{input}“ kann nicht gelesen werden: Das geht nur mit http- und https-URLs.',
  'source-maybe-host':
    '„{input}“ gibt es nicht. Prüfen Sie Pfad und Schreibweise. Wenn Sie eine URL meinen, schreiben Sie https://{input}',
  'source-not-one-file': '„{path}“ ist ein Ordner oder ein Muster, keine Datei. Nennen Sie eine Datei darin.',
  'source-gone': '„{path}“ gibt es nicht mehr.',
  'inputs-refused':
    '{refused} von {inputs} Eingaben lassen sich nicht importieren, daher wurde keine importiert. {all}',
  'source-url-invalid': '„{text}“ ist keine gültige URL. Prüfen Sie den Hostnamen.',
  'source-url-relative': '„{text}“ ist keine vollständige http- oder https-URL.',
};
