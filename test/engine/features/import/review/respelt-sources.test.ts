// Sources that spell a URL in another way, or a time in another zone: the row changes, or nothing does.
import { expect, it } from 'vitest';
import { importSources } from '../../../../../electron/engine/features/import/import-sources.ts';
import { refreshSources } from '../../../../../electron/engine/features/import/review/refresh-sources.ts';
import { applyReview } from '../../../../../electron/engine/features/pending/apply-review.ts';
import { finish } from '../../../../../shared/model/steps.ts';
import { startSite, urlset } from '../../../read/sources/archive/test-site.ts';
import { temporaryFolder } from '../../../store/rows/sample-project.ts';
import { createProjectFile } from '../../../../../electron/engine/features/project/open-project-file.ts';
import { join } from 'node:path';

const control = { signal: new AbortController().signal, report: () => undefined };
const page = (name: string): string => `http://site.test/${name}`;
const set = (loc: string, lastmod: string): string =>
  urlset(loc).replace('</loc>', `</loc><lastmod>${lastmod}</lastmod>`);

it('takes another spelling of a URL for a change of its row, and one instant for none', async () => {
  const project = createProjectFile(join(temporaryFolder(), 'site.mapwright'), false);
  const site = await startSite({ '/a.xml': set(page('%c3%a4'), '2024-01-01T10:00:00+02:00') });
  const around = { surroundings: site.surroundings };
  const refresh = () => refreshSources(project, null, control, { ...around, force: true });
  await importSources(project, [page('a.xml')], control, around);

  site.routes['/a.xml'] = set(page('%c3%a4'), '2024-01-01T08:00:00Z');
  expect(await refresh()).toMatchObject({ review: null });
  site.routes['/a.xml'] = set(page('%C3%A4'), '2024-01-01T08:00:00Z');
  expect((await refresh()).review?.counts).toEqual({ added: 0, changed: 1, removed: 0 });
  finish(applyReview(project));
  expect([...project.store.batches()].flatMap(({ loc }) => [...loc])).toEqual([page('%C3%A4')]);

  project.store.close();
  await site.close();
});
