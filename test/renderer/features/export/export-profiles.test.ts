// @vitest-environment happy-dom
// The form of an export while profiles are kept and chosen.
import { expect, it } from 'vitest';
import { useExporting } from '../../../../renderer/features/export/exporting-store.ts';
import { useProject } from '../../../../renderer/features/project/project-store.ts';
import { fakeClient } from '../../fake-client.ts';
import { settled } from '../../mount-app.ts';
import { openExportDialog } from './open-export-dialog.ts';

it('leaves groups of options open, with the values of the profile that is chosen', async () => {
  const client = fakeClient();
  const wrapper = await openExportDialog(client);
  const { info } = useProject();
  const options = { ...useExporting().options, byHost: true };
  const hostUrls = [{ host: 'shop.example', baseUrl: 'https://shop.example/maps/' }];
  const profiles = [
    { id: 1, name: 'Live', options: { ...options, indexName: 'all', hostUrls }, last: null },
    { id: 2, name: 'Test', options: { ...options, hostUrls: [] }, last: null },
  ];
  if (info) client.answer('project.info', { ...info, exports: { profiles, last: null } });
  await useProject().refresh();
  await settled();
  const groups = wrapper.findAll<HTMLDetailsElement>('details.group');
  for (const { element } of groups) element.open = true;
  const shown = (): string[] => {
    const group = wrapper.findAll<HTMLDetailsElement>('details.group')[1];
    expect(group?.element.open).toBe(true);
    return [
      group?.findAll('input')[1]?.element.value ?? '?',
      group?.get('textarea').element.value.replace('\n', ' ') ?? '?',
    ];
  };
  const choice = wrapper.get('.profiles select');
  await choice.setValue('1');
  expect(shown()).toEqual(['all', 'shop.example=https://shop.example/maps/']);
  await wrapper.get('textarea').setValue('shop.example=https://shop.example/maps/\nSHOP.example');
  expect(shown()[1]).toMatch(/ SHOP\.example$/);
  await choice.setValue('2');
  await settled();
  expect(shown()).toEqual(['', '']);
  await wrapper.get('textarea').setValue('Shop.example = https://shop.example/');
  expect(shown()[1]).toBe('Shop.example = https://shop.example/');
  await choice.setValue('');
  expect(shown()[1]).toBe('Shop.example = https://shop.example/');
});
