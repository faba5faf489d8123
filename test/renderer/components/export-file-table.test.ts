// @vitest-environment happy-dom
// The files of a plan as the window shows them.
import { expect, it } from 'vitest';
import ExportFileTable from '../../../renderer/components/export/ExportFileTable.vue';
import { fakeClient } from '../fake-client.ts';
import { EXPORT_PLAN } from '../fake-exports.ts';
import { mountWith } from '../mount-app.ts';

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
