// Tables on the command line: the option for the order of dates, refusals that name all files, encodings, and a table
// beside sitemaps in a comparison.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mapwrightHere, temporaryFolder } from './cli-process.ts';

const CASES = join(import.meta.dirname, '../conformance/cases');
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

async function put(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder.path, name);
  await writeFile(path, content);
  return path;
}

describe('the order of dates', () => {
  it.each(['inspect', 'check'])('is asked for by %s, and taken', async (command) => {
    const path = await put('dates.csv', 'url,lastmod\nhttps://a.example/,01/03/2025\n');
    const asked = await mapwrightHere([command, path]);
    expect(asked.stdout).toMatch(/dates\.csv:2: warning: “01\/03\/2025” could be read.*--dates dmy/);
    const named = await mapwrightHere([command, path, '--dates', 'dmy']);
    expect(named.stdout).not.toMatch(/--dates|lastmod/);
    expect(named.code).toBe(0);
  });

  it('is not asked for where a date says it, nor the language of a frequency', async () => {
    const path = await put('german.csv', 'URL;lastmod;changefreq\nhttps://a.example/;31.12.2024;täglich\n');
    const run = await mapwrightHere(['inspect', path]);
    expect(run.stdout).toContain('2024-12-31');
    expect(run.stdout).not.toMatch(/--dates|-invalid/);
    expect(run.code).toBe(0);
  });

  it('is refused where there is none of that name', async () => {
    const run = await mapwrightHere(['inspect', join(CASES, 'table-http-date.csv'), '--dates', 'dym']);
    expect(run).toMatchObject({ code: 2 });
    expect(run.stderr).toContain('--dates must be');
  });
});

it('an import names all files that it refuses', async () => {
  const good = await put('good.csv', 'url\nhttps://a.example/\n');
  const run = await mapwrightHere([
    ...['import', join(folder.path, 'none.mapwright'), good],
    ...[join(CASES, 'table.xls'), join(CASES, 'table.ods')],
  ]);
  expect(run.code).toBe(2);
  expect(run.stderr).toMatch(
    /2 of 3 inputs.*table\.xls” is an old or encrypted workbook.*table\.ods” is an OpenDocument file/s,
  );
});

it.each([
  ['sjis', 'table-shift-jis.csv', '日本'],
  ['cp1250', 'table-windows-1250.csv', 'zażółć'],
])('a table is merged in the encoding %s', async (encoding, name, word) => {
  const project = join(folder.path, `${encoding}.mapwright`);
  const run = await mapwrightHere(['table', 'import', project, join(CASES, name), '--encoding', encoding]);
  expect(run).toMatchObject({ code: 0, stderr: '' });
  expect((await mapwrightHere(['list', project, '--columns', 'loc'])).stdout).toBe(
    `https://www.example.com/${word}\n`,
  );
});

it('a table is no file to upload or to delete', async () => {
  const xml =
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://www.example.com/</loc></url></urlset>\n';
  const sitemap = await put('sitemap.xml', xml);
  const { stdout } = await mapwrightHere(['diff', join(CASES, 'crawl-status.csv'), sitemap, '--files']);
  expect(stdout).not.toMatch(/upload|delete/);
  expect(stdout).toContain('They differ.');
});
