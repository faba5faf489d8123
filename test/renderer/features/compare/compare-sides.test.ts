import { beforeEach, expect, it } from 'vitest';
import { sideOptions } from '../../../../renderer/features/compare/compare-sides.ts';
import { useProject } from '../../../../renderer/features/project/project-store.ts';
import type { SourceInfo } from '../../../../shared/model/project.ts';
import { fakeClient } from '../../fake-client.ts';
import { useStores } from '../../mount-app.ts';

beforeEach(() => {
  useStores(fakeClient());
});

const text = {
  t: (key: string) => key,
  plural: (key: string) => key,
  dateTime: (at: string) => at,
} as unknown as Parameters<typeof sideOptions>[3];

it('offers the sources that could be read as a set', async () => {
  const project = useProject();
  await project.refresh();
  const info = project.info!;
  const [source] = info.sources as [SourceInfo];
  const sources: SourceInfo[] = [
    source,
    { ...source, id: 2, location: '/site/logo.png', state: 'failed', format: null, entries: 0 },
    { ...source, id: 3, location: '/site/page.html', state: 'failed', format: 'html', entries: 0 },
    { ...source, id: 4, location: '/site/cut-off.xml', state: 'failed', entries: 12 },
    { ...source, id: 5, location: '/site/child.xml', parent: 1 },
  ];
  const offered = sideOptions({ ...info, sources }, [], [], text).filter(({ group }) => group === 'sources');
  expect(offered.map(({ label }) => label)).toEqual(['/site/sitemap.xml', '/site/cut-off.xml']);
});

it('names what was dropped into a browser by its file, and does not offer what is kept nowhere', async () => {
  const project = useProject();
  await project.refresh();
  const info = project.info!;
  const [source] = info.sources as [SourceInfo];
  const sources: SourceInfo[] = [
    { ...source, id: 1, location: '/tmp/mapwright-tmp-uploads-AbC/1/list.xml' },
    { ...source, id: 2, location: '/tmp/mapwright-tmp-uploads-XyZ/1/gone.xml' },
    { ...source, id: 3, location: 'clipboard' },
  ];
  const offered = sideOptions({ ...info, sources, lostSources: [2, 3] }, [], [], text);
  expect(offered.filter(({ group }) => group === 'sources').map(({ label }) => label)).toEqual(['list.xml']);
});
