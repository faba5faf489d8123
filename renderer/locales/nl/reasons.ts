// Dutch sentences of errors, by the keys of the contract. Texts only, no logic.
import type { ErrorKey } from '../../../shared/contract/error-texts.ts';

export const reasons: Readonly<Record<ErrorKey, string>> = {
  'project-missing': 'Het projectbestand {path} bestaat niet.',
  'project-no-access': 'Het systeem laat Mapwright {path} niet lezen en schrijven.',
  'project-locked': 'Het project {path} is geopend in een ander venster of programma. Sluit het daar eerst.',
  'project-cant-open': 'Het projectbestand {path} kon niet worden geopend.',
  'project-damaged':
    'Het projectbestand {path} is beschadigd. Open het opnieuw om wat leesbaar is in een kopie te redden.',
  'project-disk-full':
    'De schijf is vol: {path} kon niet worden geschreven. Maak ruimte en probeer het opnieuw; er is niets gewijzigd.',
  'project-exists': '{path} bestaat al. Open het, of kies een andere naam.',
  'folder-missing': 'De map {path} bestaat niet. Maak hem aan, of kies een andere.',
  'folder-no-access': 'Het systeem laat Mapwright niet opslaan in de map {path}. Kies een andere.',
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
  'source-missing': '"{path}" bestaat niet. Controleer het pad en de spelling.',
  'source-no-access':
    '"{path}" kan niet worden gelezen: het systeem weigert toegang. Wijzig de rechten, of kies een andere plek.',
  'source-is-folder': '"{path}" is een map, geen bestand. Noem een bestand daarin.',
  'source-loop': '"{path}" is een symbolische koppeling die naar zichzelf terugleidt.',
  'no-match': 'Geen bestand past bij "{pattern}". Controleer het patroon en de map waarin het begint.',
  'source-damaged':
    '"{path}" is afgebroken of beschadigd, dus er is niets geïmporteerd. Haal het bestand opnieuw op, of importeer wat leesbaar is.',
  'compare-damaged':
    '"{path}" is afgebroken of beschadigd, dus er is niets vergeleken. Haal het bestand opnieuw op, of vergelijk wat er leesbaar is.',
  'compare-gone': 'Er is geen vergelijking meer. Vergelijk opnieuw om die te zien.',
  'compare-not-exported': 'Het project is nog niet naar {path} geëxporteerd, of dat is niet meer bekend.',
  'compare-no-state': 'Het project {path} heeft geen controlepunt of stand "{state}".',
  'compare-not-applicable':
    'Verschillen kunnen alleen worden overgenomen als de eerste kant het geopende project is zoals het nu is.',
  'loc-empty': 'Het adres is leeg. Typ er een, zoals https://example.com/pagina.',
  'loc-relative': '"{text}" is geen absoluut adres. Begin met https:// of http://.',
  'loc-space': '"{text}" bevat witruimte of een stuurteken. Verwijder dat, of schrijf een spatie als %20.',
  'loc-invalid': '"{text}" is geen geldig adres. Controleer de hostnaam.',
  'loc-too-long': 'Het adres heeft {length} tekens; een sitemap neemt er hoogstens {max}.',
  'lastmod-invalid':
    '"{text}" is geen W3C-datum. Schrijf JJJJ-MM-DD, of een tijd met zone zoals 2026-03-31T14:05:00+02:00.',
  'changefreq-invalid': '"{text}" is geen wijzigingsfrequentie. Kies een van {names}.',
  'priority-invalid': '"{text}" is geen prioriteit. Schrijf een getal van 0.0 tot 1.0, zoals 0.8.',
  'export-disk-full':
    'De schijf is vol, dus {path} kon niet worden geschreven. Maak ruimte of kies een andere map.',
  'export-no-access': 'Mapwright mag {path} niet schrijven. Wijzig de rechten of kies een andere map.',
  'export-folder-denied':
    'De map {path} kan daar niet worden gemaakt: het systeem staat het niet toe. Kies een andere map.',
  'export-file-not-folder': '{path} kan geen map zijn, want een bestand heeft die naam. Kies een andere map.',
  'export-name-too-long': 'Het pad {path} is te lang voor dit systeem. Kies een andere map.',
  'export-is-file': '{path} is een bestand. Kies een map om naar te exporteren.',
  'export-in-use':
    'Een andere Mapwright exporteert nu naar {path}. Wacht tot die klaar is, of kies een andere map.',
  'file-is-folder': '{path} is een map. Kies een bestandsnaam daarin.',
  'file-exists': '{path} bestaat al. Kies een andere naam, of laat het vervangen.',
  'file-folder-missing': 'De map van {path} bestaat niet. Kies een andere, of maak haar eerst.',
  'file-name-too-long': 'De naam {path} is te lang voor dit systeem. Kies een kortere.',
  'file-not-written': '{path} kon niet geschreven worden. Probeer het opnieuw of kies een andere map.',
  'file-is-project': '{path} is het project zelf. Kies een andere naam.',
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
