// Dutch sentences of errors about tables that are merged or written.
import type { TABLES_TEXTS } from '../tables.ts';
import type { Translated } from '../../translated.ts';

export const tables: Translated<typeof TABLES_TEXTS> = {
  'table-empty': '“{path}” is leeg of bevat alleen witruimte.',
  'table-old-workbook':
    '“{path}” is een oude of versleutelde werkmap (.xls), die niet als tabel kan worden gelezen. Sla die op als .xlsx of .csv.',
  'table-html':
    '“{path}” is een HTML-pagina, geen tabel. Open die in een spreadsheet en sla op als .xlsx of .csv.',
  'table-xml': '“{path}” is een XML-bestand, geen tabel. Gebruik “Importeren” of “mapwright import”.',
  'table-no-loc': 'Geen kolom van “{path}” bevat URL’s. Noem de juiste “loc”, of kies die.',
  'table-no-id': 'Geen kolom van “{path}” bevat rijnummers. Noem de juiste “id”, of kies die.',
  'cell-too-long':
    '{path} is niet geschreven: een cel van een werkmap bevat hoogstens 32.767 tekens, en kolom “{column}” van “{loc}” heeft er {length}. Laat die kolom weg, of exporteer als CSV.',
  'table-no-sheet': '“{path}” heeft {sheets} werkbladen; er is geen nummer {sheet}.',
  'table-not-one-file': '“{path}” is een map of een patroon, geen tabel. Kies één bestand.',
  'table-is-gzip': '“{path}” is een gzip-bestand, geen teksttabel. Sla het eerst op als CSV.',
  'table-is-archive': '“{path}” is een werkmap of archief, geen teksttabel. Sla het eerst op als CSV.',
  'table-no-language':
    'Regel {line} noemt geen taal. Noem een kolom naar een taal (de, en-GB, x-default), of gebruik de kolommen loc, lang en href.',
  'column-not-language': 'De kolom “{name}” is geen taal ({fault}) en wordt dus niet gelezen.',
  'cell-not-language': '“{text}” is geen taal: {fault}. Schrijf een code zoals en of en-GB.',
  'table-binary-workbook':
    '“{path}” is een binaire werkmap (.xlsb), die niet als tabel leesbaar is. Sla op als .xlsx of .csv.',
  'table-open-document':
    '“{path}” is een OpenDocument-bestand (.ods), dat niet als tabel leesbaar is. Sla op als .xlsx of .csv.',
  'table-text-document':
    '“{path}” is een tekstdocument, dat niet als tabel leesbaar is. Sla op als .xlsx of .csv.',
  'table-plain-zip':
    '“{path}” is een ZIP-bestand, maar geen werkmap, en niet als tabel leesbaar. Sla op als .xlsx of .csv.',
  'workbook-unreadable': '“{path}” is niet leesbaar als werkmap: {cause}. Sla opnieuw op als .xlsx of .csv.',
  'workbook-part-missing': 'het deel “{name}” ontbreekt',
  'workbook-protected': 'de werkmap is met een wachtwoord beveiligd',
  'workbook-many-parts': 'de werkmap heeft meer dan {max} delen',
  'workbook-bomb':
    '“{path}” wordt bij het uitpakken veel groter dan een tabel van die grootte (in “{name}”); het lezen stopte daar. Controleer waar het vandaan komt.',
  'workbook-damaged':
    '“{path}” is beschadigd of geen .xlsx-werkmap en kan niet worden uitgepakt. Haal het opnieuw op, of sla het opnieuw op als .xlsx of .csv.',
  'workbook-part-damaged':
    '“{path}” is niet leesbaar als werkmap: in “{part}”: {cause}. Sla opnieuw op als .xlsx of .csv.',
  'table-ids-elsewhere':
    'De meeste rijen met een bekend rijnummer hebben een andere URL dan in het project. Misschien komt de tabel uit een ander project: voeg dan samen op URL.',
  'table-ids-new':
    'Rijen hebben geen rijnummer, een dat het project niet kent, of een dat al voorkwam. Ze gelden als nieuwe rijen.',
  'table-value-invalid':
    '{column}: “{theirs}” is ongeldig, en het project heeft “{mine}”. De rij blijft zoals ze is, tenzij u de wijziging bij het nakijken accepteert. Corrigeer de waarde in het bestand.',
  'workbook-too-deep': 'elementen zijn meer dan {max} niveaus diep genest',
  'workbook-many-attributes': 'een tag heeft meer dan {max} attributen',
  'workbook-doctype': 'er staat een documenttypedeclaratie in, die geen werkmap heeft',
  'workbook-malformed': 'de XML is niet welgevormd',
  'workbook-endless-cell': 'een cel in rij {row} heeft geen einde',
  'workbook-row-order': 'rij “{row}” kan niet op rij {before} volgen',
  'workbook-cell-name': '“{name}” is geen celnaam',
  'workbook-much-repeated': 'de cellen herhalen meer tekst dan een tabel heeft',
  'workbook-string-missing': 'rij {row} verwijst naar een gedeelde tekst die ontbreekt',
  'workbook-not-utf8': 'het is niet in UTF-8',
  'workbook-sheet-missing': 'het deel van het werkblad “{name}” ontbreekt',
  'workbook-no-sheet': 'er is geen werkblad',
  'workbook-endless-text': 'een tekst heeft geen einde',
  'workbook-much-text': 'er is meer dan 1 GiB aan tekst',
  'table-xml-workbook':
    '“{path}” is een spreadsheet in XML-vorm, die niet als tabel kan worden gelezen. Sla hem op als .xlsx of .csv.',
  'table-numbers':
    '“{path}” is een Numbers-spreadsheet, die niet als tabel kan worden gelezen. Exporteer hem als .xlsx of .csv.',
};
