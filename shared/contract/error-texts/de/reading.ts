// German: what is told of whole files and their encodings.
import type { READING_TEXTS } from '../reading.ts';
import type { Translated } from '../../translated.ts';

export const reading: Translated<typeof READING_TEXTS> = {
  'loc-cut':
    'Die URL „{end}“ hat kein Ende: Wo sie weitergehen müsste, kommt der nächste Eintrag oder das Ende der Liste. Die Zeile blieb, ist aber vom Export ausgeschlossen. Ist die URL vollständig, nehmen Sie die Zeile auf; sonst korrigieren Sie sie.',
  'encoding-invalid-loc':
    'Eine URL hat Bytes, die in der Kodierung der Datei ungültig sind. Ihr Eintrag wurde weggelassen. Speichern Sie die Datei als UTF-8 oder wählen Sie ihre Kodierung.',
  'encoding-invalid-sitemap':
    'Die URL einer Sitemap hat Bytes, die in der Kodierung der Datei ungültig sind. Sie wurde weggelassen. Speichern Sie die Datei als UTF-8 oder wählen Sie ihre Kodierung.',
  'encoding-invalid-value':
    '{column}: Ein Wert hat Bytes, die in der Kodierung der Datei ungültig sind. Was nicht lesbar war, erscheint als \uFFFD. Speichern Sie die Datei als UTF-8 oder wählen Sie ihre Kodierung.',
  'encoding-invalid-extensions':
    'Die Erweiterungsdaten haben Bytes, die in der Kodierung der Datei ungültig sind. Was nicht lesbar war, erscheint als �. Speichern Sie die Datei als UTF-8 oder wählen Sie ihre Kodierung.',
  'control-character': 'Der Eintrag hat Steuerzeichen, die XML verbietet. Entfernen Sie sie.',
  'reading-stuck': 'Das Lesen kam {seconds} s lang nicht voran. Der Rest der Datei wurde weggelassen.',
  'packed-file':
    '„{path}“ ist als {format} gepackt, was hier nicht lesbar ist. Entpacken Sie die Datei und importieren Sie dann den Inhalt.',
  'packed-office':
    '„{path}“ ist ein ZIP-Archiv, vielleicht ein Office-Dokument, das hier nicht lesbar ist. Entpacken Sie es oder speichern Sie es in einem anderen Format und importieren Sie das.',
  'packed-empty': '„{path}“ ist ein leeres ZIP-Archiv: Es enthält keine Dateien.',
  'encoding-mismatch':
    'Die Datei deklariert die Kodierung {declared}, aber ihre ersten Bytes stehen für {found}. Sie wurde als {found} gelesen.',
  'encoding-not-declared':
    'Die Datei deklariert die Kodierung {declared}, ist aber nicht darin geschrieben. Sie wurde als UTF-8 gelesen.',
  'encoding-not-ascii':
    'Die Datei deklariert die Kodierung ASCII, enthält aber andere Zeichen. Sie wurde als UTF-8 gelesen.',
  'encoding-unknown':
    'Die Datei ist in der Kodierung {name}, die Mapwright nicht lesen kann. Speichern Sie sie als UTF-8 und importieren Sie sie erneut.',
  'encoding-otherwise':
    'Zeilen, die kein UTF-8 sind, wurden als {name} gelesen, was die Datei nicht deklariert. Speichern Sie die Datei als UTF-8.',
  'encoding-doubtful':
    'Die Datei wurde als {name} gelesen, wie sie es deklariert, aber all ihre Zeichen außerhalb von ASCII wären auch gültiges UTF-8. Sehen sie falsch aus, korrigieren Sie die deklarierte Kodierung.',
  'html-page':
    '„{path}“ ist eine HTML-Seite, keine Sitemap: vielleicht eine Fehlerseite. Holen Sie die Sitemap selbst oder lesen Sie die Links aus HTML aus.',
  'empty-file': '„{path}“ ist leer oder enthält nur Leerraum.',
  'unknown-format':
    '„{path}“ ist keine lesbare Sitemap, URL-Liste, Tabelle oder robots.txt und kein lesbarer Feed.',
  'unknown-xml': '„{path}“ ist XML, aber weder Sitemap noch Feed.',
  'no-entries': 'Die Datei hat keine Einträge.',
  'json-file':
    '„{path}“ ist JSON und damit nicht lesbar. Speichern Sie die URLs als Liste, eine pro Zeile, oder als CSV-Tabelle, und importieren Sie diese.',
  'loc-trimmed':
    'Um eine URL steht Leerraum oder ein unsichtbares Zeichen ({name}, {code}). Es wurde weggelassen. Entfernen Sie es.',
  'encoding-mark':
    'Die Datei beginnt mit der Markierung von {found}, ihr Text hat aber ein Byte pro Zeichen. Die Markierung wurde ignoriert. Entfernen Sie die ersten beiden Bytes.',
  'encoding-other':
    'Die Datei ist in {name}. Eine Sitemap muss in UTF-8 sein, was immer sie deklariert. Sie wurde als {name} gelesen.',
};
