// Comparisons through the engine: every kind of side, against a naive comparison.
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CompareSide } from '../../../../shared/model/comparison.ts';
import { sitemapIndex, urlset } from '../../sources/test-site.ts';
import {
  ask,
  compare,
  exportTo,
  file,
  folder,
  givenComparingEngine,
  listen,
  NOW,
  projectOf,
  set,
  setCell,
  site,
  url,
} from './comparing-engine.ts';
import { compareNaively, plainSitemap } from './naive-comparison.ts';

const SITE = 'http://site.test';

givenComparingEngine();

describe('a comparison', () => {
  it('finds what a naive comparison finds', async () => {
    const row = fc.record({
      loc: fc.constantFrom('a', 'b', 'c', 'd', 'é?x=1&y=2').map(url),
      lastmod: fc.constantFrom(null, '2026-01-01', '2026-01-02'),
      priority: fc.constantFrom(null, '0.5', '0.50'),
    });
    const rows = fc.array(row, { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(rows, rows, fc.boolean(), fc.nat(12), async (before, after, ignore, cut) => {
        // In two files, which need not be cut at the same row.
        const [a, b] = [join(folder, 'a'), join(folder, 'b')] as const;
        for (const [side, all, at] of [[a, before, cut] as const, [b, after, 4] as const]) {
          await mkdir(side, { recursive: true });
          await writeFile(join(side, '1.xml'), plainSitemap(all.slice(0, at)));
          await writeFile(join(side, '2.xml'), plainSitemap(all.slice(at)));
        }
        const found = await compare(set(a), set(b), ignore ? { ignore: ['lastmod'] } : {});
        const { unchanged, ...counts } = compareNaively(before, after, ignore);
        expect(found.unchanged).toBe(unchanged + 2);
        expect(found.counts).toEqual(counts);
        expect(found.same).toBe(counts.added + counts.removed + counts.changed === 0);
      }),
      { numRuns: 60 },
    );
  });

  it('reads a site, an index and a single address, and names files by their place', async () => {
    Object.assign(site.routes, {
      '/robots.txt': `Sitemap: ${SITE}/maps/index.xml`,
      '/maps/index.xml': sitemapIndex(`${SITE}/maps/1.xml`, `${SITE}/maps/2.xml`),
      '/maps/1.xml': urlset(url('a'), url('b')),
      '/maps/2.xml': urlset(url('c')),
    });
    const whole = await compare(set(SITE), set(`${SITE}/maps/index.xml`));
    expect(whole).toMatchObject({ same: true, unchanged: 3, identicalFiles: 3 });
    const part = await compare(set(`${SITE}/maps/index.xml`), set(`${SITE}/maps/1.xml`));
    expect(part).toMatchObject({
      counts: { added: 0, removed: 1, changed: 0 },
      files: { upload: 0, delete: 2, unchanged: 1 },
    });
    const { files } = await ask('compare.files', { start: 0, count: 10 });
    expect(files.map(({ name, fate }) => `${name} ${fate}`)).toEqual([
      '2.xml delete',
      'index.xml delete',
      '1.xml unchanged',
    ]);
  });

  it('says which address can not be had', async () => {
    await expect(compare(set(`${SITE}/none.xml`), set(await file('a.txt', url('a'))))).rejects.toMatchObject({
      code: 'unreachable',
      message: expect.stringContaining(`${SITE}/none.xml`) as string,
    });
  });

  it('compares states of the project, sources and other projects', async () => {
    await projectOf('other', url('a'), url('x'));
    await projectOf('mine', url('a'), url('b'));
    await ask('history.mark', { name: 'imported' });
    await ask('edit.set', { rows: { kind: 'ids', ids: [1] }, column: 'priority', value: '0.7' });
    await ask('edit.set', { rows: { kind: 'ids', ids: [2] }, column: 'included', value: 'false' });
    const states = await ask('history.list', { start: 0, count: 10 });
    const imported = states.entries.find(({ checkpoints }) => checkpoints.length > 0)?.id ?? -1;

    const back = await compare({ kind: 'project', change: imported }, NOW);
    expect(back.counts).toEqual({ added: 0, removed: 0, changed: 2 });
    expect(back.fields).toMatchObject({ priority: 1, included: 1, lastmod: 0 });
    const mine = join(folder, 'mine.mapwright');
    expect(await compare({ kind: 'projectFile', path: mine, state: 'imported' }, NOW)).toMatchObject({
      counts: back.counts,
    });

    const source = await compare(NOW, { kind: 'source', source: 1 });
    expect(source).toMatchObject({ counts: { added: 1, removed: 0, changed: 1 }, files: null });
    expect(source.sides[0]).toMatchObject({ rows: 1, leftOut: 1 });
    const other = await compare(NOW, { kind: 'projectFile', path: join(folder, 'other.mapwright') });
    expect(other.counts).toEqual({ added: 1, removed: 1, changed: 1 });
    expect((await ask('project.info', {})).rows).toBe(2);
  });

  it('compares with the last export, and tells where that is not what was written', async () => {
    await projectOf('site', url('a'), url('b'));
    const out = join(folder, 'out');
    await expect(compare(NOW, { kind: 'export', out })).rejects.toMatchObject({ code: 'not-found' });
    await exportTo(out);
    expect(await compare(NOW, { kind: 'export', out })).toMatchObject({
      same: true,
      unchanged: 2,
      problems: [],
    });
    await copyFile(await file('foreign.xml', urlset(url('a'))), join(out, 'sitemap-1.xml'));
    const changed = await compare(NOW, { kind: 'export', out });
    expect(changed.counts).toEqual({ added: 0, removed: 1, changed: 0 });
    expect(changed.problems[0]?.message).toContain('is not any more what the last export wrote');
  });

  it('compares with what the project was at the last export where its folder is gone, as long as that is known', async () => {
    await projectOf('site', url('a'), url('b'), url('left-out'));
    await setCell(3, 'included', 'false');
    const out = join(folder, 'out');
    const exported: CompareSide = { kind: 'export', out };
    await exportTo(out);
    await rm(out, { recursive: true });
    expect(await compare(exported, NOW)).toMatchObject({ same: true, unchanged: 2, files: null });
    await setCell(1, 'lastmod', '2026-01-02');
    const { counts, problems } = await compare(exported, NOW);
    expect(counts).toEqual({ added: 0, removed: 0, changed: 1 });
    expect(problems[0]?.message).toContain('with the project as it was then.');
    expect(problems[0]?.reason).toMatchObject({ key: 'compare-export-gone', params: { path: out } });
    const other = await file('set.xml', urlset(url('a'), url('c')));
    expect((await compare(exported, set(other))).counts).toEqual({ added: 1, removed: 1, changed: 0 });
    await ask('history.undo', {});
    await ask('history.undo', {});
    await setCell(2, 'lastmod', '2020-01-02');
    await expect(compare(exported, NOW)).rejects.toMatchObject({ reason: { key: 'compare-export-gone' } });
  });

  it('is cancelled between files and rows, and keeps the comparison of before', async () => {
    const a = await file('a.txt', url('a'));
    await compare(set(a), set(a));
    const many = Array.from({ length: 20_000 }, (_, i) => url(String(i))).join('\n');
    const b = await file('b.txt', many);
    listen((event) => {
      if (event.event === 'job.progress') void ask('job.cancel', { job: event.data.job });
    });
    const running = compare(set(b), set(a));
    await expect(running).rejects.toMatchObject({ code: 'cancelled' });
    expect(await ask('compare.info', {})).toMatchObject({ same: true });
  });
});
