// What an export writes around the sitemaps: hosts, indexes and their dates, robots.txt, lists, and what becomes of old files.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { planRows } from '../../../../electron/engine/features/export/plan-rows.ts';
import { exportInput } from '../../../../electron/engine/features/export/layout/export-input.ts';
import { completeOptions } from '../../../../electron/engine/features/export/export-options.ts';
import { currentProject } from '../../../../electron/engine/project/current-project.ts';
import { editDelete } from '../../../../electron/engine/features/edit/requests/edit-delete.ts';
import { editSet } from '../../../../electron/engine/features/edit/requests/edit-set.ts';
import { isForServer, toUpload } from '../../../../shared/model/export/planned-set.ts';
import { setNameProblem } from '../../../../shared/model/export/set-name.ts';
import { temporaryFolder } from '../../store/rows/sample-project.ts';
import { exportResult, locsOf, options } from './layout/export-set.ts';
import { exportNow, names, NOW, rows, SITE, text } from './option-set.ts';
import { engineWith } from '../../test-engine.ts';
import { addUrls } from '../../add-urls.ts';

const laidOut = (xml: string): string =>
  xml.replace(/<\?xml[^>]*>/, '<!-- mine -->').replaceAll('><', '>\r\n  <');
/** Another date in the entries of page-2 and page-6. */
const dated = (xml: string): string => xml.replace(/(page-[26]\?.*?<lastmod>)[^<]*/g, '$12001-01-01');

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

  it('gives hosts outside ASCII, and those whose names no folder may have, folders of their own', async () => {
    const hosts = [
      'shöp.example',
      'xn--shp-tna.example',
      'SHÖP.example:443',
      'shäp.example',
      'con',
      'a.example.',
    ];
    const locs = [...hosts, 'a.example', 'a.example_80', 'a.example:80', 'aux.example', 'my_shop.example'];
    const { context } = engineWith(locs.map((host) => ({ loc: `https://${host}/${host}` })));
    const set = options(temporaryFolder(), {
      gzip: false,
      byHost: true,
      hostUrls: [{ host: 'Shäp.example', baseUrl: 'https://shäp.example/m' }],
      extras: ['robots'],
    });
    const result = await exportNow(context, set);
    expect(result.urls).toBe(locs.length);
    expect([...result.robotsLines].sort()).toEqual(
      [
        'a.example',
        'a.example.',
        'a.example:80',
        'a.example_80',
        'aux.example',
        'con',
        'my_shop.example',
        'xn--shp-tna.example',
        'xn--shp-rla.example/m',
      ]
        .map((host) => `Sitemap: https://${host}/sitemap-index.xml`)
        .sort(),
    );
    const files = result.files.map(({ name }) => name);
    expect(new Set(files).size).toBe(9);
    expect(files).toContain('xn--shp-tna.example/sitemap-1.xml');
    expect(files).toContain('my_shop.example/sitemap-1.xml');
    expect(files).toContain('a.example_80/sitemap-1.xml');
    for (const name of files) expect(setNameProblem(name)).toBeNull();
    expect(locsOf(Buffer.from(text(set.out, 'xn--shp-tna.example/sitemap-1.xml')))).toHaveLength(3);
    expect(text(set.out, 'xn--shp-rla.example/sitemap-index.xml')).toContain(
      '<loc>https://xn--shp-rla.example/m/sitemap-1.xml<',
    );
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

  it('refuses sitemaps that are named as a file beside them is', async () => {
    const { context } = engineWith(rows(3));
    const set = options(temporaryFolder(), { format: 'text', gzip: false, name: 'indexnow-{n}' });
    await expect(exportNow(context, { ...set, extras: ['indexnow', 'urllist'] })).rejects.toThrow(
      'Two files of the set would be named indexnow-1.txt',
    );
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

  it('keeps that date where the same rows are packed otherwise', async () => {
    const { context } = engineWith(rows(2_000));
    const set = options(temporaryFolder(), { maxUrls: 1_000, level: 1 });
    await exportNow(context, set);
    const index = text(set.out, 'sitemap-index.xml');
    const smaller = completeOptions({ ...set, level: 9 });
    const input = exportInput(currentProject(context), smaller, NOW);
    const result = await exportResult(input, smaller, undefined, { now: NOW });
    expect(result.files.filter(({ change }) => change === 'changed')).not.toEqual([]);
    expect(text(set.out, 'sitemap-index.xml')).toBe(index);
  });

  it('plans the very index that is written, where files were changed by hand in the folder', async () => {
    const { context } = engineWith(rows(30));
    const set = completeOptions(options(temporaryFolder(), { maxUrls: 10 }));
    await exportNow(context, set);
    // Of the third, rows change, too.
    void editSet({ rows: { kind: 'ids', ids: [23] }, column: 'priority', value: '0.3' }, context);
    for (const n of [1, 3]) {
      const path = join(set.out, `sitemap-${String(n)}.xml.gz`);
      writeFileSync(path, gzipSync(dated(gunzipSync(readFileSync(path)).toString())));
    }
    const input = exportInput(currentProject(context), set, NOW);
    const plan = await planRows(input, set, undefined, NOW);
    const result = await exportResult(input, { ...set, overwrite: true }, undefined, { now: NOW });
    expect(plan.index?.bytes).toBe(result.index?.bytes);
    expect(result.files.map(({ lastmod }) => lastmod)).toEqual([
      '2024-01-10',
      '2024-01-20',
      new Date(NOW).toISOString().replace('.000', ''),
    ]);
  });
});

it('says nothing of when a file changed whose latest date lies in the future', async () => {
  const locs = ['2199-01-01', '2024-01-02', '2024-01-03'].map((lastmod, i) => ({
    loc: `${SITE}/${i}`,
    lastmod,
  }));
  const { context } = engineWith(locs);
  const set = options(temporaryFolder(), { maxUrls: 2, gzip: false });
  await exportNow(context, set);
  await exportNow(context, set);
  const index = text(set.out, 'sitemap-index.xml');
  expect(Array.from(index.matchAll(/<lastmod>(.*?)</g), ([, date]) => date)).toEqual(['2024-01-03']);
});

describe('files beside the set', () => {
  it('lists for IndexNow what is new, changed or gone', async () => {
    const { context } = engineWith(rows(20));
    const set = options(temporaryFolder(), { maxUrls: 10, extras: ['indexnow'] });
    await exportNow(context, set);
    expect(text(set.out, 'indexnow-1.txt').trim().split('\n')).toHaveLength(20);
    void editSet({ rows: { kind: 'ids', ids: [3] }, column: 'priority', value: '0.3' }, context);
    void editDelete({ rows: { kind: 'ids', ids: [12] } }, context);
    void addUrls([`${SITE}/new`], context);
    await exportNow(context, { ...set, indexNowKey: 'abcd1234', repack: true });
    const list = JSON.parse(text(set.out, 'indexnow-1.json')) as { host: string; urlList: string[] };
    expect(list.host).toBe('example.com');
    expect(list.urlList.toSorted()).toEqual(
      [`${SITE}/new`, `${SITE}/page-12?a=1&b="ü"`, `${SITE}/page-3?a=1&b="ü"`].toSorted(),
    );
    expect(text(set.out, 'abcd1234.txt')).toBe('abcd1234');
  });

  it('asks for no upload of lists for IndexNow, nor for their sake, and keeps the key where nothing changed', async () => {
    const { context } = engineWith(rows(20));
    const set = options(temporaryFolder(), { extras: ['indexnow', 'sha256'], indexNowKey: 'abcd1234' });
    const first = await exportNow(context, set);
    const uploaded = toUpload(first).map(({ name }) => name);
    expect(uploaded).toContain('abcd1234.txt');
    expect(uploaded).not.toContain('indexnow-1.json');
    expect(text(set.out, 'SHA256SUMS')).not.toContain('indexnow');
    const again = await exportNow(context, set);
    expect(toUpload(again)).toEqual([]);
    expect(again.obsolete).toEqual(['indexnow-1.json']);
    expect(again.obsolete.filter(isForServer)).toEqual([]);
  });

  it.each([
    ['bytes behind its end', (file: Buffer) => Buffer.concat([file, Buffer.from('x\n')]), ['page-3']],
    ['another layout', (file: Buffer) => gzipSync(laidOut(gunzipSync(file).toString())), ['page-3']],
    ['nothing left', () => Buffer.alloc(0), ['page-1', 'page-2', 'page-3', 'page-4']],
    [
      'one value changed',
      (file: Buffer) => gzipSync(dated(gunzipSync(file).toString())),
      ['page-2', 'page-3'],
    ],
  ])(
    'lists for IndexNow only what changed, where somebody left files with %s',
    async (_, change, expected) => {
      const { context } = engineWith(rows(8));
      const set = options(temporaryFolder(), { maxUrls: 4, extras: ['indexnow'] });
      await exportNow(context, set);
      void editSet({ rows: { kind: 'ids', ids: [3] }, column: 'priority', value: '0.3' }, context);
      for (const name of ['sitemap-1.xml.gz', 'sitemap-2.xml.gz']) {
        const path = join(set.out, name);
        writeFileSync(path, change(readFileSync(path)));
      }
      const full = completeOptions(set);
      const input = exportInput(currentProject(context), full, NOW);
      const result = await exportResult(input, { ...full, overwrite: true }, undefined, { now: NOW });
      expect(result.files.map((file) => file.change)).toEqual(['changed', 'changed']);
      const listed = Array.from(text(set.out, 'indexnow-1.txt').matchAll(/page-\d/g), ([name]) => name);
      expect(listed.filter((name) => name <= 'page-4')).toEqual(expected);
      // Of the second file no row changed.
      expect(listed.filter((name) => name > 'page-4')).toEqual(expected.length === 2 ? ['page-6'] : []);
    },
  );

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
    for (const line of text(set.out, 'SHA256SUMS').trimEnd().split('\n')) {
      const [sum = '', name = ''] = line.split('  ');
      expect(sum).toBe(
        createHash('sha256')
          .update(readFileSync(join(set.out, name)))
          .digest('hex'),
      );
    }
    expect(text(set.out, 'sitemap-files.csv')).toContain(
      'sitemap-1.xml.gz,https://example.com/maps/sitemap-1.xml.gz,1501',
    );
  });
});
