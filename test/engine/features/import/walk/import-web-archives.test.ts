// Archives that a site serves: their files are sources below them, also when the site is looked at again.
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { refreshSources } from '../../../../../electron/engine/features/import/review/refresh-sources.ts';
import type { OpenProject } from '../../../../../electron/engine/project/open-project.ts';
import { makeTar, makeZip } from '../../../read/sources/archive/make-archives.ts';
import { answer, sitemapIndex, urlset } from '../../../read/sources/archive/test-site.ts';
import { control, page, useWebProject } from '../web-project.ts';

const web = useWebProject();

describe('archives from the web', () => {
  it('reads what is in archives that a site serves, and asks for them once', async () => {
    const zip = await makeZip([
      { name: 'maps/one.xml', content: urlset(page('1'), page('2')) },
      { name: '../two.txt', content: `${page('3')}\n` },
    ]);
    const tar = gzipSync(makeTar([{ name: 'three.xml', content: urlset(page('4')) }]));
    web.serve({
      '/index.xml': sitemapIndex(page('all.zip'), page('all.tar.gz'), page('cut.zip'), page('last.xml')),
      '/all.zip': answer(200, { etag: '"1"' }, zip),
      '/all.tar.gz': tar,
      '/cut.zip': zip.subarray(0, zip.length - 30),
      '/last.xml': urlset(page('5')),
    });
    const result = await web.run(page('index.xml'));
    expect(web.locs()).toEqual(['1', '2', '3', '4', '1', '2', '3', '5'].map(page));
    expect(result.sources.map(({ location, entries, state }) => [location, entries, state])).toEqual([
      [page('index.xml'), 0, 'done'],
      [page('all.zip'), 0, 'done'],
      [page('all.zip!/maps/one.xml'), 2, 'done'],
      [page('all.zip!/two.txt'), 1, 'done'],
      [page('all.tar.gz'), 0, 'done'],
      [page('all.tar.gz!/three.xml'), 1, 'done'],
      [page('cut.zip'), 0, 'failed'],
      [page('cut.zip!/maps/one.xml'), 2, 'done'],
      [page('cut.zip!/two.txt'), 1, 'done'],
      [page('last.xml'), 1, 'done'],
    ]);
    expect(web.site.requests.filter((request) => request.includes('.zip'))).toHaveLength(2);
    // As they are, nothing is asked of what is in them; where one has changed, its rows are compared.
    const project = { store: web.store, review: null } as unknown as OpenProject;
    const again = await refreshSources(project, null, control(), { surroundings: web.site.surroundings });
    expect(again).toMatchObject({ review: null, sources: { failed: 1 } });
    web.serve({
      '/all.zip': await makeZip([{ name: 'maps/one.xml', content: urlset(page('1'), page('6')) }]),
    });
    const changed = await refreshSources(project, null, control(), { surroundings: web.site.surroundings });
    expect(changed.review).toMatchObject({ counts: { added: 1, removed: 2, changed: 0 } });
    await expect(web.run(page('cut.zip'))).rejects.toMatchObject({ code: 'damaged-source' });
  });
});
