// Dutch: what is told of the sitemaps that an index or a robots.txt lists.
import type { REFERENCES_TEXTS } from '../references.ts';
import type { Translated } from '../../translated.ts';

export const references: Translated<typeof REFERENCES_TEXTS> = {
  'sitemap-no-loc': 'Een <sitemap> heeft geen <loc>. Hij is weggelaten.',
  'sitemap-extra': 'Een <sitemap> heeft andere elementen dan <loc> en <lastmod>. Die zijn genegeerd.',
  'sitemap-loc-cut':
    'De sitemap-URL “{end}” heeft geen einde: waar die verder zou moeten gaan, begint iets anders. De URL is weggelaten. Corrigeer die in de index.',
  'sitemap-other-scheme':
    '“{loc}” is geen http- of https-URL, zoals een sitemap nodig heeft. Corrigeer de URL waar de sitemap staat vermeld.',
  'sitemap-not-absolute':
    '“{loc}” is geen volledige URL, zoals een sitemap nodig heeft. Schrijf de URL met https:// en de host.',
  'sitemap-loc-invalid': '“{loc}” is geen geldige URL. Corrigeer die waar de sitemap staat vermeld.',
  'sitemap-repeated': 'De sitemap “{loc}” staat meer dan eens vermeld. Hij wordt één keer gelezen.',
  'sitemap-lastmod-invalid':
    'De wijzigingsdatum “{text}” van een sitemap is geen W3C-datum. De datum is ongewijzigd behouden.',
  'sitemap-line-empty': 'Een Sitemap-regel heeft geen URL. Hij is weggelaten.',
  'sitemap-line-split':
    'De Sitemap-regel heeft {parts} URL’s. Ze zijn allemaal gelezen. Schrijf er één per regel.',
  'sitemap-unwrapped':
    'Rond de URL in {text} staan aanhalingstekens, haken of onzichtbare tekens. Ze zijn weggelaten.',
  'robots-many-lines': 'Het bestand heeft meer dan {max} regels. De overige zijn niet gelezen.',
  'robots-mark':
    'Vóór deze regel staat een byte order mark, waardoor zoekmachines hem negeren. De sitemap is toch gelezen. Verwijder het teken.',
  'robots-line-beyond':
    'Deze regel eindigt voorbij {size} KiB, waar zoekmachines stoppen met lezen. Regels vanaf hier tellen niet. Sitemaps zijn toch gelezen. Kort het bestand in.',
  'robots-url-line':
    'In de robots.txt staat een URL zonder veld. Hij is weggelaten. Is het een sitemap, schrijf er dan “Sitemap:” voor.',
  'robots-no-sitemaps': 'De robots.txt noemt geen sitemap.',
};
