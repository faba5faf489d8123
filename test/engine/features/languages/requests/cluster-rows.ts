// Rows with language versions, and what of them stands in a project, for tests of clusters.
import { expect } from 'vitest';
import { currentProject } from '../../../../../electron/engine/project/current-project.ts';
import type { EngineContext } from '../../../../../electron/engine/project/context.ts';
import { readExtensions } from '../../../../../electron/engine/read/parse/xml/read-extensions.ts';
import type { SampleRow } from '../../../store/rows/sample-project.ts';

export const SITE = 'https://example.com';
export const at = (path: string): string => `${SITE}${path}`;
const link = (language: string, path: string): string =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${path.startsWith('/') ? at(path) : path}"/>`;
export const row = (path: string, links: Readonly<Record<string, string>> = {}, more = ''): SampleRow => {
  const ext =
    more +
    Object.entries(links)
      .map(([code, target]) => link(code, target))
      .join('');
  return { loc: at(path), ext: ext === '' ? null : ext };
};
export const PAIR = { en: '/en/a', de: '/de/a' };
export const IMAGE = `<image:image><image:loc>${at('/i.png')}</image:loc></image:image>`;

export const linksOf = (context: EngineContext): Record<string, string[]> =>
  Object.fromEntries(
    currentProject(context)
      .store.db.all('SELECT loc, ext, alternates FROM url WHERE deleted = 0 ORDER BY id')
      .map(([loc, ext, count]) => {
        const { alternates } = readExtensions(ext === null ? null : String(ext));
        expect(count).toBe(alternates.length);
        return [
          String(loc).replace(SITE, ''),
          alternates.map(({ hreflang, href }) => `${hreflang} ${href.replace(SITE, '')}`),
        ];
      }),
  );
