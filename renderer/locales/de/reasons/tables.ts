// German sentences of errors about tables that are merged or written.
import type { TABLES_TEXTS } from '../../../../shared/contract/error-texts/tables.ts';
import type { Translated } from '../../translated.ts';

export const tables: Translated<typeof TABLES_TEXTS> = {
  'table-empty': '"{path}" ist leer oder enthält nichts als Leerraum.',
  'table-old-workbook':
    '"{path}" ist eine alte oder verschlüsselte Arbeitsmappe (.xls), die nicht als Tabelle gelesen werden kann. Speichern Sie sie als .xlsx oder .csv.',
  'table-html':
    '"{path}" ist eine HTML-Seite, keine Tabelle. Öffnen Sie sie in einer Tabellenkalkulation und speichern Sie sie als .xlsx oder .csv.',
  'table-no-loc':
    'Keine Spalte von "{path}" enthält Adressen. Nennen Sie die richtige „loc“, oder wählen Sie sie.',
  'table-no-id':
    'Keine Spalte von "{path}" enthält Zeilennummern. Nennen Sie die richtige „id“, oder wählen Sie sie.',
  'cell-too-long':
    '{path} wurde nicht geschrieben: Eine Zelle einer Arbeitsmappe fasst höchstens 32.767 Zeichen, und Spalte "{column}" von "{loc}" hat {length}. Lassen Sie diese Spalte weg, oder exportieren Sie als CSV.',
};
