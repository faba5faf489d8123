// German: what is told of the sitemaps that an index or a robots.txt lists.
import type { REFERENCES_TEXTS } from '../references.ts';
import type { Translated } from '../../translated.ts';

export const references: Translated<typeof REFERENCES_TEXTS> = {
  'sitemap-no-loc': 'Ein <sitemap> hat kein <loc>. Es wurde weggelassen.',
  'sitemap-extra': 'Ein <sitemap> hat andere Elemente als <loc> und <lastmod>. Sie wurden ignoriert.',
  'sitemap-loc-cut':
    'Die Sitemap-URL „{end}“ hat kein Ende: Wo sie weitergehen müsste, beginnt etwas anderes. Sie wurde weggelassen. Korrigieren Sie sie im Index.',
  'sitemap-other-scheme':
    '„{loc}“ ist keine http- oder https-URL, wie eine Sitemap sie braucht. Korrigieren Sie sie dort, wo die Sitemap aufgeführt ist.',
  'sitemap-not-absolute':
    '„{loc}“ ist keine vollständige URL, wie eine Sitemap sie braucht. Schreiben Sie sie mit https:// und dem Host.',
  'sitemap-loc-invalid':
    '„{loc}“ ist keine gültige URL. Korrigieren Sie sie dort, wo die Sitemap aufgeführt ist.',
  'sitemap-repeated': 'Die Sitemap „{loc}“ ist mehrmals aufgeführt. Sie wird einmal gelesen.',
  'sitemap-lastmod-invalid':
    'Das Änderungsdatum „{text}“ einer Sitemap ist kein W3C-Datum. Es blieb, wie es ist.',
  'sitemap-line-empty': 'Eine Sitemap-Zeile hat keine URL. Sie wurde weggelassen.',
  'sitemap-line-split':
    'Die Sitemap-Zeile hat {parts} URLs. Alle wurden gelesen. Schreiben Sie eine pro Zeile.',
  'sitemap-unwrapped':
    'Um die URL in {text} stehen Anführungszeichen, Klammern oder unsichtbare Zeichen. Sie wurden weggelassen.',
  'robots-many-lines': 'Die Datei hat mehr als {max} Zeilen. Die übrigen wurden nicht gelesen.',
  'robots-mark':
    'Vor dieser Zeile steht ein Byte Order Mark; deshalb ignorieren Suchmaschinen sie. Die Sitemap wurde trotzdem gelesen. Entfernen Sie das Zeichen.',
  'robots-line-beyond':
    'Diese Zeile endet hinter {size} KiB, wo Suchmaschinen aufhören zu lesen. Regeln ab hier gelten nicht. Sitemaps wurden trotzdem gelesen. Kürzen Sie die Datei.',
  'robots-url-line':
    'In der robots.txt steht eine URL ohne Feld. Sie wurde weggelassen. Ist sie eine Sitemap, schreiben Sie „Sitemap:“ davor.',
  'robots-no-sitemaps': 'Die robots.txt nennt keine Sitemap.',
};
