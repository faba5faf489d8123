// mapwright languages: what is counted, filtered, expected, completed and written as CSV.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mapwrightHere, temporaryFolder } from './cli-process.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let project: string;
const languages = (...args: string[]) => mapwrightHere(['languages', project, ...args]);

function row(path: string, links: Readonly<Record<string, string>>): string {
  const xml = Object.entries(links).map(
    ([code, to]) => `<xhtml:link rel="alternate" hreflang="${code}" href="https://a.example${to}"/>`,
  );
  return `<url><loc>https://a.example${path}</loc>${xml.join('')}</url>`;
}

beforeAll(async () => {
  folder = await temporaryFolder();
  project = join(folder.path, 'site.mapwright');
  const whole = { en: '/en/a', de: '/de/a', 'en-UK': '/en/a' };
  const rows = [
    row('/en/a', whole),
    row('/de/a', whole),
    row('/en/b', { en: '/en/b', de: '/de/b', 'x-default': '/en/b' }),
    row('/de/b', { en: '/en/b', de: '/de/b' }),
  ];
  const names =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  await writeFile(join(folder.path, 'set.xml'), `<urlset ${names}>${rows.join('\n')}</urlset>`);
  expect((await mapwrightHere(['import', project, join(folder.path, 'set.xml')])).code).toBe(0);
});
afterAll(() => folder.remove());

describe('mapwright languages', () => {
  it('counts clusters by code and by fault', async () => {
    const { code, stdout } = await languages();
    expect([code, stdout.trimEnd().split('\n')]).toEqual([
      0,
      [
        '2\tclusters',
        '1\tx-default',
        '2\tde\texpected',
        '2\ten\texpected',
        '1\ten-UK\t“uk” is not an ISO 3166-1 region; GB is',
        '0\tmissing\tfault',
        '1\tincomplete\tfault',
        '0\tone-way\tfault',
        '0\tconflicts\tfault',
        '0\tx-default\tfault',
        '0\ttargets\tfault',
        '1\tcodes\tfault',
      ],
    ]);
  });

  it('keeps what is expected, until the guess is wanted again', async () => {
    expect((await languages('--expect', 'en,PT-br')).stdout).toContain('2\tmissing\tfault');
    expect((await languages()).stdout).toContain('0\tpt-BR\texpected');
    expect((await languages('--expect', 'guess')).stdout).toContain('0\tmissing\tfault');
    const { code, stderr } = await languages('--expect', 'en-UK');
    expect([code, stderr]).toEqual([2, expect.stringContaining('"en-UK" is no language code')]);
  });

  it('writes the clusters that are asked for as CSV', async () => {
    const csv = join(folder.path, 'clusters.csv');
    const { stdout } = await languages('--fault', 'codes', '--csv', csv);
    expect(stdout).toMatch(/clusters\.csv: 1 cluster, /);
    expect((await readFile(csv, 'utf8')).replace('\uFEFF', '').trimEnd().split('\r\n')).toEqual([
      'page,rows,issues,x-default,de,en,en-UK',
      'https://a.example/en/a,2,codes,,https://a.example/de/a,https://a.example/en/a,https://a.example/en/a',
    ]);
    expect((await languages('--csv', csv)).code).toBe(2);
    expect((await languages('--csv', csv, '--overwrite', '--json')).stdout).toContain('"clusters": 2');
  });

  it('completes the links, after saying what would change', async () => {
    expect((await languages('--complete', '--dry-run')).stdout).toBe('1 row would be completed.\n');
    expect((await languages('--complete')).stdout).toBe('1 row completed.\n');
    expect((await languages('--complete')).stdout).toBe('0 rows completed.\n');
  });

  it.each([
    [[], ['--fault', 'holes'], /--fault must be missing or/],
    [[], ['--overwrite'], /--overwrite belongs to --csv/],
    [[], ['--dry-run'], /--dry-run belongs to --complete/],
    [['other'], [], /exactly one PROJECT/],
  ])('refuses %j %j', async (more, options, message) => {
    const { code, stderr } = await languages(...more, ...options);
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
  });
});
