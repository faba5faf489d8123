// Dutch sentences of errors about a project file, its rows and its jobs.
import type { PROJECT_TEXTS } from '../project.ts';
import type { Translated } from '../../translated.ts';

export const project: Translated<typeof PROJECT_TEXTS> = {
  'project-missing': 'Het projectbestand {path} bestaat niet.',
  'project-no-access':
    'Het systeem staat Mapwright niet toe {path} te lezen en te schrijven. Wijzig de rechten van het bestand en de map, of kopieer het project naar een map van uzelf.',
  'project-locked': 'Het project {path} is geopend in een ander venster of programma. Sluit het daar eerst.',
  'project-locked-by':
    'Het project {path} is sinds {since} geopend in een ander venster of programma (proces {pid} op {host}). Sluit het daar eerst.',
  'project-cant-open': 'Het projectbestand {path} kon niet worden geopend.',
  'project-damaged':
    'Het projectbestand {path} is beschadigd. Open het opnieuw om wat leesbaar is in een kopie te redden.',
  'project-foreign':
    '{path} is niet zoals Mapwright het achterliet ({part}): beschadigd of door een ander programma gewijzigd. Mapwright opent in plaats daarvan een kopie van de rijen; het bestand is niet gewijzigd.',
  'project-disk-full':
    'De schijf is vol: {path} kon niet worden geschreven. Maak ruimte en probeer het opnieuw; er is niets gewijzigd.',
  'path-not-chosen':
    'Mapwright gebruikt alleen bestanden en mappen die u hebt gekozen, en {path} hoort daar niet bij. Kies het pad in een dialoogvenster, sleep het hierheen, of typ het.',
  'project-exists': '{path} bestaat al. Open het, of kies een andere naam.',
  'folder-missing': 'De map {path} bestaat niet. Maak die aan, of kies een andere.',
  'folder-no-access': 'Het systeem staat Mapwright niet toe in de map {path} op te slaan. Kies een andere.',
  'project-read-only': '{path} is alleen-lezen. Sla een kopie op om iets te wijzigen.',
  'project-no-room':
    'In {folder} is geen ruimte voor een leeskopie van {path}. Maak ruimte vrij of stel TMPDIR in op een andere map.',
  'project-newer':
    '{path} is gemaakt door een nieuwere Mapwright. Werk Mapwright bij om het te openen; het bestand is niet gewijzigd.',
  'not-a-project':
    '{path} is geen Mapwright-project. Maak een project en importeer een sitemap of lijst om die te lezen.',
  'project-empty': '{path} is leeg: er zit geen project in. Zet een back-up terug of kies een ander bestand.',
  'replace-not-a-project':
    '{path} bestaat en is geen Mapwright-project, dus het is niet vervangen. Kies een andere naam.',
  'project-unreadable':
    '{path} is zo beschadigd dat er niets van te lezen is. Het bestand is niet gewijzigd; zet een back-up terug.',
  'no-project': 'Er is geen project geopend. Open of maak er eerst een.',
  'job-running': 'Er loopt nog een andere taak. Wacht tot die klaar is, of annuleer die.',
  'row-gone': 'Deze rij staat niet meer in het project.',
  'row-changed': 'De rij is intussen gewijzigd. Bekijk de rij opnieuw en herhaal dan de wijziging.',
  'history-damaged': 'De geschiedenis van het project is beschadigd.',
  'project-file-damaged': 'Het projectbestand {path} is beschadigd.',
  'project-io': 'Het projectbestand {path} kon niet worden gelezen of geschreven: {cause}',
  'project-no-memory': 'Er was niet genoeg geheugen om aan {path} te werken.',
  'project-value-too-long': 'Een waarde is te lang om in {path} op te slaan.',
  'project-disk-failed': 'De schijf gaf een fout bij het lezen of schrijven van {path}: {cause}.',
  'project-unusable': 'Het projectbestand {path} was niet bruikbaar: {cause}.',
  'backup-missing': 'Deze back-up van {path} bestaat niet meer. Kies een andere.',
  'backup-damaged':
    'Deze back-up is zelf beschadigd en is niet teruggezet. Kies een andere; het project is niet gewijzigd.',
  'backup-no-room': 'In {folder} is niet genoeg ruimte voor een back-up. Maak ruimte vrij op de schijf.',
  'backup-failed': 'Er kon geen back-up worden geschreven naar {folder}: {cause}',
  'project-name-too-long': 'De naam is te lang voor dit systeem. Kies een kortere dan {path}.',
  'job-cancelled': 'Geannuleerd. Er is niets gewijzigd.',
  'job-without-end': 'Een taak eindigde zonder resultaat.',
};
