// English sentences of errors about an import and the sources that it finds.

export const IMPORTS_TEXTS = {
  'import-nothing': 'There is nothing to import. Name a file or a URL.',
  'import-no-files': 'There are no files in {inputs}.',
  'import-no-sources': 'There are no files in {inputs} that can be sources. {leftOut}',
  'import-ended': 'The import has ended.',
  'import-url-invalid': 'This is not a valid URL. Check the host name.',
  'sitemap-not-followed':
    '{count} sitemap that it lists was not read, as asked for. | {count} sitemaps that it lists were not read, as asked for.',
  'own-output-kept':
    '“{path}” is what an export of this project wrote, so it was not read as a source. What came from there before stays.',
  'source-repeated':
    '“{path}” leads to “{as}”, which this import has already read. It was not read a second time.',
  'sitemap-not-web': '“{loc}” is not a web URL. It was not followed; correct it where it is listed.',
  'sitemap-other-host': '“{loc}” is on another host than the file that lists it.',
  'sitemap-odd-host': '“{loc}” is on another host than the other sitemaps that are listed here.',
  'sitemap-loop':
    '“{loc}” leads back to a file that refers to it. It was not followed; remove the reference.',
  'sitemap-too-deep': '“{loc}” is more than {max} references away from the first file. It was not followed.',
  'sitemap-not-found':
    'The sitemap “{loc}” was not found among the local files. Download it and import it too.',
  'site-usual-place':
    'The robots.txt of the site names no sitemap; this one was found at a usual place. Tried before: {tried}.',
  'site-without-sitemap':
    'No sitemap was found for “{site}”. Give the URL of one if you know it. Tried: {tried}.',
  'own-beside': 'Mapwright wrote these files beside the sitemaps; they are not sources. Left out: {files}.',
  'own-beside-more':
    'Mapwright wrote these files beside the sitemaps; they are not sources. Left out: {files} and {more} more.',
  'own-obsolete':
    'Earlier exports wrote these files, and the set in their folder no longer has them; they are not sources. Left out: {files}.',
  'own-obsolete-more':
    'Earlier exports wrote these files, and the set in their folder no longer has them; they are not sources. Left out: {files} and {more} more.',
  'own-output': 'These files are in the folder that is written to; they are not sources. Left out: {files}.',
  'own-output-more':
    'These files are in the folder that is written to; they are not sources. Left out: {files} and {more} more.',
  'own-project': 'Project files are not sources. Left out: {files}.',
  'own-project-more': 'Project files are not sources. Left out: {files} and {more} more.',
  'review-gone': 'There are no changes to review any more. Import again to see them.',
  'review-changed': 'The project has changed since these changes were found. Look for them again.',
  'refresh-nothing': 'There is no source to look at again. Import something first.',
  'retry-nothing': 'There is nothing to try again: no source has failed.',
  'site-tried': '{url}: no sitemap',
  'site-tried-robots': '{url}: names no sitemap',
  'site-tried-status': '{url}: HTTP {status}',
  'site-tried-failed': '{url}: {cause}',
} as const;
