// @vitest-environment happy-dom
// The preview of a bulk edit: rows that go as duplicates are told from those that stay.
import { expect, it } from 'vitest';
import ChangePreview from '../../../../../renderer/features/edit/bulk/ChangePreview.vue';
import { fakeClient } from '../../../fake-client.ts';
import { mountWith } from '../../../mount-app.ts';

it('tells of a row that goes, and of the one that stays, what they differ in and where they came from', () => {
  const old = {
    id: 7,
    lastmod: '2020-01-01',
    changefreq: null,
    priority: 0.1,
    line: 12,
    location: '/x/a.xml',
  };
  const hand = { id: 9, lastmod: null, changefreq: 'daily', priority: 1, line: 0, location: '' };
  const change = { column: 'loc', before: 'https://a.example/', after: null, removed: true } as const;
  const wrapper = mountWith(ChangePreview, fakeClient(), {
    changes: [
      { ...change, id: 7, copies: { goes: old, stays: hand } },
      { ...change, id: 9, copies: { goes: hand, stays: old } },
    ],
  });
  const cells = wrapper.findAll('tbody td').map((cell) => cell.text().replace(/\s+/g, ' '));
  expect(cells[0]).toContain('2020-01-01 · 0.1 · a.xml, line 12');
  expect(cells[1]).toBe('(row deleted)Kept: daily · 1.0 · Added by hand, Row number 9');
  expect(cells[2]).toContain('daily · 1.0 · Added by hand, Row number 9');
  expect(cells[3]).toBe('(row deleted)Kept: 2020-01-01 · 0.1 · a.xml, line 12');
  wrapper.unmount();
});
