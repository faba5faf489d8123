// Dutch sentences of errors about lines of tables and lists of URLs that are read.
import type { LISTS_TEXTS } from '../../../../shared/contract/error-texts/lists.ts';
import type { Translated } from '../../translated.ts';

export const lists: Translated<typeof LISTS_TEXTS> = {
  'csv-no-addresses':
    'Geen kolom bevat adressen. Noem er een “loc”, of kies die bij het importeren van het bestand als tabel.',
  'csv-truncated': 'Het bestand is in deze rij afgekapt. De rij is weggelaten. Haal het bestand opnieuw op.',
  'csv-no-final-line-end':
    'De laatste rij heeft geen regeleinde en is misschien afgekapt. Ze is overgenomen zoals ze is; vergelijk haar met het origineel.',
  'csv-row-too-long':
    'De rij is langer dan elke tabelrij. Ze is weggelaten; zoek naar een aanhalingsteken dat niet is gesloten.',
  'csv-row-unclear':
    'De rij heeft {cells} cellen in plaats van {width} en volgt op een open aanhalingsteken. Ze is weggelaten.',
  'csv-stray-quote':
    'Na een sluitend aanhalingsteken volgt tekst. Die is als deel van de cel gelezen; verdubbel de aanhalingstekens erin.',
  'csv-quote-unclosed':
    'Een aanhalingsteken wordt geopend en nooit gesloten. Het is als letter gelezen, en de rijen erna zo goed als het ging.',
  'csv-extensions-invalid': 'De extensies zijn geen welgevormde XML-elementen. Ze zijn weggelaten.',
  'csv-alternates-invalid':
    'De taalversies zijn niet per regel een taal en een adres, zoals “de https://example.com/de”. Ze zijn weggelaten.',
  'text-truncated':
    'Het bestand is in deze regel afgekapt. De regel is weggelaten. Haal het bestand opnieuw op.',
  'text-looks-cut':
    'Het bestand eindigt zonder regeleinde in “{end}”, wat op een deel van een adres lijkt. Het is weggelaten; haal het bestand opnieuw op, of sluit de regel af als die volledig is.',
  'text-no-final-line-end': 'De laatste regel heeft geen regeleinde. Hij is overgenomen zoals hij is.',
  'text-maybe-cut':
    'Het bestand eindigt zonder regeleinde in “{end}”, wat misschien maar een deel van een adres is. De rij is behouden maar doet niet mee: is het adres volledig, neem het dan op of sluit de regel af; haal anders het bestand opnieuw op.',
  'text-line-trimmed':
    'Rond het adres staan aanhalingstekens, haken, opsommingstekens, nummers of onzichtbare tekens. Ze zijn weggelaten.',
  'text-line-too-long': 'De regel is te lang voor een adres (“{text}”). Hij is weggelaten.',
  'text-line-odd':
    '“{text}” is geen absoluut adres. Het is weggelaten; een tekstsitemap heeft één adres per regel en verder niets.',
  'text-no-list': '{max} regels zijn geen adressen. Het bestand is niet verder gelezen.',
  'text-line-split':
    'De regel heeft {parts} adressen; een tekstsitemap heeft er één per regel. Ze zijn allemaal overgenomen.',
  'table-columns-skipped': 'Overgeslagen kolommen: {names}.',
  'table-columns-skipped-more': 'Overgeslagen kolommen: {names} en nog {more}.',
  'table-column-name': '“{name}”',
  'table-column-number': 'kolom {number}',
  'table-preamble': 'De regels vóór de rij met de kolomnamen zijn overgeslagen.',
  'table-loc-too-long': 'De URL is langer dan {max} tekens. De rij is weggelaten.',
  'table-decimal-comma': '“{text}” heeft een decimale komma. Gelezen is {value}.',
  'table-included-unclear': '“{text}” zegt niet of de rij meedoet. Ze is opgenomen. Schrijf true of false.',
  'csv-extra-cells':
    'De rij heeft {cells} cellen, maar de koprij {width}. De extra cellen zijn overgeslagen.',
  'csv-url-unquoted':
    'De URL bevat het scheidingsteken, maar staat niet tussen aanhalingstekens. Hij is als geheel gelezen. Zet hem tussen aanhalingstekens.',
  'csv-cells-unclear':
    'De rij heeft {cells} cellen, maar de koprij {width}; welke bij elkaar horen, is onduidelijk. De rij is weggelaten. Zet teksten die het scheidingsteken bevatten tussen aanhalingstekens.',
};
