// Dutch sentences of errors about lines of tables and lists of URLs that are read.
import type { LISTS_TEXTS } from '../lists.ts';
import type { Translated } from '../../translated.ts';

export const lists: Translated<typeof LISTS_TEXTS> = {
  'csv-no-addresses':
    'Geen kolom bevat URL’s. Noem er een “loc”, of kies die bij het importeren van het bestand als tabel.',
  'csv-truncated': 'Het bestand is in deze rij afgekapt. De rij is weggelaten. Haal het bestand opnieuw op.',
  'csv-no-final-line-end':
    'De laatste rij heeft geen regeleinde en is misschien afgekapt. De rij is ongewijzigd overgenomen; vergelijk die met het origineel.',
  'csv-row-too-long':
    'De rij is langer dan elke tabelrij. De rij is weggelaten; zoek naar een aanhalingsteken dat niet is gesloten.',
  'csv-row-unclear':
    'De rij heeft {cells} cellen in plaats van {width} en volgt op een open aanhalingsteken. De rij is weggelaten.',
  'csv-stray-quote':
    'Na een sluitend aanhalingsteken volgt tekst. Die is als deel van de cel gelezen; verdubbel de aanhalingstekens erin.',
  'csv-quote-unclosed':
    'Een aanhalingsteken wordt geopend en nooit gesloten. Het is als gewoon teken gelezen, en de rijen erna zo goed als het ging.',
  'csv-extensions-invalid': 'De extensies zijn geen welgevormde XML-elementen. Ze zijn weggelaten.',
  'csv-alternates-invalid':
    'De taalversies zijn niet geschreven als één taal en URL per regel, zoals “de https://example.com/de”. Ze zijn weggelaten.',
  'text-truncated':
    'Het bestand is in deze regel afgekapt. De regel is weggelaten. Haal het bestand opnieuw op.',
  'text-looks-cut':
    'Het bestand eindigt zonder regeleinde in “{end}”, wat op een deel van een URL lijkt. Dat is weggelaten; haal het bestand opnieuw op, of sluit de regel af als die volledig is.',
  'text-maybe-cut':
    'Het bestand eindigt zonder regeleinde in “{end}”, wat misschien maar een deel van een URL is. De rij is behouden maar niet opgenomen. Is de URL volledig, neem de rij dan op of sluit de regel af; haal anders het bestand opnieuw op.',
  'text-line-trimmed':
    'Rond de URL staan aanhalingstekens, haken, opsommingstekens, nummers of onzichtbare tekens. Ze zijn weggelaten.',
  'text-line-too-long': 'De regel is te lang voor een URL (“{text}”). De regel is weggelaten.',
  'text-line-odd':
    '“{text}” is geen volledige URL. De regel is weggelaten; een tekstsitemap heeft één URL per regel en verder niets.',
  'text-no-list': '{max} regels zijn geen URL’s. Het bestand is niet verder gelezen.',
  'text-line-split':
    'De regel heeft {parts} URL’s; een tekstsitemap heeft er één per regel. Ze zijn allemaal overgenomen.',
  'table-columns-skipped': 'Overgeslagen kolommen: {names}.',
  'table-columns-skipped-more': 'Overgeslagen kolommen: {names} en nog {more}.',
  'table-column-name': '“{name}”',
  'table-column-number': 'kolom {number}',
  'table-preamble': 'De regels vóór de rij met de kolomnamen zijn overgeslagen.',
  'table-loc-too-long': 'De URL is langer dan {max} tekens. De rij is weggelaten.',
  'table-decimal-comma': '“{text}” heeft een decimale komma. Gelezen is {value}.',
  'table-included-unclear':
    '“{text}” zegt niet of de rij is opgenomen. De rij is opgenomen. Schrijf true of false.',
  'csv-extra-cells':
    'De rij heeft {cells} cellen, maar de koprij heeft er {width}. De extra cellen zijn overgeslagen.',
  'csv-url-unquoted':
    'De URL bevat het scheidingsteken, maar staat niet tussen aanhalingstekens. De URL is als geheel gelezen. Zet de URL tussen aanhalingstekens.',
  'csv-cells-unclear':
    'De rij heeft {cells} cellen, maar de koprij heeft er {width}; welke bij elkaar horen, is onduidelijk. De rij is weggelaten. Zet teksten die het scheidingsteken bevatten tussen aanhalingstekens.',
  'table-url-columns': 'De kolommen {names} bevatten URL’s. Als URL van elke rij is {taken} gelezen.',
  'table-url-ambiguous':
    'De kolommen {names} bevatten URL’s en elk ervan kan bedoeld zijn, zoals in een lijst met links of omleidingen. Gelezen is {taken}. Hebt u een andere nodig, kies dan “Tabel importeren” en wijs de kolommen toe, of gebruik “mapwright table import --columns”.',
  'table-dates-unclear':
    '“{text}” laat open of de dag of de maand eerst komt en is daarom als tekst bewaard. Kies de volgorde bij het importeren onder “Datums in tabellen” of met --dates dmy, mdy of ymd.',
  'table-link-target':
    'Cel {cell} toont “{text}”, en dat is geen URL. In plaats daarvan is het doel van de link gelezen: {target}.',
  'table-link-only': 'Cel {cell} toont geen tekst. Gelezen is het doel van de link: {target}.',
  'table-formula-no-value':
    'Cel {cell} heeft een formule zonder opgeslagen waarde en is als leeg gelezen. Open de werkmap in een spreadsheet, laat die rekenen, sla hem op en importeer hem opnieuw.',
  'crawl-status':
    'Niet opgenomen: de crawl vond HTTP-status {status}, en in een sitemap horen pagina’s die met 200 antwoorden.',
  'crawl-no-answer': 'Niet opgenomen: de crawl kreeg geen antwoord.',
  'crawl-noindex': 'Niet opgenomen: de pagina is “noindex”.',
  'crawl-canonical': 'Niet opgenomen: de canonieke URL is een andere.',
  'crawl-not-indexable': 'Niet opgenomen: volgens de crawl kan de pagina niet worden geïndexeerd.',
  'crawl-not-indexable-why':
    'Niet opgenomen: volgens de crawl kan de pagina niet worden geïndexeerd ({status}).',
  'lastmod-other-form':
    '“{text}” is geen vorm die een datum in een sitemap kan hebben. Gelezen is {date}. Schrijf het zo in de sitemap.',
  'crawl-elsewhere':
    'Ook in de andere bestanden van deze import niet opgenomen: volgens de crawl hoort de pagina niet in een sitemap.',
  'table-dates-question':
    '“{text}” laat open of de dag of de maand eerst komt. Kies de volgorde onder “Datums”.',
};
