// Dutch sentences of errors about an import and the sources that it finds.
import type { IMPORTS_TEXTS } from '../imports.ts';
import type { Translated } from '../../translated.ts';

export const imports: Translated<typeof IMPORTS_TEXTS> = {
  'import-nothing': 'Er is niets te importeren. Noem een bestand of een URL.',
  'import-no-files': 'Er zijn geen bestanden in {inputs}.',
  'import-no-sources': 'Er zijn geen bestanden in {inputs} die bronnen kunnen zijn. {leftOut}',
  'import-ended': 'De import is beëindigd.',
  'import-url-invalid': 'Dit is geen geldige URL. Controleer de hostnaam.',
  'sitemap-not-followed':
    '{count} vermelde sitemap is zoals gevraagd niet gelezen. | {count} vermelde sitemaps zijn zoals gevraagd niet gelezen.',
  'own-output-kept':
    '“{path}” is geschreven door een export van dit project en daarom niet als bron gelezen. Wat daar eerder vandaan kwam, blijft.',
  'source-repeated':
    '“{path}” leidt naar “{as}”, waar deze import al is geweest. Het is niet nog eens gelezen.',
  'sitemap-not-web': '“{loc}” is geen web-URL. Die is niet gevolgd; corrigeer de URL waar die staat vermeld.',
  'sitemap-other-host': '“{loc}” staat op een andere host dan het bestand dat hem vermeldt.',
  'sitemap-odd-host': '“{loc}” staat op een andere host dan de andere sitemaps die hier staan vermeld.',
  'sitemap-loop':
    '“{loc}” leidt terug naar een bestand dat ernaar verwijst. Die is niet gevolgd; verwijder de verwijzing.',
  'sitemap-too-deep':
    '“{loc}” is meer dan {max} verwijzingen van het eerste bestand verwijderd. Die is niet gevolgd.',
  'sitemap-not-found':
    'De sitemap “{loc}” is niet gevonden onder de lokale bestanden. Download de sitemap en importeer die ook.',
  'site-usual-place':
    'De robots.txt van de site noemt geen sitemap; deze is op een gebruikelijke plaats gevonden. Eerder geprobeerd: {tried}.',
  'site-without-sitemap':
    'Er is geen sitemap gevonden voor “{site}”. Geef de URL van een sitemap op als u die kent. Geprobeerd: {tried}.',
  'own-beside':
    'Mapwright heeft deze bestanden naast de sitemaps geschreven; het zijn geen bronnen. Overgeslagen: {files}.',
  'own-beside-more':
    'Mapwright heeft deze bestanden naast de sitemaps geschreven; het zijn geen bronnen. Overgeslagen: {files} en nog {more}.',
  'own-obsolete':
    'Eerdere exports hebben deze bestanden geschreven, en de set in hun map heeft ze niet meer; het zijn geen bronnen. Overgeslagen: {files}.',
  'own-obsolete-more':
    'Eerdere exports hebben deze bestanden geschreven, en de set in hun map heeft ze niet meer; het zijn geen bronnen. Overgeslagen: {files} en nog {more}.',
  'own-output':
    'Deze bestanden staan in de map waarin wordt geschreven; het zijn geen bronnen. Overgeslagen: {files}.',
  'own-output-more':
    'Deze bestanden staan in de map waarin wordt geschreven; het zijn geen bronnen. Overgeslagen: {files} en nog {more}.',
  'own-project': 'Projectbestanden zijn geen bronnen. Overgeslagen: {files}.',
  'own-project-more': 'Projectbestanden zijn geen bronnen. Overgeslagen: {files} en nog {more}.',
  'review-gone': 'Er zijn geen wijzigingen meer om te bekijken. Importeer opnieuw om ze te zien.',
  'review-changed': 'Het project is veranderd sinds deze wijzigingen zijn gevonden. Zoek ze opnieuw.',
  'refresh-nothing': 'Er is geen bron om opnieuw te controleren. Importeer eerst iets.',
  'retry-nothing': 'Er is niets om opnieuw te proberen: geen enkele bron is mislukt.',
  'site-tried': '{url}: geen sitemap',
  'site-tried-robots': '{url}: noemt geen sitemap',
  'site-tried-status': '{url}: HTTP {status}',
  'site-tried-failed': '{url}: {cause}',
};
