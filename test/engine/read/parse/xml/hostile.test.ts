// Content made to cost time or memory is bounded: the reader stops, or folds what it tells, with a clear message.
import { describe, expect, it } from 'vitest';
import { parseSource } from '../../../../../electron/engine/read/parse/parse-source.ts';
import { unpackRows } from '../../../../../electron/engine/rows/packed-rows.ts';
import type { Problem } from '../../../../../shared/model/problem.ts';

const ROOT = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
const IN_LOC = `${ROOT}<url><loc>https://example.com/`;
const CHUNK = 262_144;
const MEGABYTE = 1_000_000;

/** Start, unit to repeat, megabytes of it, and the code that must be told. */
const CASES: readonly (readonly [start: string, unit: string, megabytes: number, code: string])[] = [
  [IN_LOC, '&', 5, 'xml-bare-ampersand'],
  [IN_LOC, '&a;', 1, 'xml-too-damaged'],
  [IN_LOC, '&#65;', 3, 'xml-no-content'],
  [IN_LOC, 'a', 20, 'value-too-long'],
  [IN_LOC, '>', 1, 'xml-no-content'],
  [IN_LOC, '<', 5, 'xml-bare-less-than'],
  [`${IN_LOC}<![CDATA[`, 'a', 5, 'value-too-long'],
  [ROOT, '<a>', 3, 'xml-too-deep'],
  [ROOT, '</a>', 1.2, 'xml-too-damaged'],
  [ROOT, '<url/>', 3.2, 'xml-no-content'],
  [`${ROOT}<!--`, '<a>', 20, 'xml-truncated'],
  [`${ROOT}<!--`, '-- ', 0.9, 'xml-too-damaged'],
  [`${ROOT}<a `, 'b="1" ', 1, 'xml-malformed'],
  [`${ROOT}</urlset>`, 'a ', 5, 'xml-text-outside'],
  [`${ROOT}<url>`, '<a:b/>', 5, 'extension-too-long'],
  ['<!DOCTYPE a [', '<!ENTITY a "b">', 8, 'xml-no-content'],
  ['https://example.com/a\n', 'x\n', 2.1, 'text-no-list'],
  ['User-agent: *\n', 'a:b\n', 4.1, 'robots-too-many-lines'],
  ['User-agent: *\nSitemap: https://example.com/', 'a', 1, 'sitemap-too-long'],
  [`${ROOT}<?a `, 'b ', 20, 'xml-truncated'],
  ['loc,lastmod\nhttps://example.com/a,\nhttps://example.com/', 'a', 18, 'csv-row-too-long'],
  ['loc,lastmod\nhttps://example.com/a,\n', ',', 1, 'csv-row-too-long'],
  ['loc,lastmod\nhttps://example.com/a,\n', '"', 17, 'csv-row-too-long'],
  ['<html><a href="https://example.com/a">', '<p>', 2, 'html-no-content'],
  ['<html><a href="https://example.com/', 'a', 1, 'html-unclosed'],
  ['', '\0', 20, 'unknown-format'],
  ['', ' ', 20, 'empty-file'],
];

async function problemsOf(start: string, unit: string, megabytes: number): Promise<Problem[]> {
  async function* chunks() {
    yield Buffer.from(start);
    const chunk = Buffer.from(unit.repeat(Math.ceil(CHUNK / unit.length)));
    for (let sent = 0; sent < megabytes * MEGABYTE; sent += chunk.length) yield chunk;
  }
  const problems: Problem[] = [];
  for await (const item of parseSource(chunks(), {
    location: 'hostile.xml',
    html: start.startsWith('<html'),
  })) {
    if (item.kind === 'problem') problems.push(item.problem);
  }
  return problems;
}

/** Of a text whose end follows the repeated part. */
async function locsOf(start: string, unit: string, times: number, end: string) {
  const locs: string[] = [];
  const codes: string[] = [];
  async function* chunks() {
    yield await Promise.resolve(Buffer.from(start + unit.repeat(times) + end));
  }
  for await (const item of parseSource(chunks(), { location: 'hostile', html: true })) {
    if (item.kind === 'rows') locs.push(...unpackRows(item.rows).loc);
    if (item.kind === 'sitemap') locs.push(item.loc);
    if (item.kind === 'problem') codes.push(item.problem.code);
  }
  return { locs, codes };
}

describe('addresses that are too long', () => {
  const [first, last] = ['https://example.com/first', 'https://example.com/last'];

  it.each([
    ['link', `<html><a href="${first}">`, '">', `<a href="${last}"></html>`, 'value-too-long'],
    ['robots.txt', `Sitemap: ${first}\n`, '\n', `Sitemap: ${last}\n`, 'sitemap-too-long'],
    ['list', `${first}\n`, '\n', `${last}\n`, 'text-line-odd'],
    ['table', `loc,lastmod\n${first},\n`, ',2026-01-01\n', `${last},\n`, 'value-too-long'],
  ])('never come in part: %s', async (kind, start, end, rest, code) => {
    const open = { link: '<a href="https://e.example/', 'robots.txt': 'Sitemap: https://e.example/' }[kind];
    const found = await locsOf(
      start + (open ?? 'https://e.example/'),
      'a',
      kind === 'table' ? 1_100_000 : 70_000,
      end + rest,
    );
    expect(found.locs).toEqual([first, last]);
    expect(found.codes).toContain(code);
  });
});

describe('hostile content', () => {
  it.each(CASES)('%j and then %j × %d MB: %s', async (start, unit, megabytes, code) => {
    const problems = await problemsOf(start, unit, megabytes);
    expect(problems.map((problem) => problem.code)).toContain(code);
    // A hundred of a kind and their sum, of a few kinds.
    expect(problems.length).toBeLessThan(300);
  });
});
