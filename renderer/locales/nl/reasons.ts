// Dutch sentences of errors, by the keys of the contract. Texts only, no logic.
import type { ErrorKey } from '../../../shared/contract/error-texts.ts';

export const reasons: Readonly<Record<ErrorKey, string>> = {
  'project-missing': 'Het projectbestand {path} bestaat niet.',
  'project-no-access':
    'Het systeem laat Mapwright {path} niet lezen en schrijven. Wijzig de rechten van het bestand en zijn map, of kopieer het project naar een map van uzelf.',
  'project-locked': 'Het project {path} is geopend in een ander venster of programma. Sluit het daar eerst.',
  'project-locked-by':
    'Het project {path} is sinds {since} geopend in een ander venster of programma (proces {pid} op {host}). Sluit het daar eerst.',
  'project-cant-open': 'Het projectbestand {path} kon niet worden geopend.',
  'project-damaged':
    'Het projectbestand {path} is beschadigd. Open het opnieuw om wat leesbaar is in een kopie te redden.',
  'project-foreign':
    '{path} is door een ander programma gewijzigd ({part}). Mapwright opent in plaats daarvan een kopie van de rijen; het bestand is niet gewijzigd.',
  'project-disk-full':
    'De schijf is vol: {path} kon niet worden geschreven. Maak ruimte en probeer het opnieuw; er is niets gewijzigd.',
  'path-not-chosen':
    'Mapwright gebruikt alleen bestanden en mappen die u hebt gekozen, en {path} hoort daar niet bij. Kies het pad in een venster, sleep het hierheen, of typ het.',
  'project-exists': '{path} bestaat al. Open het, of kies een andere naam.',
  'folder-missing': 'De map {path} bestaat niet. Maak hem aan, of kies een andere.',
  'folder-no-access': 'Het systeem laat Mapwright niet opslaan in de map {path}. Kies een andere.',
  'project-read-only':
    '{path} is alleen-lezen geopend. Bewaar met “Opslaan als…” een kopie en werk daarin verder om iets te wijzigen.',
  'project-no-room':
    'In {folder} is geen ruimte voor een leeskopie van {path}. Maak ruimte vrij of stel TMPDIR in op een andere map.',
  'project-newer':
    '{path} is gemaakt door een nieuwere Mapwright. Werk Mapwright bij om het te openen; het bestand is niet gewijzigd.',
  'not-a-project':
    '{path} is geen Mapwright-project. Maak een project en importeer om een sitemap of lijst te lezen.',
  'replace-not-a-project':
    '{path} bestaat en is geen Mapwright-project, dus het is niet vervangen. Kies een andere naam.',
  'project-unreadable':
    '{path} is zo beschadigd dat er niets van te lezen is. Het bestand is niet gewijzigd; zet een back-up terug.',
  'no-project': 'Er is geen project geopend. Open of maak er eerst een.',
  'job-running': 'Er loopt nog een andere taak. Wacht tot die klaar is, of breek die af.',
  'row-gone': 'Deze rij staat niet meer in het project.',
  'row-changed': 'De rij is intussen gewijzigd. Bekijk hem opnieuw en herhaal dan de wijziging.',
  'paste-too-large':
    'Er is niets geplakt. Er kunnen hoogstens {max} rijen tegelijk worden geplakt. Sla ze op als CSV-bestand of werkmap en voeg dat samen.',
  'cut-gone': 'Er is niets verplaatst: wat u hebt geknipt, is er niet meer. Knip het opnieuw.',
  'cut-emptied':
    'Er is niets verplaatst: de geknipte cellen zijn intussen leeggemaakt. Plak opnieuw voor een kopie van wat er geknipt was.',
  'cut-rows-gone': 'Er is niets verplaatst: geknipte rijen zijn intussen verwijderd. Knip de andere opnieuw.',
  'paste-gone': 'Er is niets geplakt: de gekopieerde rijen zijn er niet meer. Plak opnieuw.',
  'source-missing': '"{path}" bestaat niet. Controleer het pad en de spelling.',
  'source-no-access':
    '"{path}" kan niet worden gelezen: het systeem weigert toegang. Wijzig de rechten, of kies een andere plek.',
  'source-is-folder': '"{path}" is een map, geen bestand. Noem een bestand daarin.',
  'table-empty': '"{path}" is leeg of bevat alleen witruimte.',
  'table-old-workbook':
    '"{path}" is een oude of versleutelde werkmap (.xls), die niet als tabel kan worden gelezen. Sla die op als .xlsx of .csv.',
  'table-html':
    '"{path}" is een HTML-pagina, geen tabel. Open die in een spreadsheet en sla op als .xlsx of .csv.',
  'table-no-loc': 'Geen kolom van "{path}" bevat adressen. Noem de juiste "loc", of kies die.',
  'table-no-id': 'Geen kolom van "{path}" bevat rijnummers. Noem de juiste "id", of kies die.',
  'source-loop': '"{path}" is een symbolische koppeling die naar zichzelf terugleidt.',
  'no-match': 'Geen bestand past bij "{pattern}". Controleer het patroon en de map waarin het begint.',
  'source-damaged':
    '"{path}" is afgebroken of beschadigd, dus er is niets geïmporteerd. Haal het bestand opnieuw op, of importeer wat leesbaar is.',
  'compare-damaged':
    '"{path}" is afgebroken of beschadigd, dus er is niets vergeleken. Haal het bestand opnieuw op, of vergelijk wat er leesbaar is.',
  'compare-unread': '{cause} Er is niets vergeleken. Verhelp dat, of vergelijk wat leesbaar is.',
  'compare-gone': 'Er is geen vergelijking meer. Vergelijk opnieuw om die te zien.',
  'compare-not-exported': 'Het project is nog niet naar {path} geëxporteerd, of dat is niet meer bekend.',
  'compare-export-gone':
    'De map {path} bevat de laatste export niet meer, en het project kan niet terug naar hoe het toen was. Exporteer opnieuw, of kies een andere map.',
  'compare-no-state': 'Het project {path} heeft geen controlepunt of stand "{state}".',
  'compare-not-applicable':
    'Verschillen kunnen alleen worden overgenomen in het project dat open was toen ze werden gevonden. Vergelijk opnieuw.',
  'loc-empty': 'Het adres is leeg. Typ er een, zoals https://example.com/pagina.',
  'loc-relative': '"{text}" is geen absoluut adres. Begin met https:// of http://.',
  'loc-space': '"{text}" bevat witruimte of een stuurteken. Verwijder dat, of schrijf een spatie als %20.',
  'loc-invalid': '"{text}" is geen geldig adres. Controleer de hostnaam.',
  'loc-too-long': 'Het adres heeft {length} tekens; een sitemap neemt er hoogstens {max}.',
  'lastmod-invalid':
    '"{text}" is geen W3C-datum. Schrijf JJJJ-MM-DD, of een tijd met zone zoals 2026-03-31T14:05:00+02:00.',
  'lastmod-no-zone':
    '"{text}" heeft geen tijdzone. Schrijf die achter de tijd: {time}Z voor UTC, of bijvoorbeeld {time}+02:00.',
  'lastmod-short-year': '"{text}" heeft een jaartal van twee cijfers. Schrijf alle vier, zoals 2026-03-31.',
  'lastmod-no-month': 'Maand {month} bestaat niet. Schrijf 01 tot en met 12.',
  'lastmod-no-day': 'Dag {day} bestaat niet.',
  'lastmod-no-february': '{day} februari bestaat niet.',
  'lastmod-no-april': '{day} april bestaat niet.',
  'lastmod-no-june': '{day} juni bestaat niet.',
  'lastmod-no-september': '{day} september bestaat niet.',
  'lastmod-no-november': '{day} november bestaat niet.',
  'lastmod-no-leap-day': '{year} heeft geen 29 februari.',
  'lastmod-no-time': 'Het tijdstip {time} bestaat niet. Schrijf 00:00 tot en met 23:59.',
  'changefreq-invalid': '"{text}" is geen wijzigingsfrequentie. Kies een van {names}.',
  'priority-invalid': '"{text}" is geen prioriteit. Schrijf een getal van 0.0 tot 1.0, zoals 0.8.',
  'included-invalid': '"{text}" zegt niet of de rij meedoet. Schrijf true of false.',
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
  'file-relative': '“{path}” is niet het hele pad van een bestand. Geef het hele pad.',
  'export-folder-in-file': '{file} is een bestand, dus er kan geen map {path} zijn. Kies een andere map.',
  'base-missing':
    'Het webadres van de map ontbreekt. Typ het adres van de map waarin de bestanden worden gezet, bijvoorbeeld https://www.example.com/.',
  'base-not-absolute':
    'Het webadres van de map “{text}” is niet bruikbaar: het moet een absoluut adres met http:// of https:// zijn. Typ het adres van de map waarin de bestanden worden gezet, bijvoorbeeld https://www.example.com/.',
  'base-blank':
    'Het webadres van de map “{text}” is niet bruikbaar: het heeft een spatie of een stuurteken. Schrijf een spatie als %20, of geef de map waarin de bestanden worden gezet een andere naam.',
  'base-query':
    'Het webadres van de map “{text}” is niet bruikbaar: het mag geen deel met “?” of “#” hebben. Typ het adres van de map waarin de bestanden worden gezet, bijvoorbeeld https://www.example.com/.',
  'base-password':
    'Het webadres van de map “{text}” is niet bruikbaar: het mag geen gebruikersnaam of wachtwoord hebben. Typ het adres van de map waarin de bestanden worden gezet, bijvoorbeeld https://www.example.com/.',
  'base-file':
    'Het webadres van de map “{text}” is niet bruikbaar: het is dat van een bestand. Typ het adres van de map waarin de bestanden worden gezet, bijvoorbeeld https://www.example.com/.',
  'base-too-long':
    'Het webadres van de map “{text}” is niet bruikbaar: het is te lang. Typ het adres van de map waarin de bestanden worden gezet, bijvoorbeeld https://www.example.com/.',
  'pattern-empty': 'Het patroon van de bestandsnamen is leeg. Typ er een, zoals {section}-{n}.',
  'pattern-characters':
    '“{pattern}” geeft namen die niet elk systeem kan hebben. Gebruik letters, cijfers, “-”, “_”, “.” en “/”, en geen “.” aan het begin of eind van een naam.',
  'pattern-reserved':
    '“{pattern}” geeft de naam van een Windows-apparaat, zoals con of com1. Kies een ander patroon.',
  'pattern-long': '“{pattern}” geeft namen die voor sommige systemen te lang zijn. Maak het korter.',
  'pattern-placeholder':
    '“{pattern}” heeft accolades die niets betekenen. Gebruik {section}, {n}, {digits} voor drie cijfers, en {host}.',
  'pattern-number':
    '“{pattern}” geeft alle bestanden dezelfde naam. Voeg {n} toe, of {digits} voor drie cijfers, waar hun nummer komt.',
  'pattern-section':
    '“{pattern}” geeft bestanden van verschillende secties dezelfde naam. Voeg {section} toe, of schrijf de set zonder secties.',
  'pattern-folder':
    '“{pattern}” leidt uit de map, of heeft een map zonder naam. Verbeter de schuine strepen.',
  'index-name':
    '“{name}” kan niet de naam van de index zijn. Gebruik letters, cijfers, “-” en “_”, en geen naam van een Windows-apparaat.',
  'index-taken':
    'De index zou {name} heten, en een ander bestand van de set heet {other}. Wijzig de naam van de index.',
  'index-alike':
    'De index zou {name} heten en een ander bestand van de set {other}, wat sommige systemen niet uit elkaar houden. Wijzig de naam van de index.',
  'name-characters':
    'Een bestand kan niet {name} heten: niet elk systeem kan die naam hebben. Wijzig het patroon van de namen.',
  'name-reserved':
    'Een bestand kan niet {name} heten: Windows heeft een apparaat met die naam. Wijzig het patroon van de namen.',
  'name-long': 'Een bestand kan niet {name} heten: dat is te lang. Wijzig het patroon van de namen.',
  'names-same':
    'Twee bestanden van de set zouden {name} heten. Wijzig het patroon van de namen, of hernoem een sectie.',
  'names-alike':
    'Twee bestanden van de set zouden {other} en {name} heten, wat sommige systemen niet uit elkaar houden. Wijzig het patroon van de namen, of hernoem een sectie.',
  'name-in-file':
    '{file} zou tegelijk een bestand van de set en de map van {name} zijn. Wijzig het patroon van de namen of de naam van de index.',
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
  'compare-recovered':
    '{path} is beschadigd. Wat leesbaar was, is naar {copy} gekopieerd: controleer dat, en vergelijk het.',
  'compare-foreign':
    '{path} is door een ander programma gewijzigd ({part}). De rijen zijn naar {copy} gekopieerd: controleer dat, en vergelijk het.',
  'compare-no-source': 'Het project heeft die bron niet meer.',
  'compare-half-moved':
    'Een export naar {path} is onderbroken: een deel van de bestanden daar hoort bij de set ervoor. Open het project dat daarheen is geëxporteerd, of exporteer het daar opnieuw; dat maakt de set volledig.',
  'compare-no-sitemap':
    'Er is geen sitemap in "{path}". Noem een bestand, een map of een adres dat er een heeft.',
  'compare-none-found':
    'Voor "{site}" is geen sitemap gevonden. Geef het adres ervan als u dat weet. Geprobeerd: {tried}.',
  'file-is-folder': '{path} is een map. Kies een bestandsnaam daarin.',
  'file-is-device':
    '{path} is een pipe, een apparaat of iets dergelijks, dat geen bestand mag vervangen. Kies een andere naam.',
  'file-exists': '{path} bestaat al. Kies een andere naam, of laat het vervangen.',
  'file-folder-missing': 'De map van {path} bestaat niet. Kies een andere, of maak haar eerst.',
  'file-name-too-long': 'De naam {path} is te lang voor dit systeem. Kies een kortere.',
  'file-not-written': '{path} kon niet geschreven worden. Probeer het opnieuw of kies een andere map.',
  'file-is-project': '{path} is het project zelf. Kies een andere naam.',
  'file-is-read': '{path} wordt hier gelezen en daarom nooit vervangen. Kies een andere naam.',
  'file-of-set': '{path} is een bestand van de set en wordt daarom nooit vervangen. Kies een andere naam.',
  'zip-no-name':
    '{path} is een map: een naam voor het archief ontbreekt. Voeg er een toe, bijvoorbeeld {example}.',
  'zip-in-set': 'In de map van de set moet de naam van een archief eindigen op .zip, niet {path}.',
  'cell-too-long':
    '{path} is niet geschreven: een cel van een werkmap houdt hooguit 32.767 tekens, en kolom "{column}" van "{loc}" heeft er {length}. Laat die kolom weg, of exporteer als CSV.',
  'rule-not-excepted':
    '{rule} kan geen uitzondering hebben: een rij die zij vindt, kan niet geëxporteerd worden. Verbeter de rij, of laat haar weg.',
  'rule-not-off':
    '{rule} kan niet uit: rijen die zij vindt, kunnen niet geëxporteerd worden. Kies opmerking om haar minder te laten wegen.',
  'rule-param-unknown': '{rule} heeft geen parameter "{name}".',
  'rule-param-number': 'De parameter "{name}" van {rule} moet een getal zijn.',
  'rule-param-list': 'De parameter "{name}" van {rule} moet een lijst van teksten zijn.',
  'rule-param-range': 'De parameter "{name}" van {rule} moet van {min} tot {max} zijn.',
};
