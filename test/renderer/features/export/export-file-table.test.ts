// @vitest-environment happy-dom
// The files of a plan as the window shows them.
import { expect, it } from 'vitest';
import ExportFileTable from '../../../../renderer/features/export/ExportFileTable.vue';
import { useExporting } from '../../../../renderer/features/export/exporting-store.ts';
import type { ExportPlan } from '../../../../shared/model/export/planned-set.ts';
import { fakeClient } from '../../fake-client.ts';
import { EXPORT_PLAN } from './fake-exports.ts';
import { mountWith, settled } from '../../mount-app.ts';
import { openExportDialog } from './open-export-dialog.ts';

const file = { urls: 0, bytes: 1_234, change: 'new' } as const;

it('says which sizes are about right', () => {
  const extras = [
    { ...file, name: 'sitemap-files.csv', isAbout: true },
    { ...file, name: 'SHA256SUMS' },
  ];
  const wrapper = mountWith(ExportFileTable, fakeClient(), {
    plan: { ...EXPORT_PLAN, extras },
    limits: { maxUrls: 50_000, maxBytes: 52_428_800, maxSitemaps: undefined },
  });
  const rows = wrapper.findAll('tbody:last-of-type tr').slice(1);
  expect(rows.map((row) => row.findAll('td')[2]?.text())).toEqual(['about 1,234', '1,234']);
  wrapper.unmount();
});

it('says of a robots.txt how many Sitemap lines it has, of lists how many URLs', () => {
  const extras = ['robots.txt', 'a.example/robots.txt', 'b.example/robots.txt', 'urllist.txt'];
  const wrapper = mountWith(ExportFileTable, fakeClient(), {
    plan: { ...EXPORT_PLAN, extras: extras.map((name, i) => ({ ...file, name, urls: [1, 2, 0, 3][i] })) },
    limits: { maxUrls: 50_000, maxBytes: 52_428_800, maxSitemaps: undefined },
  });
  const rows = wrapper.findAll('tbody:last-of-type tr').slice(1);
  expect(rows.map((row) => row.findAll('td')[1]?.text())).toEqual([
    '1 Sitemap line',
    '2 Sitemap lines',
    '',
    '3',
  ]);
  wrapper.unmount();
});

it('shows only what changes where a part does, if wanted', async () => {
  const plan: ExportPlan = {
    ...EXPORT_PLAN,
    files: [
      { ...file, name: 'sitemap-1.xml', change: 'unchanged' },
      { ...file, name: 'sitemap-2.xml', change: 'changed' },
    ],
    index: { ...file, name: 'sitemap-index.xml', change: 'changed' },
    extras: [{ ...file, name: 'robots.txt', change: 'unchanged' }],
  };
  const client = fakeClient();
  client.answer('export.plan', plan);
  const wrapper = await openExportDialog(client);
  const names = () => wrapper.findAll('tbody td.mono').map((cell) => cell.text());
  const all = ['sitemap-1.xml', 'sitemap-2.xml', 'sitemap-index.xml', 'robots.txt'];
  expect(names()).toEqual(all);
  const box = () => wrapper.get<HTMLInputElement>('.only input');
  expect(wrapper.get('.only').text()).toBe('Only what changes (2 files)');
  await box().setValue(true);
  expect(names()).toEqual(['sitemap-2.xml', 'sitemap-index.xml']);
  // What follows another plan, by way of one without a part that stays.
  client.answer('export.plan', EXPORT_PLAN);
  await useExporting().preview();
  await settled();
  expect(wrapper.find('.only').exists()).toBe(false);
  expect(names()).toHaveLength(2);
  client.answer('export.plan', plan);
  await useExporting().preview();
  await settled();
  expect(box().element.checked).toBe(true);
  wrapper.unmount();
  const again = await openExportDialog(client);
  expect(again.get<HTMLInputElement>('.only input').element.checked).toBe(false);
});
