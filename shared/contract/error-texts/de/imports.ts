// German sentences of errors about an import and the sources that it finds.
import type { IMPORTS_TEXTS } from '../imports.ts';
import type { Translated } from '../../translated.ts';

export const imports: Translated<typeof IMPORTS_TEXTS> = {
  'import-nothing': 'Es gibt nichts zu importieren. Nennen Sie eine Datei oder eine URL.',
  'import-no-files': 'In {inputs} gibt es keine Dateien.',
  'import-no-sources': 'In {inputs} gibt es keine Dateien, die Quellen sein können. {leftOut}',
  'import-ended': 'Der Import ist beendet.',
  'import-url-invalid': 'Das ist keine gültige URL. Prüfen Sie den Hostnamen.',
  'sitemap-not-followed':
    '{count} dort aufgeführte Sitemap wurde wie gewünscht nicht gelesen. | {count} dort aufgeführte Sitemaps wurden wie gewünscht nicht gelesen.',
  'own-output-kept':
    '„{path}“ wurde von einem Export dieses Projekts geschrieben und daher nicht als Quelle gelesen. Was von dort kam, bleibt.',
  'source-repeated':
    '„{path}“ führt zu „{as}“, wo dieser Import schon war. Es wurde nicht noch einmal gelesen.',
  'sitemap-not-web':
    '„{loc}“ ist keine Web-URL. Ihr wurde nicht gefolgt; korrigieren Sie sie dort, wo sie aufgeführt ist.',
  'sitemap-other-host': '„{loc}“ liegt auf einem anderen Host als die Datei, die sie aufführt.',
  'sitemap-odd-host': '„{loc}“ liegt auf einem anderen Host als die übrigen hier aufgeführten Sitemaps.',
  'sitemap-loop':
    '„{loc}“ führt zu einer Datei zurück, die darauf verweist. Ihr wurde nicht gefolgt; entfernen Sie den Verweis.',
  'sitemap-too-deep':
    '„{loc}“ ist mehr als {max} Verweise von der ersten Datei entfernt. Ihr wurde nicht gefolgt.',
  'sitemap-not-found':
    'Die Sitemap „{loc}“ wurde unter den lokalen Dateien nicht gefunden. Laden Sie sie herunter und importieren Sie sie auch.',
  'site-usual-place':
    'Die robots.txt der Website nennt keine Sitemap; diese wurde an einem üblichen Ort gefunden. Zuvor versucht: {tried}.',
  'site-without-sitemap':
    'Für „{site}“ wurde keine Sitemap gefunden. Geben Sie die URL einer Sitemap an, wenn Sie eine kennen. Versucht: {tried}.',
  'own-beside':
    'Mapwright hat diese Dateien neben die Sitemaps geschrieben; sie sind keine Quellen. Übersprungen: {files}.',
  'own-beside-more':
    'Mapwright hat diese Dateien neben die Sitemaps geschrieben; sie sind keine Quellen. Übersprungen: {files} und {more} weitere.',
  'own-obsolete':
    'Frühere Exporte haben diese Dateien geschrieben, und das Set in ihrem Ordner enthält sie nicht mehr; sie sind keine Quellen. Übersprungen: {files}.',
  'own-obsolete-more':
    'Frühere Exporte haben diese Dateien geschrieben, und das Set in ihrem Ordner enthält sie nicht mehr; sie sind keine Quellen. Übersprungen: {files} und {more} weitere.',
  'own-output':
    'Diese Dateien liegen in dem Ordner, in den geschrieben wird; sie sind keine Quellen. Übersprungen: {files}.',
  'own-output-more':
    'Diese Dateien liegen in dem Ordner, in den geschrieben wird; sie sind keine Quellen. Übersprungen: {files} und {more} weitere.',
  'own-project': 'Projektdateien sind keine Quellen. Übersprungen: {files}.',
  'own-project-more': 'Projektdateien sind keine Quellen. Übersprungen: {files} und {more} weitere.',
  'review-gone': 'Es gibt keine Änderungen mehr zu prüfen. Importieren Sie erneut, um sie zu sehen.',
  'review-changed':
    'Das Projekt hat sich geändert, seit diese Änderungen gefunden wurden. Suchen Sie sie erneut.',
  'refresh-nothing': 'Es gibt keine Quelle, die erneut geprüft werden könnte. Importieren Sie zuerst etwas.',
  'retry-nothing': 'Es gibt nichts zu wiederholen: Keine Quelle ist fehlgeschlagen.',
  'site-tried': '{url}: keine Sitemap',
  'site-tried-robots': '{url}: nennt keine Sitemap',
  'site-tried-status': '{url}: HTTP {status}',
  'site-tried-failed': '{url}: {cause}',
};
