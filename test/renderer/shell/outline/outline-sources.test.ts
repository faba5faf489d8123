// @vitest-environment happy-dom
// Of thousands of sources, the outline puts up those with something to say first, and others on demand.
import { flushPromises, type VueWrapper } from '@vue/test-utils';
import { afterEach, expect, it } from 'vitest';
import OutlineSources from '../../../../renderer/shell/outline/OutlineSources.vue';
import { useProject } from '../../../../renderer/features/project/project-store.ts';
import type { SourceInfo } from '../../../../shared/model/project.ts';
import { fakeClient, IMPORT_RESULT } from '../../fake-client.ts';
import { mountWith } from '../../mount-app.ts';

let mounted: VueWrapper | null = null;
afterEach(() => {
  mounted?.unmount();
  mounted = null;
});

const [ONE] = IMPORT_RESULT.sources as [SourceInfo];

async function openWith(count: number): Promise<VueWrapper> {
  const client = fakeClient();
  const sources = Array.from({ length: count }, (_, i) => ({
    ...ONE,
    ...{ id: i + 1, parent: null, errors: 0, warnings: i === count - 1 ? 1 : 0, state: 'done' },
    location: `/site/${String(i + 1)}.xml`,
  }));
  const info = await client.engine['project.info']({});
  client.answer('project.open', { ...info, sources });
  mounted = mountWith(OutlineSources, client, { shown: () => false });
  await useProject().open('/a.mapwright');
  await flushPromises();
  return mounted;
}

const labels = (outline: VueWrapper): string[] => outline.findAll('li .label').map((label) => label.text());

it('puts up some hundreds of sources, those with something to say first, and more on demand', async () => {
  const outline = await openWith(1_200);
  expect(labels(outline)).toHaveLength(500);
  expect(labels(outline).slice(0, 2)).toEqual(['1200.xml', '1.xml']);
  await outline.get('.below').trigger('click');
  expect(labels(outline)).toHaveLength(1_000);
  expect(outline.get('.below').text()).toBe('Show 200 more');
  await outline.get('.below').trigger('click');
  expect(labels(outline)).toHaveLength(1_200);
  expect(labels(outline).at(-1)).toBe('1200.xml');
  expect(outline.find('.below').exists()).toBe(false);
});
