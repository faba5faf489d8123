// Equivalent spellings of a URL are one URL that is respelt, and one instant in two zones is no change, in every comparison.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  ask,
  compare,
  file,
  folder,
  givenComparingEngine,
  NOW,
  projectFrom,
  set,
} from './comparing-engine.ts';

givenComparingEngine();

const SPELLINGS = [
  ['https://example.com/%c3%a4', 'https://example.com/ä'],
  ['https://example.com/a%2Db', 'https://example.com/a-b'],
  ['https://example.com', 'https://example.com/'],
  ['https://Example.com:443/c', 'https://example.com/c'],
  ['https://example.com/d/../e', 'https://example.com/e'],
] as const;

const list = (i: 0 | 1): string =>
  `${SPELLINGS.map((pair) => pair[i]).join('\n')}\nhttps://example.com/same\n`;

const urlset = (...urls: readonly (readonly [loc: string, lastmod: string])[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls
    .map(([loc, lastmod]) => `<url><loc>${loc}</loc><lastmod>${lastmod}</lastmod></url>`)
    .join('\n')}</urlset>`;

const sitemap = (i: 0 | 1): string => urlset(...SPELLINGS.map((pair) => [pair[i], '2024-01-01'] as const));

const respelt = (count: number) => ({
  same: false,
  counts: { added: 0, removed: 0, changed: count },
  fields: { respelt: count, lastmod: 0 },
});

describe('equivalent spellings', () => {
  it('are respelt between lists, and the same where that is ignored', async () => {
    const sides = [set(await file('a.txt', list(0))), set(await file('b.txt', list(1)))] as const;
    expect(await compare(...sides)).toMatchObject({ ...respelt(SPELLINGS.length), unchanged: 1 });
    const { items } = await ask('compare.rows', { start: 0, count: 10 });
    expect(items.map(({ before, after }) => [before?.loc, after?.loc])).toEqual(SPELLINGS);
    expect(items[0]).toMatchObject({ kind: 'changed', fields: ['respelt'] });
    expect(await compare(...sides, { ignore: ['respelt'] })).toMatchObject({ same: true, unchanged: 6 });
  });

  it('are respelt between sitemaps, and between a sitemap and a list', async () => {
    const [a, b] = [await file('a.xml', sitemap(0)), await file('b.xml', sitemap(1))];
    expect(await compare(set(a), set(b))).toMatchObject(respelt(SPELLINGS.length));
    const beside = await compare(set(a), set(await file('b.txt', list(1))));
    expect(beside).toMatchObject({ counts: { added: 1, removed: 0, changed: 5 }, fields: { respelt: 5 } });
  });

  it('are in reports in both spellings', async () => {
    const sides = [
      set(await file('a.txt', 'https://Example.com\n')),
      set(await file('b.txt', 'https://example.com/\n')),
    ];
    await compare(sides[0] ?? NOW, sides[1] ?? NOW);
    const path = join(folder, 'report.csv');
    await ask('compare.export', { path, format: 'csv', overwrite: false });
    await expect.poll(() => readFile(path, 'utf8').catch(() => '')).toMatch(/\n.*respelt/);
    const [head = '', row = ''] = (await readFile(path, 'utf8')).split(/\r?\n/);
    const cells = new Map(head.split(',').map((name, i) => [name, row.split(',')[i]]));
    expect([cells.get('fields'), cells.get('before_loc'), cells.get('after_loc')]).toEqual([
      'respelt',
      'https://Example.com',
      'https://example.com/',
    ]);
  });

  it('are matched each once, the same spelling first', async () => {
    const a = await file('a.txt', 'https://example.com/ä\nhttps://example.com/%C3%A4\n');
    const b = await file('b.txt', 'https://example.com/%C3%A4\nhttps://example.com/%c3%a4\n');
    expect(await compare(set(a), set(b))).toMatchObject({ ...respelt(1), unchanged: 1 });
  });

  it('are taken over into the project', async () => {
    await projectFrom('site', await file('a.xml', sitemap(0)));
    const b = set(await file('b.xml', sitemap(1)));
    expect(await compare(NOW, b)).toMatchObject(respelt(SPELLINGS.length));
    const { applied } = await ask('compare.apply', {});
    expect(applied).toMatchObject({ changed: SPELLINGS.length, same: 0, skipped: 0 });
    const { items } = await ask('compare.rows', { start: 0, count: 10 });
    expect(new Set(items.map(({ state }) => state))).toEqual(new Set(['done']));
    expect(await compare(NOW, b)).toMatchObject({ same: true });
  });
});

describe('one instant', () => {
  const old = urlset(
    ['https://example.com/1', '2024-01-01T10:00:00+02:00'],
    ['https://example.com/2', '2024-01-01T08:00:00Z'],
    ['https://example.com/3', '2024-01-01T08:00Z'],
    ['https://example.com/4', '2024-01-01'],
  );
  const fresh = urlset(
    ['https://example.com/1', '2024-01-01T08:00:00Z'],
    ['https://example.com/2', '2024-01-01T08:00:00+00:00'],
    ['https://example.com/3', '2024-01-01T09:00:00.000+01:00'],
    ['https://example.com/4', '2024-01-01T00:00:00Z'],
  );

  it('is no change between files, nor beside a project', async () => {
    const [a, b] = [await file('a.xml', old), await file('b.xml', fresh)];
    expect(await compare(set(a), set(b))).toMatchObject({ counts: { changed: 1 }, unchanged: 3 });
    await projectFrom('site', a);
    expect(await compare(NOW, set(b))).toMatchObject({ counts: { changed: 1 }, unchanged: 3 });
  });

  it('is none since a comparison', async () => {
    await projectFrom(
      'site',
      await file('a.xml', urlset(['https://example.com/1', '2024-01-01T10:00:00+02:00'])),
    );
    await compare(NOW, set(await file('b.xml', urlset(['https://example.com/1', '2025-01-01']))));
    await ask('edit.set', {
      rows: { kind: 'ids', ids: [1] },
      column: 'lastmod',
      value: '2024-01-01T08:00:00Z',
    });
    expect((await ask('compare.rows', { start: 0, count: 1 })).items[0]?.state).toBe('open');
    expect(await ask('compare.apply', {})).toMatchObject({ applied: { changed: 1, skipped: 0 } });
  });
});

describe('a URL that the project has and leaves out', () => {
  it('is included again where it is taken over, with the values of the other side', async () => {
    const a = await file(
      'a.xml',
      urlset(['https://example.com/1', '2024-01-01'], ['https://example.com/2', '2024-01-01']),
    );
    await projectFrom('site', a);
    await ask('edit.set', { rows: { kind: 'ids', ids: [2] }, column: 'included', value: 'false' });
    const b = set(
      await file(
        'b.xml',
        urlset(['https://example.com/1', '2024-01-01'], ['https://example.com/2', '2025-02-02']),
      ),
    );
    expect((await compare(NOW, b)).counts).toEqual({ added: 1, removed: 0, changed: 0 });
    const { items } = await ask('compare.rows', { start: 0, count: 1 });
    expect(items[0]).toMatchObject({ kind: 'added', row: 2, state: 'open' });
    const { applied } = await ask('compare.apply', {});
    expect(applied).toEqual({
      added: 0,
      changed: 0,
      removed: 0,
      included: 1,
      same: 0,
      skipped: 0,
      unwritable: 0,
    });
    const { row } = await ask('row.detail', { id: 2 });
    expect(row).toMatchObject({ included: true, lastmod: '2025-02-02' });
    expect((await ask('project.info', {})).rows).toBe(2);
    expect(await compare(NOW, b)).toMatchObject({ same: true });
  });

  it('is told where its issues keep it out of exports', async () => {
    const long = `https://example.com/${'x'.repeat(2_100)}`;
    await projectFrom('site', await file('a.txt', `https://example.com/1\n${long}\n`));
    await compare(NOW, set(await file('b.txt', `https://example.com/1\n${long}\n`)));
    expect((await ask('compare.rows', { start: 0, count: 1 })).items[0]?.state).toBe('unwritable');
    expect(await ask('compare.apply', {})).toMatchObject({
      applied: { included: 0, skipped: 0, unwritable: 1 },
    });
  });
});
