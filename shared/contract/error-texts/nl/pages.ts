// Dutch: what is told of links of pages and feeds.
import type { PAGES_TEXTS } from '../pages.ts';
import type { Translated } from '../../translated.ts';

export const pages: Translated<typeof PAGES_TEXTS> = {
  'html-cut': 'De pagina is afgekapt. De links ervoor zijn gelezen. Haal het bestand opnieuw op.',
  'html-unclosed': 'De pagina heeft geen echt einde en is misschien afgekapt. De links erin zijn gelezen.',
  'html-invalid-reference': 'Een link verwijst naar een teken dat niet bestaat. Hij is weggelaten.',
  'html-link-in-template':
    'Een link staat in een <template>, die geen deel van de pagina is. Hij is weggelaten.',
  'html-link-too-long': 'Een link is langer dan {max} tekens. Hij is weggelaten.',
  'html-other-scheme':
    'Een link leidt niet naar een webpagina (mailto:, javascript: en dergelijke). Hij is weggelaten.',
  'html-link-repeated': 'De pagina linkt nog eens naar dezelfde URL. Die is één keer opgenomen.',
  'html-fragment-removed':
    'Een link leidt naar een plaats in een pagina. De URL is opgenomen zonder het deel vanaf #.',
  'html-link-relative':
    'De link “{text}” is relatief, en de pagina zegt niet waaraan. De link is ongewijzigd opgenomen.',
  'html-no-content': '{max} tags en teksten bevatten geen nieuwe link. De pagina is niet verder gelezen.',
  'html-too-many-links': 'De pagina heeft meer dan {max} links. De pagina is niet verder gelezen.',
  'feed-entry-without-link': 'Een item van de feed heeft geen link naar een pagina. Het is weggelaten.',
  'feed-link-text':
    'De link staat er als tekst, terwijl Atom er het attribuut href voor heeft. Hij is toch gelezen.',
  'feed-link-resolved': 'De link “{text}” is relatief. Hij is aangevuld met xml:base of de URL van de feed.',
};
