// What an export's options make of the set: names, forms, separate kinds.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exportInput } from '../../../../electron/engine/features/export/layout/export-input.ts';
import { exportRows } from '../../../../electron/engine/features/export/export-rows.ts';
import { planRows } from '../../../../electron/engine/features/export/plan-rows.ts';
import { currentProject } from '../../../../electron/engine/project/current-project.ts';
import type { ExportOptions } from '../../../../shared/model/export/planned-set.ts';
import { temporaryFolder } from '../../store/rows/sample-project.ts';
import { folderOf, options, xmlOf } from './layout/export-set.ts';
import { exportNow, names, news, NOW, rows, SITE, text } from './option-set.ts';
import { engineWith } from '../../test-engine.ts';

describe('names', () => {
  it('follow a pattern, with sub folders and right addresses in the index', async () => {
    const { context } = engineWith(rows(25));
    const set = options(temporaryFolder(), {
      maxUrls: 10,
      name: 'maps/{section}-{n:3}.xml.gz',
      indexName: 'top',
    });
    const result = await exportNow(context, set);
    expect(names(result.files)).toEqual([1, 2, 3].map((n) => `maps/sitemap-00${n}.xml.gz`));
    expect(text(set.out, 'top.xml')).toContain('<loc>https://example.com/maps/maps/sitemap-001.xml.gz</loc>');
    expect(result.robotsLines).toEqual(['Sitemap: https://example.com/maps/top.xml']);
    const again = await exportNow(context, set);
    expect(again.files.every(({ change }) => change === 'unchanged')).toBe(true);
    const renamed = await exportNow(context, { ...set, name: 'x{n}' });
    expect(names(renamed.files)).toEqual(['x1.xml.gz', 'x2.xml.gz', 'x3.xml.gz']);
    expect(renamed.obsolete).toEqual(names(result.files));
  });

  it.each([
    ['', 'is empty'],
    ['{section}', 'Add {n}'],
    ['../{n}', 'leads out of the folder'],
    ['/{n}', 'leads out of the folder'],
    ['com{n}', 'Windows device'],
    ['nul/{n}', 'Windows device'],
    ['{n}.', 'not every system'],
    ['a./{n}', 'not every system'],
    ['.{n}', 'not every system'],
    ['{n}?', 'not every system'],
    ['{x}{n}', 'mean nothing'],
    [`${'a'.repeat(210)}{n}`, 'too long'],
  ])('refuses the pattern “%s”, saying why, and writes nothing', async (name, why) => {
    const { context } = engineWith(rows(3));
    const set = options(join(temporaryFolder(), 'new'), { name });
    const input = exportInput(currentProject(context), set, NOW);
    await expect(planRows(input, set)).rejects.toThrow(why);
    await expect(exportRows(input, set)).rejects.toThrow(why);
    expect(existsSync(set.out)).toBe(false);
  });

  it('have the host of the base address where hosts are not apart', async () => {
    const { context } = engineWith(rows(3));
    const result = await exportNow(context, options(temporaryFolder(), { name: '{host}/{n}' }));
    expect(names(result.files)).toEqual(['example.com/1.xml.gz']);
  });

  it('may not be the same where a system does not tell capitals apart', async () => {
    const { context } = engineWith(rows(3));
    const set = options(temporaryFolder(), {
      name: 'Sitemap-Index{n}',
      indexName: 'sitemap-index1',
      gzip: false,
    });
    const input = exportInput(currentProject(context), set, NOW);
    await expect(planRows(input, set)).rejects.toThrow('which some systems can’t tell apart');
    await expect(exportRows(input, set)).rejects.toThrow('which some systems can’t tell apart');
    expect(folderOf(set.out).size).toBe(0);
  });

  it.each<Partial<ExportOptions>>([
    { name: 'Robots.txt/{section}/{n}', extras: ['robots'] },
    { name: 'sitemap-index.xml/{n}' },
    { name: 'mapwright-manifest.json/{n}' },
    { name: 'a.xml/x/{n}', indexName: 'a' },
    { name: 'urllist.txt/{n}', extras: ['urllist'] },
  ])('may not be folders of other names: %j', async (more) => {
    const { context } = engineWith(rows(3));
    const set = options(join(temporaryFolder(), 'new'), { ...more, gzip: false });
    const input = exportInput(currentProject(context), set, NOW);
    const why = 'would be a file of the set and the folder of';
    await expect(planRows(input, set)).rejects.toThrow(why);
    await expect(exportRows(input, set)).rejects.toThrow(why);
    expect(existsSync(set.out)).toBe(false);
  });
});

describe('forms', () => {
  it('writes lists of addresses', async () => {
    const { context } = engineWith(rows(5));
    const set = options(temporaryFolder(), { format: 'text', gzip: false, maxUrls: 3 });
    const result = await exportNow(context, set);
    expect(names(result.files)).toEqual(['sitemap-1.txt', 'sitemap-2.txt']);
    expect(text(set.out, 'sitemap-1.txt')).toBe(
      [1, 2, 3].map((n) => `${SITE}/page-${n}?a=1&b="ü"\n`).join(''),
    );
  });

  it('writes all files anew where their form changes, and none where it does not', async () => {
    const { context } = engineWith(rows(20));
    const set = options(temporaryFolder(), { maxUrls: 10 });
    await exportNow(context, set);
    const small = await exportNow(context, { ...set, level: 9, indent: true });
    expect(small.files.map(({ change }) => change)).toEqual(['changed', 'changed']);
    const same = await exportNow(context, { ...set, level: 9, indent: true });
    expect(same.files.map(({ change }) => change)).toEqual(['unchanged', 'unchanged']);
    expect(xmlOf(set.out, 'sitemap-1.xml.gz').toString()).toContain('\n    <lastmod>');
  });

  it('plans files that another level of gzip will pack anew as changed', async () => {
    const { context } = engineWith(rows(2_000));
    const set = options(temporaryFolder(), { maxUrls: 1_000 });
    await exportNow(context, set);
    const small = await exportNow(context, { ...set, level: 9 });
    expect(small.files.map(({ change }) => change)).toEqual(['changed', 'changed']);
    const same = await exportNow(context, { ...set, level: 9 });
    expect(same.files.map(({ change }) => change)).toEqual(['unchanged', 'unchanged']);
    // Plain files know no level.
    await exportNow(context, { ...set, gzip: false });
    await exportNow(context, { ...set, gzip: false, level: 1 });
  });

  it('puts the children of images, videos and news in the order of the schemas, and keeps those of the project', async () => {
    const image = '<image:title>t</image:title><image:loc>https://e.com/a.png</image:loc>';
    const ordered = '<image:loc>https://e.com/a.png</image:loc><image:title>t</image:title>';
    const { context } = engineWith(
      Array.from({ length: 20 }, (_, i) => ({
        loc: `https://example.com/${String(i)}`,
        ext: `<image:image>${i === 7 ? image : ordered}</image:image>`,
      })),
    );
    for (const indent of [false, true]) {
      const set = options(temporaryFolder(), { gzip: false, indent });
      await exportNow(context, set);
      const xml = text(set.out, 'sitemap-1.xml').replaceAll(/\n */g, '');
      expect(xml.split(ordered)).toHaveLength(21);
    }
    const { db } = currentProject(context).store;
    expect(db.all('SELECT ext FROM url WHERE id = 8')).toEqual([[`<image:image>${image}</image:image>`]]);
  });

  it('leaves out what is not wanted', async () => {
    const { context } = engineWith(rows(30));
    const set = options(temporaryFolder(), { gzip: false, leaveOut: ['image', 'alternates', 'other'] });
    await exportNow(context, set);
    const xml = text(set.out, 'sitemap-1.xml');
    expect(xml).not.toMatch(/<image:|<xhtml:|<x:y|xmlns:image|xmlns:xhtml/);
    expect(xml.match(/<video:video>/g)).toHaveLength(8);
    expect(xml.match(/<news:news>/g)).toHaveLength(6);
  });

  it('fills files, or gives all of them about the same, up to a level', async () => {
    const { context } = engineWith(rows(25));
    const urls = async (more: Partial<ExportOptions>): Promise<number[]> => {
      const set = options(temporaryFolder(), { maxUrls: 10, repack: true, ...more });
      return (await exportNow(context, set)).files.map((file) => file.urls);
    };
    expect(await urls({})).toEqual([10, 10, 5]);
    expect(await urls({ strategy: 'balanced' })).toEqual([9, 8, 8]);
    expect(await urls({ fillLevel: 80 })).toEqual([8, 8, 8, 1]);
    const bytes = await urls({ strategy: 'balanced', maxUrls: 50_000, maxBytes: 2_600 });
    expect(Math.max(...bytes) - Math.min(...bytes)).toBeLessThanOrEqual(4);
  });
});

describe('separate sitemaps', () => {
  it('have the images, videos and news of the pages, which the others then lack', async () => {
    const { context } = engineWith(rows(40));
    const set = options(temporaryFolder(), { gzip: false, separate: ['image', 'video', 'news'] });
    const result = await exportNow(context, set);
    expect(names(result.files)).toEqual(
      ['', '-images', '-videos', '-news'].map((kind) => `sitemap${kind}-1.xml`),
    );
    expect(result.urls).toBe(40);
    expect(result.leftOut).toContainEqual({ reason: 'news-too-old', what: 'news', count: 4 });
    expect(text(set.out, 'sitemap-1.xml')).not.toMatch(/<image:loc|<video:|<news:/);
    expect(text(set.out, 'sitemap-images-1.xml').match(/<image:image>/g)).toHaveLength(14);
    expect(text(set.out, 'sitemap-images-1.xml')).not.toMatch(/<lastmod>|<video:|<xhtml:|<x:y/);
    expect(text(set.out, 'sitemap-news-1.xml').match(/<news:news>/g)).toHaveLength(4);
    // Two days later all news is old, though no row changed.
    const later = await exportNow(context, set, NOW + 3 * 86_400_000);
    expect(later.obsolete).toEqual(['sitemap-news-1.xml']);
    expect(later.files.map(({ change }) => change)).toEqual(['unchanged', 'unchanged', 'unchanged']);
  });

  it('of news have at most 1,000 URLs', async () => {
    const fresh = Array.from({ length: 1_001 }, (_, i) => ({
      loc: `${SITE}/n${i}`,
      ext: news('2026-05-20'),
    }));
    const { context } = engineWith(fresh);
    const { files } = await exportNow(context, options(temporaryFolder(), { separate: ['news'] }));
    expect(files.map(({ name, urls }) => [name, urls])).toEqual([
      ['sitemap-1.xml.gz', 1_001],
      ['sitemap-news-1.xml.gz', 1_000],
      ['sitemap-news-2.xml.gz', 1],
    ]);
  });
});
