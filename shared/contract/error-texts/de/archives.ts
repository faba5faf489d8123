// German sentences of errors about packed files and archives.
import type { ARCHIVES_TEXTS } from '../archives.ts';
import type { Translated } from '../../translated.ts';

export const archives: Translated<typeof ARCHIVES_TEXTS> = {
  'archive-no-entry': 'In „{path}“ gibt es kein „{inner}“.',
  'archive-of-many':
    '„{path}“ ist ein Archiv mit {files} Dateien. Nennen Sie eine davon, etwa „{example}“, oder importieren Sie das Archiv.',
  'archive-nothing': '„{path}“ enthält keine lesbaren Dateien.',
  'archive-empty': '„{path}“ ist ein leeres Archiv: Es enthält keine Dateien.',
  'zip-unreadable':
    '„{path}“ ist ein ZIP-Archiv, das sich nicht lesen lässt: {cause}. Holen Sie es erneut, oder entpacken Sie es und importieren Sie die Dateien.',
  'zip-entries-within': 'seine Einträge überlappen sich',
  'zip-entries-beyond': 'seine Einträge liegen hinter seinem Ende',
  'zip-entries-many': 'es hat mehr als {max} Einträge',
  'zip-directory-lost':
    '„{path}“ wurde abgeschnitten oder ist beschädigt: Sein Verzeichnis ist nicht lesbar. Ohne es gefundene Dateien: {files}. Holen Sie es erneut.',
  'zip-leading-bytes':
    '„{path}“ hat andere Bytes vor dem Archiv, wie selbstentpackende Programme. Sie wurden ignoriert.',
  'zip-trailing-bytes': '„{path}“ hat andere Bytes nach dem Ende des Archivs. Sie wurden ignoriert.',
  'archive-repeated-name': '„{path}“ enthält „{name}“ mehrmals. Jede Datei davon wurde gelesen.',
  'archive-bomb':
    '„{path}“ wird beim Entpacken um ein Vielfaches größer als jedes normale Archiv und wurde nicht gelesen.',
  'entry-bomb':
    '„{path}“ wird beim Entpacken um ein Vielfaches größer als jede normale Datei und wurde nicht gelesen.',
  'entry-beyond-budget':
    '„{path}“ wurde nicht gelesen: Das Archiv wird beim Entpacken um ein Vielfaches größer. Teilen Sie es oder erlauben Sie größere Dateien.',
  'entry-too-large': '„{path}“ wird beim Entpacken größer als erlaubt. Die Datei wurde nicht gelesen.',
  'entry-encrypted':
    '„{path}“ ist verschlüsselt. Entpacken Sie das Archiv mit seinem Passwort und importieren Sie dann die Dateien.',
  'entry-method':
    '„{path}“ ist mit einem Verfahren gepackt, das hier nicht lesbar ist (Methode {method}). Entpacken Sie das Archiv und importieren Sie dann die Dateien.',
  'entry-unmeasured':
    '„{path}“ ist nicht komprimiert, und seine Länge ist nicht verzeichnet; ohne das Verzeichnis des Archivs ist sein Ende unbekannt. Holen Sie das Archiv erneut.',
  'entry-sparse':
    '„{path}“ ist als Sparse-Datei gespeichert, die hier nicht lesbar ist. Entpacken Sie das Archiv und importieren Sie dann die Dateien.',
  'entry-too-long':
    '„{path}“ enthält mehr als {size} MiB. Teilen Sie die Datei oder erlauben Sie größere Dateien.',
  'tar-too-many': '„{path}“ enthält mehr als {max} Dateien. Die übrigen wurden weggelassen.',
  'tar-cut-inside': '„{path}“ endet mitten in „{name}“; das wurde weggelassen. Holen Sie das Archiv erneut.',
  'tar-damaged': '„{path}“ ist beschädigt: Was auf Eintrag {entry} folgt, ist keiner. Holen Sie es erneut.',
  'tar-cut': '„{path}“ endet zu früh: Es wurde abgeschnitten. Holen Sie es erneut.',
  'tar-links':
    '„{path}“ enthält {links} Verknüpfungen. Sie wurden nicht verfolgt; ihre Ziele werden gelesen, wenn sie im Archiv sind.',
  'tar-bomb':
    '„{path}“ wird beim Entpacken um ein Vielfaches größer als jedes normale Archiv und wurde nicht weiter gelesen.',
  'packed-bomb':
    '„{path}“ wird beim Entpacken um ein Vielfaches größer als jede normale Datei; das Lesen endete dort. Prüfen Sie die Herkunft.',
  'packed-too-large':
    '„{path}“ enthält entpackt mehr als {size}; das Lesen endete dort. Eine Sitemap darf höchstens 50 MiB haben: Teilen Sie die Datei, erlauben Sie größere oder prüfen Sie die Herkunft.',
  'gzip-too-deep':
    '„{path}“ ist gzip in gzip in gzip. Entpacken Sie die Datei zuerst und importieren Sie dann den Inhalt.',
  'gzip-nested':
    '„{path}“ war doppelt mit gzip gepackt. Die Datei wurde zweimal entpackt; packen Sie sie einmal.',
  'gzip-leading-bytes':
    '„{path}“ hat Leerraum oder ein Byte Order Mark vor den gzip-Daten, was die meisten Programme nicht lesen können. Es wurde ignoriert; schreiben Sie nur die Daten.',
  'zlib-packed':
    '„{path}“ ist mit zlib gepackt, was andere Programme nicht als Sitemap erkennen. Die Datei wurde entpackt; packen Sie sie mit gzip.',
  'gzip-truncated':
    '„{path}“ endet mitten in den gzip-Daten: Die Datei wurde abgeschnitten, vielleicht durch einen abgebrochenen Download. Was davor kam, ist lesbar; holen Sie die Datei erneut.',
  'gzip-damaged':
    '„{path}“ hat beschädigte gzip-Daten und ließ sich nur teilweise entpacken. Was davor kam, ist lesbar; holen Sie die Datei erneut.',
  'gzip-checksum':
    '„{path}“ passt nicht zu seiner gzip-Prüfsumme: Einige Bytes haben sich geändert. Holen Sie die Datei erneut.',
  'zip-truncated':
    '„{path}“ endet mittendrin: Das Archiv wurde abgeschnitten. Was davor kam, ist lesbar; holen Sie das Archiv erneut.',
  'zip-damaged':
    '„{path}“ ist im Archiv beschädigt und ließ sich nur teilweise entpacken. Was davor kam, ist lesbar; holen Sie das Archiv erneut.',
  'zip-checksum':
    '„{path}“ passt nicht zur Prüfsumme im Archiv: Einige Bytes haben sich geändert. Holen Sie das Archiv erneut.',
  'gzip-trailing-bytes': '„{path}“ hat andere Bytes nach dem Ende der gzip-Daten. Sie wurden ignoriert.',
  'zip-directory-damaged': 'sein Verzeichnis ist nicht lesbar',
  'zip-directory-encrypted': 'sein Verzeichnis ist verschlüsselt',
  'gzip-not-packed':
    '„{path}“ heißt .gz, ist aber nicht komprimiert. Die Datei wurde gelesen, wie sie ist. Komprimieren Sie sie oder lassen Sie .gz im Namen weg.',
};
