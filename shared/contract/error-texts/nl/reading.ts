// Dutch: what is told of whole files and their encodings.
import type { READING_TEXTS } from '../reading.ts';
import type { Translated } from '../../translated.ts';

export const reading: Translated<typeof READING_TEXTS> = {
  'loc-cut':
    'De URL “{end}” heeft geen einde: waar die verder zou moeten gaan, komt de volgende vermelding of het einde van de lijst. De rij is behouden maar niet opgenomen. Is de URL volledig, neem de rij dan op; corrigeer die anders.',
  'encoding-invalid-loc':
    'Een URL heeft bytes die niet geldig zijn in de codering van het bestand. De vermelding is weggelaten. Sla het bestand op als UTF-8, of kies de codering.',
  'encoding-invalid-sitemap':
    'De URL van een sitemap heeft bytes die niet geldig zijn in de codering van het bestand. Hij is weggelaten. Sla het bestand op als UTF-8, of kies de codering.',
  'encoding-invalid-value':
    '{column}: een waarde heeft bytes die niet geldig zijn in de codering van het bestand. Wat niet leesbaar was, staat er als \uFFFD. Sla het bestand op als UTF-8, of kies de codering.',
  'encoding-invalid-extensions':
    'De extensiegegevens hebben bytes die niet geldig zijn in de codering van het bestand. Wat niet leesbaar was, staat er als \uFFFD. Sla het bestand op als UTF-8, of kies de codering.',
  'control-character': 'De vermelding heeft stuurtekens, die XML verbiedt. Verwijder ze.',
  'reading-stuck': 'Het lezen kwam {seconds} s lang niet verder. De rest van het bestand is weggelaten.',
  'packed-file':
    '“{path}” is ingepakt als {format}, wat hier niet leesbaar is. Pak het uit en importeer dan de inhoud.',
  'packed-office':
    '“{path}” is een ZIP-archief, misschien een Office-document, dat hier niet leesbaar is. Pak het uit, of sla het op in een andere indeling, en importeer dat.',
  'packed-empty': '“{path}” is een leeg ZIP-archief: er zitten geen bestanden in.',
  'encoding-mismatch':
    'Het bestand declareert de codering {declared}, maar de eerste bytes wijzen op {found}. Het is gelezen als {found}.',
  'encoding-not-declared':
    'Het bestand declareert de codering {declared}, maar is er niet in geschreven. Het is gelezen als UTF-8.',
  'encoding-not-ascii':
    'Het bestand declareert de codering ASCII, maar bevat andere tekens. Het is gelezen als UTF-8.',
  'encoding-unknown':
    'Het bestand is in de codering {name}, die Mapwright niet kan lezen. Sla het op als UTF-8 en importeer het opnieuw.',
  'encoding-otherwise':
    'Regels die geen UTF-8 zijn, zijn gelezen als {name}, wat het bestand niet declareert. Sla het bestand op als UTF-8.',
  'encoding-doubtful':
    'Het bestand is gelezen als {name}, zoals het declareert, maar alle tekens buiten ASCII zouden ook geldige UTF-8 zijn. Zien ze er verkeerd uit, corrigeer dan de codering die het declareert.',
  'html-page':
    '“{path}” is een HTML-pagina, geen sitemap: misschien een foutpagina. Haal de sitemap zelf op, of haal de links uit HTML.',
  'empty-file': '“{path}” is leeg of bevat alleen witruimte.',
  'unknown-format': '“{path}” is geen leesbare sitemap, URL-lijst, tabel, feed of robots.txt.',
  'unknown-xml': '“{path}” is XML, maar geen sitemap en geen feed.',
  'no-entries': 'Het bestand heeft geen vermeldingen.',
  'json-file':
    '“{path}” is JSON en kan niet worden gelezen. Sla de URL’s op als lijst, één per regel, of als CSV-tabel, en importeer die.',
  'loc-trimmed':
    'Rond een URL staat witruimte of een onzichtbaar teken ({name}, {code}). Het is weggelaten. Verwijder het.',
  'encoding-mark':
    'Het bestand begint met het merkteken van {found}, maar de tekst heeft één byte per teken. Het merkteken is genegeerd. Verwijder de eerste twee bytes.',
  'encoding-other':
    'Het bestand is in {name}. Een sitemap moet in UTF-8 zijn, wat het bestand ook declareert. Het is gelezen als {name}.',
};
