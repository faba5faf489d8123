// @vitest-environment happy-dom
import { expect, it, onTestFinished } from 'vitest';
import CompareReport from '../../../../renderer/features/compare/CompareReport.vue';
import CompareOutcome from '../../../../renderer/features/compare/CompareOutcome.vue';
import { sideKey } from '../../../../renderer/features/compare/compare-sides.ts';
import { useComparing } from '../../../../renderer/features/compare/comparing-store.ts';
import { useSideNames } from '../../../../renderer/features/compare/side-names-store.ts';
import type { ComparedSide, CompareSide } from '../../../../shared/model/comparison.ts';
import { fakeClient } from '../../fake-client.ts';
import { mountWith, settled } from '../../mount-app.ts';

it('names a state of the project as it was chosen, not by the file that both sides are', async () => {
  const wrapper = mountWith(CompareOutcome, fakeClient());
  onTestFinished(() => {
    wrapper.unmount();
  });
  const state: CompareSide = { kind: 'project', change: 3 };
  const side = (of: CompareSide, name: string): ComparedSide => ({
    ...{ side: of, name, rows: 3, duplicates: 0, leftOut: 0, unwritten: [], notHeld: [], files: null },
    unread: null,
  });
  const comparing = useComparing();
  useSideNames().byKey = new Map([[sideKey(state), 'after: Import site.xml']]);
  comparing.summary = {
    sides: [side(state, '/site.mapwright@3'), side({ kind: 'project' }, '/site.mapwright')],
    same: true,
    counts: { added: 0, removed: 0, changed: 0 },
    unchanged: 3,
    fields: {},
    files: null,
    problems: [],
    moreProblems: 0,
    takes: null,
  } as never;
  await settled();
  const named = wrapper.findAll('.sides span').map((one) => one.text());
  expect(named).toEqual(['A after: Import site.xml · 3 URLs', 'B This project as it is now · 3 URLs']);
});

it('names all that could not be read, and its share', async () => {
  const wrapper = mountWith(CompareOutcome, fakeClient());
  onTestFinished(() => {
    wrapper.unmount();
  });
  const facts = { rows: 3, duplicates: 0, leftOut: 0, unwritten: [], notHeld: [], files: 2 };
  const side = (location: string): ComparedSide => {
    return { side: { kind: 'set', location }, name: location, ...facts, unread: null };
  };
  const places = ['https://e.com/b.xml', 'https://e.com/c.xml'];
  useComparing().summary = {
    sides: [{ ...side('https://e.com/index.xml'), unread: { places, count: 2, of: 5 } }, side('/set')],
    ...{ same: true, counts: { added: 0, removed: 0, changed: 0 }, unchanged: 3, fields: {}, files: null },
    ...{ problems: [], unread: places, ignored: [], takes: null },
  } as never;
  await settled();
  const told = wrapper.find('.unread');
  expect(told.find('p').text()).toMatch(/^A: 2 of 5 sitemaps \(40%\) could not be read/);
  expect(told.findAll('li').map((one) => one.text())).toEqual(places);
  expect(wrapper.text()).toContain('What could be read has the same URLs.');
});

it('writes the files of a comparison as a table of their own', async () => {
  const client = fakeClient();
  const wrapper = mountWith(CompareReport, client, { list: 'files' });
  onTestFinished(() => {
    wrapper.unmount();
  });
  await wrapper.get('select').setValue('csv');
  await wrapper.get('input').setValue('/reports');
  await wrapper.get('form').trigger('submit');
  await settled();
  const [written] = client.calls.filter(({ name }) => name === 'compare.export');
  expect(written?.params).toMatchObject({
    list: 'files',
    format: 'csv',
    path: '/reports/comparison-files.csv',
  });
});
