// Which files an import has to ask about: tables without a sure column of addresses, or with dates of an unknown order.
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { tableUnclear } from '../../../../../electron/engine/features/table/requests/table-unclear.ts';
import { tableFile } from '../table-project.ts';
import { temporaryFolder } from '../../../store/rows/sample-project.ts';
import { testEngine } from '../../../test-engine.ts';

const A = 'https://a.example/';

async function isUnclear(content: string | Uint8Array): Promise<boolean> {
  const path = tableFile(content);
  const found = await tableUnclear({ paths: [path] }, testEngine().context);
  return found.includes(path);
}

describe('table.unclear', () => {
  it.each([
    ['paths alone', 'path,title\n/a,A\n/b,B\n'],
    ['names that nobody knows', `Ziel;Was\n${A};Eins\n${A}2;Zwei\n`],
    ['days in an order of their own', `url,lastmod\n${A},03/04/2024\n`],
    ['one day among others, and a time', `URL;Datum;lastmod\n${A};x;31/03/2025\n${A};x;01/03/2025 14:05\n`],
    [
      'links between pages',
      `Referring page title,Referring page URL,Target URL\nT,https://b.example/,${A}\n`,
    ],
    ['a packed one', gzipSync('path,title\n/a,A\n/b,B\n')],
    ['another encoding', Buffer.from('Straße;Größe\n/ä;1\n/ö;2\n', 'latin1')],
  ])('names a table with %s', async (_, content) => {
    expect(await isUnclear(content)).toBe(true);
  });

  it.each([
    ['a table with a head', `url,title,lastmod\n${A},T,2024-05-31\n`],
    ['a table whose head names the addresses, though they are none', 'Seite;Titel\nwww.a.example/a;A\n'],
    ['a table without', `${A}\t2024-05-31\t0.5\n${A}2\t2024-05-30\t0.6\n`],
    ['a table with dates that are clear', `url,lastmod\n${A},"Mon, 03 Jun 2024 10:00:00 GMT"\n`],
    ['days with points', `Adresse;Zuletzt geändert\n${A};31.01.2025\n${A}2;01.03.2025 14:05\n`],
    ['days that have but one order', `url,lastmod\n${A},5/31/2024\n${A}2,2024/5/31\n`],
    ['days that are none in any order', `url,lastmod\n${A},31.02.2024\n${A}2,5.31.2024\n`],
    ['a table with dates of a database', `url,lastmod\n${A},2024-06-03 10:00:00\n`],
    ['a table with another column of addresses', `Sitemap URL,URL\n${A}sitemap.xml,${A}a\n`],
    ['a list', `${A}\n${A}2\n`],
    ['a list with commas', `My list, of 2024\n${A}a,b\n${A}c\n`],
    [
      'a sitemap',
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${A}</loc></url></urlset>`,
    ],
    ['a robots.txt', `User-agent: *\nDisallow: /a,b\nSitemap: ${A}\n`],
    ['a text', 'Dear all,\n\nthe sitemap is late, sorry, really.\n\nBye\n'],
    ['an empty file', ''],
    ['bytes', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x2c, 0x0a, 0x2c])],
    ['the head of a ZIP file', Buffer.from('PK\x03\x04 and nothing more')],
  ])('leaves %s to the import', async (_, content) => {
    expect(await isUnclear(content)).toBe(false);
  });

  it('leaves what is no file to the import', async () => {
    const folder = temporaryFolder();
    const paths = [folder, `${folder}/gone.csv`, `${folder}/*.csv`, `${A}table.csv`];
    expect(await tableUnclear({ paths }, testEngine().context)).toEqual([]);
  });
});
