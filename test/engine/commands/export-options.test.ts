// What an export's options make of the set: names, forms, separate kinds, hosts, several indexes, files beside, old files.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeTime, exportInput } from '../../../electron/engine/commands/export-input.ts';
import { formKey } from '../../../electron/engine/commands/export-form.ts';
import { completeOptions } from '../../../electron/engine/commands/export-options.ts';
import { exportRows } from '../../../electron/engine/commands/export-rows.ts';
import { planRows } from '../../../electron/engine/commands/plan-rows.ts';
import { currentProject } from '../../../electron/engine/commands/current-project.ts';
import { editAdd } from '../../../electron/engine/commands/edit-add.ts';
import { editDelete } from '../../../electron/engine/commands/edit-delete.ts';
import { editSet } from '../../../electron/engine/commands/edit-set.ts';
import type { EngineContext } from '../../../electron/engine/context.ts';
import { indexesOf, type ExportOptions, type ExportResult } from '../../../shared/model/export-plan.ts';
import { EXTENSION_GROUPS, EXTRA_FILES, SEPARATE_KINDS } from '../../../shared/model/set-options.ts';
import { temporaryFolder, type SampleRow } from '../store/sample-project.ts';
import { folderOf, locsOf, options, xmlOf } from './export-set.ts';
import { engineWith } from './test-engine.ts';

const NOW = Date.UTC(2026, 4, 20, 12);
const SITE = 'https://example.com';

const image = (n: number): string =>
  `<image:image><image:loc>${SITE}/${n}.jpg</image:loc><image:title>A &amp; ü</image:title></image:image>`;
const video = (n: number): string =>
  `<video:video><video:thumbnail_loc>${SITE}/${n}.png</video:thumbnail_loc><video:title>T</video:title>` +
  `<video:description>D</video:description><video:content_loc>${SITE}/${n}.mp4</video:content_loc></video:video>`;
const news = (date: string): string =>
  '<news:news><news:publication><news:name>P</news:name><news:language>en</news:language></news:publication>' +
  `<news:publication_date>${date}</news:publication_date><news:title>T</news:title></news:news>`;
const link = `<xhtml:link rel="alternate" hreflang="de" href="${SITE}/de"/>`;

/** Rows with all kinds of extensions: every 3rd an image, every 4th a video, every 5th news (every 10th old), every 7th a link. */
function rows(count: number): SampleRow[] {
  return Array.from({ length: count }, (_, i) => ({
    loc: `${SITE}/page-${i + 1}?a=1&b="ü"`,
    lastmod: `2024-01-${String(1 + (i % 28)).padStart(2, '0')}`,
    ext:
      [
        i % 3 === 0 ? image(i) : '',
        i % 4 === 0 ? video(i) : '',
        i % 5 === 0 ? news(i % 10 === 0 ? '2026-05-01' : '2026-05-19T10:00:00Z') : '',
        i % 7 === 0 ? link : '',
        i % 11 === 0 ? `<x:y xmlns:x="urn:x"><x:z>1</x:z> <![CDATA[<image:image>]]></x:y>` : '',
      ].join('') || null,
  }));
}

async function exportNow(context: EngineContext, given: ExportOptions, now = NOW): Promise<ExportResult> {
  const set = completeOptions(given);
  const project = currentProject(context);
  const time = changeTime(project, set.out, now);
  const plan = await planRows(exportInput(project, set, now), set, undefined, time);
  const { result, exported } = await exportRows(exportInput(project, set, now), set, undefined, time);
  const { out, gzip } = set;
  project.store.exports.remember({ out, gzip, form: formKey(set), at: Date.now(), files: exported });
  expect(plan.files).toEqual(
    result.files.map(({ name, urls, bytes, change }) => ({ name, urls, bytes, change })),
  );
  expect(indexesOf(plan).map(({ name, bytes, change }) => ({ name, bytes, change }))).toEqual(
    indexesOf(result).map(({ name, bytes, change }) => ({ name, bytes, change })),
  );
  expect(plan.extras.map(({ name }) => name)).toEqual(result.extras.map(({ name }) => name));
  expect(plan.leftOut).toEqual(result.leftOut);
  return result;
}

const names = (files: readonly { readonly name: string }[]): string[] => files.map(({ name }) => name);
const text = (out: string, name: string): string => readFileSync(join(out, name), 'utf8');

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

  it('may not be the same where a system does not tell capitals apart', async () => {
    const { context } = engineWith(rows(3));
    const set = options(temporaryFolder(), {
      name: 'Sitemap-Index{n}',
      indexName: 'sitemap-index1',
      gzip: false,
    });
    const input = exportInput(currentProject(context), set, NOW);
    await expect(planRows(input, set)).rejects.toThrow("which some systems can't tell apart");
    await expect(exportRows(input, set)).rejects.toThrow("which some systems can't tell apart");
    expect(folderOf(set.out).size).toBe(0);
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

describe('hosts and indexes', () => {
  it('gives each host a folder with files, index and robots.txt of its own', async () => {
    const { context } = engineWith(
      ['https://a.example/1', 'http://b.example:8080/1', 'https://A.example/2', 'https://c.example/'].map(
        (loc) => ({
          loc,
        }),
      ),
    );
    const set = options(temporaryFolder(), {
      baseUrl: 'https://a.example/maps/',
      gzip: false,
      byHost: true,
      hostUrls: [{ host: 'c.example', baseUrl: 'https://c.example/m' }],
      extras: ['robots'],
    });
    const result = await exportNow(context, set);
    expect(result.robotsLines).toEqual([
      'Sitemap: https://a.example/maps/sitemap-index.xml',
      'Sitemap: http://b.example:8080/sitemap-index.xml',
      'Sitemap: https://c.example/m/sitemap-index.xml',
    ]);
    expect(locsOf(Buffer.from(text(set.out, 'a.example/sitemap-1.xml')))).toHaveLength(2);
    expect(text(set.out, 'b.example_8080/sitemap-index.xml')).toContain(
      '<loc>http://b.example:8080/sitemap-1.xml<',
    );
    expect(text(set.out, 'c.example/robots.txt')).toBe('Sitemap: https://c.example/m/sitemap-index.xml\n');
    expect((await exportNow(context, set)).files.every(({ change }) => change === 'unchanged')).toBe(true);
  });

  it('writes several indexes where one can not list all files, and names them in robots.txt, keeping its other bytes', async () => {
    const { context } = engineWith(rows(25));
    const set = options(temporaryFolder(), { maxUrls: 5, maxSitemaps: 2, extras: ['robots'] });
    const robots = Buffer.from(
      '\ufeffUser-agent: *\r\nDisallow: /x # \xff\r\nSitemap: https://other.example/s.xml',
      'latin1',
    );
    writeFileSync(join(set.out, 'robots.txt'), robots);
    const result = await exportNow(context, set);
    const lines = ['', '-2', '-3'].map((end) => `Sitemap: https://example.com/maps/sitemap-index${end}.xml`);
    expect(result.robotsLines).toEqual(lines);
    const after = readFileSync(join(set.out, 'robots.txt'));
    expect(after.subarray(0, robots.length)).toEqual(robots);
    expect(after.toString().split(/\r\n/).slice(3)).toEqual(lines);
    // With fewer files there are fewer lines again.
    await exportNow(context, { ...set, maxSitemaps: 50_000 });
    const fewer = readFileSync(join(set.out, 'robots.txt'));
    expect(fewer.subarray(0, robots.length)).toEqual(robots);
    expect(fewer.subarray(robots.length).toString().trim()).toBe(lines[0]);
  });

  it('tells in the index when the content of a file last changed', async () => {
    const { context } = engineWith(rows(20));
    const set = options(temporaryFolder(), { maxUrls: 10, gzip: false });
    const dates = (): (string | undefined)[] =>
      Array.from(text(set.out, 'sitemap-index.xml').matchAll(/<lastmod>(.*?)</g), ([, date]) => date);
    await exportNow(context, set);
    expect(dates()).toEqual(['2024-01-10', '2024-01-20']);
    void editSet({ rows: { kind: 'ids', ids: [3] }, column: 'priority', value: '0.3' }, context);
    const project = currentProject(context);
    const edited = new Date(project.store.exports.lastChangeAt()).toISOString().slice(0, 19);
    await exportNow(context, set);
    expect(dates()).toEqual([`${edited}Z`, '2024-01-20']);
    await exportNow(context, set);
    expect(dates()).toEqual([`${edited}Z`, '2024-01-20']);
    // The same in another folder, though its files are new there.
    const other = { ...set, out: temporaryFolder() };
    await exportNow(context, other);
    expect(text(other.out, 'sitemap-index.xml')).toBe(text(set.out, 'sitemap-index.xml'));
  });
});

describe('files beside the set', () => {
  it('lists for IndexNow what is new, changed or gone', async () => {
    const { context } = engineWith(rows(20));
    const set = options(temporaryFolder(), { maxUrls: 10, extras: ['indexnow'] });
    await exportNow(context, set);
    expect(text(set.out, 'indexnow-1.txt').trim().split('\n')).toHaveLength(20);
    void editSet({ rows: { kind: 'ids', ids: [3] }, column: 'priority', value: '0.3' }, context);
    void editDelete({ rows: { kind: 'ids', ids: [12] } }, context);
    void editAdd({ locs: [`${SITE}/new`] }, context);
    await exportNow(context, { ...set, indexNowKey: 'abcd1234', repack: true });
    const list = JSON.parse(text(set.out, 'indexnow-1.json')) as { host: string; urlList: string[] };
    expect(list.host).toBe('example.com');
    expect(list.urlList.toSorted()).toEqual(
      [`${SITE}/new`, `${SITE}/page-12?a=1&b="ü"`, `${SITE}/page-3?a=1&b="ü"`].toSorted(),
    );
    expect(text(set.out, 'abcd1234.txt')).toBe('abcd1234');
  });

  it('removes old files that are still as they were written, and only those', async () => {
    const { context } = engineWith(rows(30));
    const set = options(temporaryFolder(), { maxUrls: 10, name: 'm/{n}' });
    await exportNow(context, set);
    writeFileSync(join(set.out, 'm/2.xml.gz'), 'mine');
    const result = await exportNow(context, { ...set, name: 'x{n}', removeOld: true });
    expect(result.removed).toEqual(['m/1.xml.gz', 'm/3.xml.gz']);
    expect(result.obsolete).toEqual(['m/2.xml.gz']);
    expect(existsSync(join(set.out, 'm/1.xml.gz'))).toBe(false);
    expect(text(set.out, 'm/2.xml.gz')).toBe('mine');
  });

  it('escapes what rows bring into the site map for people, and gives checksums that are right', async () => {
    const { context } = engineWith([{ loc: `${SITE}/<script>alert(1)</script>?"&'` }, ...rows(1_500)]);
    const set = options(temporaryFolder(), { extras: ['html', 'sha256', 'csv', 'urllist'] });
    const result = await exportNow(context, set);
    expect(names(result.extras)).toEqual([
      'urllist.txt',
      'site-map-2.html',
      'site-map.html',
      'sitemap-files.csv',
      'SHA256SUMS',
    ]);
    expect(text(set.out, 'site-map.html')).not.toContain('<script');
    expect(text(set.out, 'site-map.html')).toContain('href="site-map-2.html"');
    expect(() =>
      execFileSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: set.out }),
    ).not.toThrow();
    expect(text(set.out, 'sitemap-files.csv')).toContain(
      'sitemap-1.xml.gz,https://example.com/maps/sitemap-1.xml.gz,1501',
    );
  });
});

const some = <T>(values: readonly T[]): fc.Arbitrary<T[]> => fc.subarray([...values]);

describe('any options', () => {
  it('give sets that are whole, within the limits and valid, and stay as they are', async () => {
    const { context } = engineWith(rows(60));
    const folders: string[] = [];
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          maxUrls: fc.integer({ min: 1, max: 30 }),
          maxBytes: fc.integer({ min: 2_500, max: 8_000 }),
          gzip: fc.boolean(),
          level: fc.integer({ min: 1, max: 9 }),
          indent: fc.boolean(),
          schemaLocation: fc.boolean(),
          styleSheet: fc.boolean(),
          format: fc.constantFrom('xml' as const, 'xml' as const, 'text' as const),
          name: fc.constantFrom('{section}-{n}', 'a/b/{section}{n:2}', '{section}_{host}x{n}'),
          leaveOut: some(EXTENSION_GROUPS),
          separate: some(SEPARATE_KINDS),
          strategy: fc.constantFrom('filled' as const, 'balanced' as const),
          fillLevel: fc.integer({ min: 40, max: 100 }),
          maxSitemaps: fc.integer({ min: 1, max: 100 }),
          sectionIndexes: fc.boolean(),
          byHost: fc.boolean(),
          extras: some(EXTRA_FILES.filter((file) => file !== 'indexnow')),
        }),
        async (more) => {
          const set = options(temporaryFolder(), more);
          folders.push(set.out);
          const result = await exportNow(context, set);
          const pages = result.files.filter(({ name }) => !/-(?:images|videos|news)/.test(name));
          const listed = pages.flatMap(({ name }) => addressesIn(set.out, name));
          expect(listed.toSorted()).toEqual(
            rows(60)
              .map(({ loc }) => loc)
              .toSorted(),
          );
          for (const { name, urls, bytes } of result.files) {
            const content = xmlOf(set.out, name);
            expect(content.length).toBe(bytes);
            expect(bytes).toBeLessThanOrEqual(set.maxBytes);
            expect(urls).toBeLessThanOrEqual(set.maxUrls);
            expect(addressesIn(set.out, name)).toHaveLength(urls);
          }
          for (const { urls } of indexesOf(result)) expect(urls).toBeLessThanOrEqual(more.maxSitemaps);
          const before = folderOf(set.out);
          const again = await exportNow(context, set);
          const changes = [...again.files, ...indexesOf(again), ...again.extras].map(({ change }) => change);
          expect(new Set(changes)).toEqual(new Set(['unchanged']));
          expect(folderOf(set.out)).toEqual(before);
          validate(set.out, result);
        },
      ),
      { numRuns: 12 },
    );
  }, 60_000);
});

function addressesIn(out: string, name: string): string[] {
  const content = xmlOf(out, name);
  if (/\.txt(?:\.gz)?$/.test(name)) return content.toString().trimEnd().split('\n');
  return Array.from(content.toString().matchAll(/<url>\s*<loc>(.*?)<\/loc>/g), ([, loc = '']) =>
    loc.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  );
}

/** Holds all files against the schemas. A missing xmllint fails the test. */
function validate(out: string, result: ExportResult): void {
  const lint = (schema: string, files: readonly string[]): void => {
    if (files.length === 0) return;
    const plain = files.map((name) => {
      if (!name.endsWith('.gz')) return join(out, name);
      const unpacked = join(out, `${name}.unpacked.xml`);
      writeFileSync(unpacked, gunzipSync(readFileSync(join(out, name))));
      return unpacked;
    });
    execFileSync('xmllint', ['--noout', '--schema', resolve('test/fixtures/schemas', schema), ...plain], {
      stdio: 'pipe',
    });
  };
  lint(
    'all.xsd',
    names(result.files).filter((name) => name.includes('.xml')),
  );
  lint('sitemap-index.xsd', names(indexesOf(result)));
}
