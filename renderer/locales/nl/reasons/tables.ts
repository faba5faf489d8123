// Dutch sentences of errors about tables that are merged or written.
import type { TABLES_TEXTS } from '../../../../shared/contract/error-texts/tables.ts';
import type { Translated } from '../../translated.ts';

export const tables: Translated<typeof TABLES_TEXTS> = {
  'table-empty': '"{path}" is leeg of bevat alleen witruimte.',
  'table-old-workbook':
    '"{path}" is een oude of versleutelde werkmap (.xls), die niet als tabel kan worden gelezen. Sla die op als .xlsx of .csv.',
  'table-html':
    '"{path}" is een HTML-pagina, geen tabel. Open die in een spreadsheet en sla op als .xlsx of .csv.',
  'table-no-loc': 'Geen kolom van "{path}" bevat adressen. Noem de juiste "loc", of kies die.',
  'table-no-id': 'Geen kolom van "{path}" bevat rijnummers. Noem de juiste "id", of kies die.',
  'cell-too-long':
    '{path} is niet geschreven: een cel van een werkmap houdt hooguit 32.767 tekens, en kolom "{column}" van "{loc}" heeft er {length}. Laat die kolom weg, of exporteer als CSV.',
};
