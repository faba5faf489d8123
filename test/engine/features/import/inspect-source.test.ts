// Inspecting one file: its JSON shape, what can't be read, and hostile content. The cases are in test/conformance.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { makeZip } from '../../read/sources/archive/make-archives.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inEnglish } from '../../../../shared/contract/error-texts.ts';
import { inspectSource } from '../../../../electron/engine/features/import/inspect-source.ts';

const START =
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://e.com/a</loc></url>';
const END = '<url><loc>https://e.com/b</loc></url></urlset>';
const MANY = 3_000_000;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mapwright-inspect-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function inspect(content: string | Uint8Array, sourceUrl?: string) {
  const path = join(folder, 'sitemap.xml');
  await writeFile(path, content);
  const found = await inspectSource(path, { sourceUrl });
  return {
    ...found,
    path,
    locs: found.entries.map(({ loc }) => loc),
    codes: found.problems.map(({ code }) => code),
  };
}

describe('inspectSource', () => {
  it('gives entries, references and problems with their places', async () => {
    const { path, format, entries, sitemaps, problems } = await inspect(
      `${START}\n<url><loc>/b</loc><changefreq>daily</changefreq></url></urlset>`,
    );
    expect({ format, sitemaps }).toEqual({ format: 'urlset', sitemaps: [] });
    expect(entries).toEqual([
      { loc: 'https://e.com/a', lastmod: null, changefreq: null, priority: null },
      { loc: '/b', lastmod: null, changefreq: 'daily', priority: null },
    ]);
    expect(problems).toMatchObject([
      { severity: 'error', code: 'loc-not-absolute', line: 2, entry: 1, loc: '/b' },
    ]);
    expect(path).toContain('sitemap.xml');
  });

  it('names a missing file, a folder, and a bad source address', async () => {
    await expect(inspectSource(join(folder, 'none.xml'))).rejects.toMatchObject({ code: 'not-found' });
    await expect(inspectSource(folder)).rejects.toMatchObject({ code: 'unreadable-source' });
    await expect(inspect('', 'example.com')).rejects.toMatchObject({ code: 'invalid-request' });
  });

  it('says of an archive that it is empty', async () => {
    const { problems, path } = await inspect(await makeZip([]));
    expect(problems.map(({ reason }) => inEnglish(reason))).toEqual([
      `“${path}” is an empty archive: it has no files.`,
    ]);
  });

  it('says once what is wrong with an address of another kind in an index', async () => {
    const listed = ['ftp://x/', 'file:///a.xml', 's.xml'].map(
      (loc) => `<sitemap><loc>${loc}</loc></sitemap>`,
    );
    const { problems } = await inspect(
      `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${listed.join('')}</sitemapindex>`,
    );
    expect(problems.map(({ code, loc }) => `${code} ${String(loc)}`)).toEqual([
      'sitemap-not-web ftp://x/',
      'sitemap-not-web file:///a.xml',
      'sitemap-not-absolute s.xml',
    ]);
  });

  it('stops at 256 MiB, says so, and names the file', async () => {
    const bomb = gzipSync(Buffer.alloc(280 * 1_048_576), { level: 1 });
    const { format, problems, path } = await inspect(bomb);
    expect(format).toBeNull();
    expect(problems.map(({ code }) => code)).toEqual(['too-large']);
    expect(problems[0]).toMatchObject({
      severity: 'error',
      code: 'too-large',
      reason: { params: { path } },
    });
  });

  it.each([
    ['a sitemap without an entry', `<urlset><url><loc>https://e.com/${'a'.repeat(5_000)}`],
    ['a list', 'https://e.com/a\n'.repeat(500)],
    ['a table', 'loc,lastmod\n'.padEnd(5_000, '"https://e.com/\n')],
    ['a page', `<html><body>${'<p>'.repeat(2_000)}`],
    ['a robots.txt', 'User-agent: *\nDisallow: /a\n'.repeat(500)],
  ])('says of %s beyond the limit that, and not that it was cut', async (_, content) => {
    const path = join(folder, 'large');
    await writeFile(path, content);
    const { problems } = await inspectSource(path, { maxBytes: 1_000, html: true });
    const found = problems.filter(({ code }) => code === 'too-large');
    expect(found).toMatchObject([{ severity: 'error' }]);
    const others = problems.filter(({ code }) => code !== 'too-large');
    expect(others.filter(({ reason }) => /\bcut\b|again|no entries/.test(inEnglish(reason)))).toEqual([]);
  });

  it.each([
    ['nesting', `<url>${'<a>'.repeat(MANY / 10)}`, ['https://e.com/a'], 'xml-too-deep'],
    ['an attribute', `<url a="${'x'.repeat(MANY)}">`, ['https://e.com/a'], 'xml-malformed'],
    [
      'a value',
      `<url><loc>${'x'.repeat(MANY)}</loc></url>`,
      ['https://e.com/a', 'https://e.com/b'],
      'value-too-long',
    ],
    [
      'CDATA',
      `<url><loc><![CDATA[${'x'.repeat(MANY)}]]></loc></url>`,
      ['https://e.com/a', 'https://e.com/b'],
      'value-too-long',
    ],
    ['a comment', `<!--${'x'.repeat(MANY)}-->`, ['https://e.com/a', 'https://e.com/b'], null],
    [
      'extension data',
      `<url><loc>x</loc>${`<x>${'y'.repeat(50_000)}</x>`.repeat(120)}</url>`,
      ['https://e.com/a'],
      'extension-too-long',
    ],
  ])('survives %s without bound', async (_, hostile, locs, code) => {
    const found = await inspect(`${START}${hostile}${END}`);
    expect(found.locs).toEqual(locs);
    const beside = ['xml-misplaced', 'xml-unknown-element'];
    expect(found.codes.filter((each) => !beside.includes(each))).toEqual(code === null ? [] : [code]);
  });

  it('folds many problems of one kind', async () => {
    const { problems } = await inspect(`not an address\n`.repeat(5_000) + 'https://e.com/\n');
    expect(problems.length).toBeLessThan(200);
    expect(problems.reduce((n, { count }) => n + (count ?? 1), 0)).toBe(5_000);
  });
});
