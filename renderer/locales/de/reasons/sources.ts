// German sentences of errors about sources that are read.
import type { SOURCES_TEXTS } from '../../../../shared/contract/error-texts/sources.ts';
import type { Translated } from '../../translated.ts';

export const sources: Translated<typeof SOURCES_TEXTS> = {
  'source-missing': '"{path}" gibt es nicht. Prüfen Sie Pfad und Schreibweise.',
  'source-no-access':
    '"{path}" kann nicht gelesen werden: Das System verweigert den Zugriff. Ändern Sie die Rechte, oder wählen Sie einen anderen Ort.',
  'source-is-folder': '"{path}" ist ein Ordner, keine Datei. Nennen Sie eine Datei darin.',
  'source-loop': '"{path}" ist eine symbolische Verknüpfung, die auf sich selbst zurückführt.',
  'no-match': 'Keine Datei passt zu "{pattern}". Prüfen Sie das Muster und den Ordner, in dem es beginnt.',
  'source-damaged':
    '"{path}" ist abgeschnitten oder beschädigt, daher wurde nichts importiert. Holen Sie die Datei erneut, oder importieren Sie das Lesbare.',
};
