// German sentences of errors about files that are written beside a set.
import type { FILES_TEXTS } from '../files.ts';
import type { Translated } from '../../translated.ts';

export const files: Translated<typeof FILES_TEXTS> = {
  'file-relative': '„{path}“ ist nicht der vollständige Pfad einer Datei. Geben Sie ihn vollständig an.',
  'file-is-folder': '{path} ist ein Ordner. Wählen Sie einen Dateinamen darin.',
  'file-is-device':
    '{path} ist eine Pipe, ein Gerät oder dergleichen, das keine Datei ersetzen darf. Wählen Sie einen anderen Namen.',
  'file-exists': '{path} gibt es schon. Wählen Sie einen anderen Namen oder lassen Sie die Datei ersetzen.',
  'file-folder-missing':
    'Den Ordner von {path} gibt es nicht. Wählen Sie einen anderen oder legen Sie ihn erst an.',
  'file-name-too-long': 'Der Name {path} ist für dieses System zu lang. Wählen Sie einen kürzeren.',
  'file-not-written':
    '{path} konnte nicht geschrieben werden. Versuchen Sie es erneut oder wählen Sie einen anderen Ordner.',
  'file-is-project': '{path} ist das Projekt selbst. Wählen Sie einen anderen Namen.',
  'file-is-read': '{path} wird hier gelesen und daher nie ersetzt. Wählen Sie einen anderen Namen.',
  'file-of-set': '{path} ist eine Datei des Sets und wird daher nie ersetzt. Wählen Sie einen anderen Namen.',
  'zip-no-name':
    '{path} ist ein Ordner: Ein Name für das Archiv fehlt. Fügen Sie einen an, zum Beispiel {example}.',
  'zip-in-set': 'Im Ordner des Sets muss der Name eines Archivs auf .zip enden, nicht {path}.',
};
