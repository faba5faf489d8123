// German sentences of errors about tables that are merged or written.
import type { TABLES_TEXTS } from '../tables.ts';
import type { Translated } from '../../translated.ts';

export const tables: Translated<typeof TABLES_TEXTS> = {
  'table-empty': '„{path}“ ist leer oder enthält nur Leerraum.',
  'table-old-workbook':
    '„{path}“ ist eine alte oder verschlüsselte Arbeitsmappe (.xls), die nicht als Tabelle gelesen werden kann. Speichern Sie sie als .xlsx oder .csv.',
  'table-html':
    '„{path}“ ist eine HTML-Seite, keine Tabelle. Öffnen Sie sie in einer Tabellenkalkulation und speichern Sie sie als .xlsx oder .csv.',
  'table-xml':
    '„{path}“ ist eine XML-Datei, keine Tabelle. Nehmen Sie „Importieren“ oder „mapwright import“.',
  'table-no-loc':
    'Keine Spalte von „{path}“ enthält URLs. Nennen Sie die richtige „loc“ oder wählen Sie sie.',
  'table-no-id':
    'Keine Spalte von „{path}“ enthält Zeilennummern. Nennen Sie die richtige „id“ oder wählen Sie sie.',
  'cell-too-long':
    '{path} wurde nicht geschrieben: Eine Zelle einer Arbeitsmappe fasst höchstens 32.767 Zeichen, und Spalte „{column}“ von „{loc}“ hat {length}. Lassen Sie diese Spalte weg oder exportieren Sie als CSV.',
  'table-no-sheet': '„{path}“ hat {sheets} Tabellenblätter; ein Blatt {sheet} gibt es nicht.',
  'table-not-one-file': '„{path}“ ist ein Ordner oder ein Muster, keine Tabelle. Wählen Sie eine Datei.',
  'table-is-gzip': '„{path}“ ist eine gzip-Datei, keine Texttabelle. Speichern Sie sie zuerst als CSV.',
  'table-is-archive':
    '„{path}“ ist eine Arbeitsmappe oder ein Archiv, keine Texttabelle. Speichern Sie sie zuerst als CSV.',
  'table-no-language':
    'Zeile {line} nennt keine Sprache. Benennen Sie eine Spalte nach einer Sprache (de, en-GB, x-default), oder nennen Sie die Spalten loc, lang und href.',
  'column-not-language': 'Die Spalte „{name}“ ist keine Sprache ({fault}) und wird daher nicht gelesen.',
  'cell-not-language': '„{text}“ ist keine Sprache: {fault}. Schreiben Sie einen Code wie en oder en-GB.',
  'table-binary-workbook':
    '„{path}“ ist eine binäre Arbeitsmappe (.xlsb), die nicht als Tabelle lesbar ist. Speichern Sie sie als .xlsx oder .csv.',
  'table-open-document':
    '„{path}“ ist eine OpenDocument-Datei (.ods), die nicht als Tabelle lesbar ist. Speichern Sie sie als .xlsx oder .csv.',
  'table-text-document':
    '„{path}“ ist ein Textdokument, das nicht als Tabelle lesbar ist. Speichern Sie es als .xlsx oder .csv.',
  'table-plain-zip':
    '„{path}“ ist eine ZIP-Datei, aber keine Arbeitsmappe, und nicht als Tabelle lesbar. Speichern Sie sie als .xlsx oder .csv.',
  'workbook-unreadable':
    '„{path}“ ist als Arbeitsmappe nicht lesbar: {cause}. Speichern Sie sie erneut als .xlsx oder .csv.',
  'workbook-part-missing': 'ihr Teil „{name}“ fehlt',
  'workbook-protected': 'sie ist mit einem Passwort geschützt',
  'workbook-many-parts': 'sie hat mehr als {max} Teile',
  'workbook-bomb':
    '„{path}“ wird beim Entpacken weit größer als eine Tabelle dieser Größe (in „{name}“); das Lesen endete dort. Prüfen Sie die Herkunft.',
  'workbook-damaged':
    '„{path}“ ist beschädigt oder keine .xlsx-Arbeitsmappe und lässt sich nicht entpacken. Holen Sie sie erneut oder speichern Sie sie erneut als .xlsx oder .csv.',
  'workbook-part-damaged':
    '„{path}“ ist als Arbeitsmappe nicht lesbar: in „{part}“: {cause}. Speichern Sie sie erneut als .xlsx oder .csv.',
  'table-ids-elsewhere':
    'Die meisten Zeilen mit bekannter Zeilennummer haben eine andere URL als im Projekt. Vielleicht stammt die Tabelle aus einem anderen Projekt: Führen Sie sie stattdessen nach URL zusammen.',
  'table-ids-new':
    'Zeilen haben keine Zeilennummer, eine dem Projekt unbekannte oder eine, die schon vorkam. Sie gelten als neue Zeilen.',
  'table-value-invalid':
    '{column}: „{theirs}“ ist ungültig, und das Projekt hat „{mine}“. Die Zeile bleibt, wie sie ist, außer wenn Sie die Änderung bei der Durchsicht annehmen. Korrigieren Sie den Wert in der Datei.',
  'workbook-too-deep': 'Elemente sind mehr als {max} Ebenen tief verschachtelt',
  'workbook-many-attributes': 'ein Tag hat mehr als {max} Attribute',
  'workbook-doctype': 'es gibt eine Dokumenttyp-Deklaration, die keine Arbeitsmappe hat',
  'workbook-malformed': 'das XML ist nicht wohlgeformt',
  'workbook-endless-cell': 'eine Zelle in Zeile {row} hat kein Ende',
  'workbook-row-order': 'Zeile „{row}“ kann nicht auf Zeile {before} folgen',
  'workbook-cell-name': '„{name}“ ist kein Zellenname',
  'workbook-much-repeated': 'seine Zellen wiederholen mehr Text, als eine Tabelle hat',
  'workbook-string-missing': 'Zeile {row} verweist auf einen gemeinsamen Text, der fehlt',
  'workbook-not-utf8': 'er ist nicht in UTF-8',
  'workbook-sheet-missing': 'der Teil des Blatts „{name}“ fehlt',
  'workbook-no-sheet': 'es gibt kein Blatt',
  'workbook-endless-text': 'ein Text hat kein Ende',
  'workbook-much-text': 'es gibt mehr als 1 GiB Text',
  'table-xml-workbook':
    '„{path}“ ist eine als XML gespeicherte Arbeitsmappe, die nicht als Tabelle gelesen werden kann. Speichern Sie sie als .xlsx oder .csv.',
  'table-numbers':
    '„{path}“ ist eine Numbers-Tabelle, die nicht gelesen werden kann. Exportieren Sie sie als .xlsx oder .csv.',
};
