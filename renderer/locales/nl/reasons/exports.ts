// Dutch sentences of errors about an export and its folder.
import type { EXPORTS_TEXTS } from '../../../../shared/contract/error-texts/exports.ts';
import type { Translated } from '../../translated.ts';

export const exports: Translated<typeof EXPORTS_TEXTS> = {
  'export-disk-full':
    'De schijf is vol, dus {path} kon niet worden geschreven. Maak ruimte of kies een andere map.',
  'export-no-access': 'Mapwright mag {path} niet schrijven. Wijzig de rechten of kies een andere map.',
  'export-read-only':
    '{path} staat op een schijf of in een map die alleen gelezen kan worden. Kies een map op een andere schijf.',
  'export-system-folder':
    'Er kan geen map {path} zijn: {folder} is van het systeem en bewaart geen bestanden. Kies een andere map.',
  'export-dangling-link':
    '{link} is een koppeling naar {target}, en dat bestaat niet. Maak die map, verbeter de koppeling, of kies een andere map.',
  'export-link-loop':
    '{path} is niet te bereiken: een koppeling leidt naar zichzelf terug. Verbeter die, of kies een andere map.',
  'export-folder-denied':
    'De map {path} kan daar niet worden gemaakt: het systeem staat het niet toe. Kies een andere map.',
  'export-file-not-folder': '{path} kan geen map zijn, want een bestand heeft die naam. Kies een andere map.',
  'export-name-too-long': 'Het pad {path} is te lang voor dit systeem. Kies een andere map.',
  'export-is-file': '{path} is een bestand. Kies een map om naar te exporteren.',
  'export-in-use':
    'Een andere Mapwright exporteert nu naar {path}. Wacht tot die klaar is, of kies een andere map.',
  'export-in-use-by':
    'Een andere Mapwright (proces {pid} op {host}) exporteert sinds {since} naar {path}. Wacht tot die klaar is, of kies een andere map.',
  'export-nothing':
    'Er is niets te exporteren. Het project heeft nog geen URL’s. Importeer er, of voeg ze toe.',
  'export-nothing-left':
    'Er is niets te exporteren. Elke rij is weggelaten of heeft een adres dat niet geschreven kan worden (rijen: {rows}). Neem rijen op, of verbeter ze.',
  'export-url-too-large':
    '{loc} maakt alleen al een bestand van {bytes} bytes, meer dan de grens van {max} bytes. Verhoog de grens, of laat deze rij weg.',
  'export-index-too-large':
    'Een index met alleen {address} heeft {bytes} bytes, meer dan de limiet van {max} bytes. Verhoog de limiet.',
  'export-too-many-files':
    'Met hooguit {maxUrls} URL’s en {maxBytes} bytes per bestand heeft deze set meer dan {files} bestanden nodig, en meer kunnen de indexen van een site niet noemen. Verhoog de grenzen, of laat rijen weg.',
  'export-too-many-indexes':
    'Deze set heeft {count} indexen nodig, en zoekmachines nemen er {max} per site. Verhoog de grenzen van bestanden en indexen, of schrijf één index voor alle secties.',
  'export-folder-relative':
    '“{path}” is niet het hele pad van een map. Geef het hele pad van de map waarin geëxporteerd wordt, bijvoorbeeld {example}.',
  'export-folder-in-file': '{file} is een bestand, dus er kan geen map {path} zijn. Kies een andere map.',
  'export-name-is-folder':
    '{path} is een map, en de export heeft die naam voor een bestand nodig. Hernoem haar, of kies een andere map.',
  'export-name-is-device':
    '{path} is een pipe, een apparaat of iets dergelijks, en de export heeft die naam voor een bestand nodig. Verwijder het, of kies een andere map.',
  'export-folder-is-link':
    '{path} is een koppeling naar een andere plek, en de export heeft een map met die naam nodig. Hernoem haar, of kies een andere map.',
  'export-folder-is-file':
    '{path} is een bestand, en de export heeft een map met die naam nodig. Hernoem het, of kies een andere map.',
  'export-in-the-way':
    '{path} heeft al {names}, niet door Mapwright geschreven of sindsdien gewijzigd. Sta vervangen toe, of kies een andere map.',
  'export-more-in-the-way':
    '{path} heeft al {names} en nog {more}, niet door Mapwright geschreven of sindsdien gewijzigd. Sta vervangen toe, of kies een andere map.',
  'export-too-many-open':
    '{path} kon niet worden geopend, omdat er op deze computer te veel bestanden open zijn. Sluit enkele programma’s en exporteer opnieuw.',
  'export-vanished': '{path} is weg: iets heeft het tijdens de export verwijderd. Exporteer opnieuw.',
  'export-not-written':
    '{path} kon niet geschreven worden ({code}). Probeer het opnieuw of kies een andere map.',
  'export-not-unpacked':
    '{path} wordt niet uitgepakt tot wat er is ingepakt. Controleer geheugen en schijf van deze computer en exporteer dan opnieuw.',
  'export-not-read-back':
    '{path} kon niet teruggelezen worden zoals het geschreven is. Controleer de schijf, of kies een andere map.',
  'export-incomplete':
    'De nieuwe set is compleet, maar niet al haar bestanden konden op hun plek in {path} gezet worden. Sluit programma’s die deze bestanden open hebben en controleer de rechten van de map; de volgende export maakt haar af.',
  'export-held':
    'De nieuwe set is compleet, maar niet al haar bestanden konden op hun plek in {path} gezet worden: een ander programma hield er een tien seconden lang open. Sluit programma’s die deze bestanden open hebben en controleer de rechten van de map; de volgende export maakt haar af.',
  'export-not-kept':
    'De nieuwe set staat volledig in {path}, maar het projectbestand kon niet worden geschreven, zodat het niets van deze export weet. Te uploaden: {files}. Los daarna de oorzaak op en exporteer opnieuw.',
  'export-others':
    'Een ander project, of een eerdere stand van dit project, heeft de set in {path} geschreven. Sta toe dat die wordt vervangen, of kies een andere map.',
  'export-not-ours': '{path} heeft geen set die Mapwright geschreven heeft, dus er is niets verwijderd.',
  'profiles-full': 'Een project bewaart hooguit {max} profielen. Verwijder er eerst een.',
  'profile-name':
    'Het profiel kan niet "{name}" heten: er is er al een met die naam (hoofdletters maken geen verschil), of het is verwijderd. Kies een andere naam.',
  'export-not-a-file': '{path} is geen bestand. Exporteer opnieuw.',
};
