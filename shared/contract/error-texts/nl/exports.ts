// Dutch sentences of errors about an export and its folder.
import type { EXPORTS_TEXTS } from '../exports.ts';
import type { Translated } from '../../translated.ts';

export const exports: Translated<typeof EXPORTS_TEXTS> = {
  'export-disk-full':
    'De schijf is vol, dus {path} kon niet worden geschreven. Maak ruimte of kies een andere map.',
  'export-no-access': 'Mapwright mag {path} niet schrijven. Wijzig de rechten of kies een andere map.',
  'export-read-only':
    '{path} staat op een schijf of in een map die alleen gelezen kan worden. Kies een map op een andere schijf.',
  'export-system-folder':
    'De map {path} kan niet bestaan: {folder} is van het systeem en kan geen bestanden bevatten. Kies een andere map.',
  'export-dangling-link':
    '{link} is een koppeling naar {target}, maar die map bestaat niet. Maak die map, corrigeer de koppeling, of kies een andere map.',
  'export-link-loop':
    '{path} is niet bereikbaar: een koppeling leidt terug naar zichzelf. Corrigeer de koppeling, of kies een andere map.',
  'export-folder-denied':
    'De map {path} kan daar niet worden gemaakt: het systeem staat het niet toe. Kies een andere map.',
  'export-file-not-folder':
    '{path} kan geen map zijn, want er is een bestand met die naam. Kies een andere map.',
  'export-name-too-long': 'Het pad {path} is te lang voor dit systeem. Kies een andere map.',
  'export-is-file': '{path} is een bestand. Kies een map om naar te exporteren.',
  'export-in-use':
    'Een andere Mapwright exporteert nu naar {path}. Wacht tot die klaar is, of kies een andere map.',
  'export-in-use-by':
    'Een andere Mapwright (proces {pid} op {host}) exporteert sinds {since} naar {path}. Wacht tot die klaar is, of kies een andere map.',
  'export-nothing':
    'Er is niets te exporteren. Het project heeft nog geen URL’s. Importeer er, of voeg ze toe.',
  'export-nothing-left':
    'Er is niets te exporteren. Elke rij is weggelaten of heeft een URL die niet geschreven kan worden (rijen: {rows}). Neem rijen op, of corrigeer ze.',
  'export-url-too-large':
    '{loc} maakt alleen al een bestand van {bytes} bytes, meer dan de limiet van {max} bytes. Verhoog de limiet, of laat deze rij weg.',
  'export-index-too-large':
    'Een index met alleen {address} heeft {bytes} bytes, meer dan de limiet van {max} bytes. Verhoog de limiet.',
  'export-too-many-files':
    'Met hoogstens {maxUrls} URL’s en {maxBytes} bytes per bestand heeft deze set meer dan {files} bestanden nodig, en meer kunnen de indexen van een site niet noemen. Verhoog de limieten, of laat rijen weg.',
  'export-too-many-indexes':
    'Deze set heeft {count} indexen nodig, en zoekmachines nemen er {max} per site. Verhoog de limieten van bestanden en indexen, of schrijf één index voor alle secties.',
  'export-folder-relative':
    '“{path}” is niet het volledige pad van een map. Geef het volledige pad van de map waarin geëxporteerd wordt, bijvoorbeeld {example}.',
  'export-folder-in-file': '{file} is een bestand, dus de map {path} kan niet bestaan. Kies een andere map.',
  'export-name-is-folder':
    '{path} is een map, en de export heeft die naam voor een bestand nodig. Hernoem de map, of kies een andere map.',
  'export-name-is-device':
    '{path} is een pipe, een apparaat of iets dergelijks, en de export heeft die naam voor een bestand nodig. Verwijder het, of kies een andere map.',
  'export-folder-is-link':
    '{path} is een koppeling naar een andere plek, en de export heeft een map met die naam nodig. Hernoem de koppeling, of kies een andere map.',
  'export-folder-is-file':
    '{path} is een bestand, en de export heeft een map met die naam nodig. Hernoem het, of kies een andere map.',
  'export-in-the-way':
    '{path} heeft al {names}, niet door Mapwright geschreven of sindsdien gewijzigd. Sta vervangen toe, of kies een andere map.',
  'export-more-in-the-way':
    '{path} heeft al {names} en nog {more}, niet door Mapwright geschreven of sindsdien gewijzigd. Sta vervangen toe, of kies een andere map.',
  'export-too-many-open':
    '{path} kon niet worden geopend, omdat er op deze computer te veel bestanden open zijn. Sluit enkele programma’s en exporteer opnieuw.',
  'export-vanished': '{path} ontbreekt: iets heeft het tijdens de export verwijderd. Exporteer opnieuw.',
  'export-not-written':
    '{path} kon niet worden geschreven ({code}). Probeer het opnieuw of kies een andere map.',
  'export-not-unpacked':
    '{path} geeft uitgepakt niet wat er is ingepakt. Controleer geheugen en schijf van deze computer en exporteer dan opnieuw.',
  'export-not-read-back':
    '{path} kon niet worden teruggelezen zoals het is geschreven. Controleer de schijf, of kies een andere map.',
  'export-incomplete':
    'De nieuwe set is volledig, maar niet alle bestanden konden op hun plek in {path} worden gezet. Sluit programma’s die deze bestanden open hebben en controleer de rechten van de map; de volgende export maakt de set volledig.',
  'export-held':
    'De nieuwe set is volledig, maar niet alle bestanden konden op hun plek in {path} worden gezet: een ander programma hield een bestand tien seconden lang open. Sluit programma’s die deze bestanden open hebben en controleer de rechten van de map; de volgende export maakt de set volledig.',
  'export-not-kept':
    'De nieuwe set staat volledig in {path}, maar het projectbestand kon niet worden geschreven, zodat het niets van deze export weet. Te uploaden: {files}. Los daarna de oorzaak op en exporteer opnieuw.',
  'export-others':
    'Een ander project, of een eerdere stand van dit project, heeft de set in {path} geschreven. Sta toe dat die wordt vervangen, of kies een andere map.',
  'export-not-ours': '{path} heeft geen set die Mapwright geschreven heeft, dus er is niets verwijderd.',
  'profiles-full': 'Een project kan hoogstens {max} profielen hebben. Verwijder er eerst een.',
  'profile-name':
    'Het profiel kan niet “{name}” heten: er is er al een met die naam (hoofdletters maken geen verschil), of het is verwijderd. Kies een andere naam.',
  'export-not-a-file': '{path} is geen bestand. Exporteer opnieuw.',
};
