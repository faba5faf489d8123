// Taking differences over into the project, from either side and from two other sets.
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RequestParams } from '../../../../../shared/contract/requests/requests.ts';
import { urlset } from '../../../read/sources/archive/test-site.ts';
import {
  ask,
  compare,
  file,
  folder,
  givenComparingEngine,
  NOW,
  projectOf,
  set,
  url,
} from '../comparing-engine.ts';

givenComparingEngine();

const NOTHING = { added: 0, changed: 0, removed: 0, included: 0, same: 0, skipped: 0, unwritable: 0 };

describe('taking differences over', () => {
  beforeEach(async () => {
    await projectOf('site', url('same'), url('gone'), url('dated'));
    const after = await file(
      'after.xml',
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"><url><loc>${url('same')}</loc></url><url><loc>${url('dated')}</loc><lastmod>2026-05-05</lastmod><priority>0.3</priority><image:image><image:loc>https://example.com/i.png</image:loc></image:image></url><url><loc>${url('new')}</loc><changefreq>daily</changefreq></url></urlset>`,
    );
    await compare(NOW, set(after));
  });

  const stateOfAll = async (): Promise<string[]> =>
    (await ask('compare.rows', { start: 0, count: 10 })).items.map(
      ({ kind, state }) => `${kind} ${state ?? ''}`,
    );

  it('takes all of them as one step of undo, after which both are the same', async () => {
    const { applied } = await ask('compare.apply', {});
    expect(applied).toEqual({ ...NOTHING, added: 1, changed: 1, removed: 1 });
    expect(await stateOfAll()).toEqual(['changed done', 'added done', 'removed done']);
    expect(await compare(NOW, set(join(folder, 'after.xml')))).toMatchObject({ same: true, unchanged: 3 });
    await ask('history.undo', {});
    expect((await compare(NOW, set(join(folder, 'after.xml')))).counts).toEqual({
      added: 1,
      removed: 1,
      changed: 1,
    });
  });

  it('takes a single field or single rows, and leaves alone what was changed since', async () => {
    await ask('compare.apply', { field: 'priority' });
    const { items } = await ask('compare.rows', { kind: 'changed', start: 0, count: 1 });
    const detail = await ask('row.detail', { id: items[0]?.row ?? 0 });
    expect(detail.row).toMatchObject({ priority: 0.3, lastmod: null, images: 0 });
    expect(items[0]?.state).toBe('open');
    await ask('edit.set', {
      rows: { kind: 'ids', ids: [items[0]?.row ?? 0] },
      column: 'lastmod',
      value: '2020-01-01',
    });
    expect((await ask('compare.rows', { kind: 'changed', start: 0, count: 1 })).items[0]?.state).toBe(
      'stale',
    );
    const gone = (await ask('compare.rows', { kind: 'removed', start: 0, count: 1 })).items[0]?.item ?? 0;
    const { applied } = await ask('compare.apply', { items: [gone, items[0]?.item ?? 0] });
    expect(applied).toEqual({ ...NOTHING, removed: 1, skipped: 1 });
  });

  it('takes one vocabulary after the other', async () => {
    const { items } = await ask('compare.rows', { kind: 'changed', start: 0, count: 1 });
    await ask('compare.apply', { field: 'images' });
    expect((await ask('row.detail', { id: items[0]?.row ?? 0 })).row).toMatchObject({
      images: 1,
      priority: null,
    });
    await ask('compare.apply', {});
    expect(await stateOfAll()).toEqual(['changed done', 'added done', 'removed done']);
  });

  it('takes over from the first side where the project is the second', async () => {
    const after = set(join(folder, 'after.xml'));
    expect((await compare(after, NOW)).takes).toBe('before');
    const { items } = await ask('compare.rows', { start: 0, count: 10 });
    expect(items.map(({ kind, state }) => `${kind} ${state ?? ''}`)).toEqual([
      'changed open',
      'added open',
      'removed open',
    ]);
    const { applied } = await ask('compare.apply', {});
    expect(applied).toEqual({ ...NOTHING, added: 1, changed: 1, removed: 1 });
    expect(await stateOfAll()).toEqual(['changed done', 'added done', 'removed done']);
    expect(await compare(NOW, after)).toMatchObject({ same: true, unchanged: 3 });
  });

  it('brings what changed between two other sets to the rows of the same addresses', async () => {
    const old = await file('old.xml', urlset(url('dated'), url('gone'), url('elsewhere')));
    expect((await compare(set(old), set(join(folder, 'after.xml')))).takes).toBe('after');
    // The project has "same" already, in just that form, and never had "elsewhere".
    expect(await stateOfAll()).toEqual([
      'changed open',
      'added done',
      'added open',
      'removed open',
      'removed done',
    ]);
    const { applied } = await ask('compare.apply', {});
    expect(applied).toEqual({ ...NOTHING, added: 1, changed: 1, removed: 1, same: 2 });
    expect(await compare(NOW, set(join(folder, 'after.xml')))).toMatchObject({ same: true, unchanged: 3 });
    await ask('history.undo', {});
    expect((await ask('project.info', {})).rows).toBe(3);
  });

  it('filters by kind, field and a part of the address', async () => {
    const total = async (filter: Partial<RequestParams<'compare.rows'>>): Promise<number> =>
      (await ask('compare.rows', { ...filter, start: 0, count: 0 })).total;
    expect(await total({ kind: 'added' })).toBe(1);
    expect(await total({ field: 'images' })).toBe(1);
    expect(await total({ field: 'changefreq' })).toBe(0);
    expect(await total({ text: '/GO' })).toBe(1);
  });
});
