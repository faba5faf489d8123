import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { FIXTURES, mapwright, mapwrightHere, temporaryFolder } from './cli-process.ts';

interface Inspection {
  format: string | null;
  entries: Record<string, unknown>[];
  sitemaps: { loc: string; lastmod: string | null }[];
  problems: { severity: string; code: string; line?: number }[];
}

async function inspectJson(...args: string[]): Promise<{ code: number | null; result: Inspection }> {
  const { code, stdout } = await mapwright(['inspect', ...args, '--json']);
  return { code, result: JSON.parse(stdout) as Inspection };
}

describe('mapwright inspect', () => {
  it('gives the entries of a sitemap with typed values and extensions', async () => {
    const { code, result } = await inspectJson(join(FIXTURES, 'clean.xml'));
    expect(code).toBe(0);
    expect(result).toMatchObject({ format: 'urlset', sitemaps: [], problems: [] });
    expect(result.entries).toHaveLength(3);
    expect(result.entries[0]).toMatchObject({
      loc: 'https://www.example.com/',
      lastmod: '2024-03-01',
      changefreq: 'daily',
      priority: 1,
    });
    expect(result.entries[1]).toMatchObject({
      loc: 'https://www.example.com/shop/boots?size=42&colour=red',
      changefreq: null,
      priority: null,
      images: [{ loc: 'https://www.example.com/img/boots.jpg' }],
    });
  });

  it('reads a list of addresses', async () => {
    const { code, result } = await inspectJson(join(FIXTURES, 'pages.txt'));
    expect(code).toBe(0);
    expect(result.format).toBe('text');
    expect(result.entries.map(({ loc }) => loc)).toEqual([
      'https://www.example.com/a',
      'https://www.example.com/b',
    ]);
  });

  it('prints addresses and a sum for people', async () => {
    const { code, stdout, stderr } = await mapwright(['inspect', 'clean.xml'], { cwd: FIXTURES });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('https://www.example.com/\t2024-03-01\n');
    expect(stdout).toMatch(/clean\.xml: urlset, 3 entries, 0 sitemaps, 0 problems\.\n$/);
  });

  it('ends with 1 where the file has errors, and with 2 where it is missing', async () => {
    const page = await inspectJson(join(FIXTURES, 'page.html'));
    expect(page.code).toBe(1);
    expect(page.result).toMatchObject({ format: null, entries: [] });
    expect(page.result.problems.some(({ severity }) => severity === 'error')).toBe(true);

    const missing = await mapwright(['inspect', 'nowhere.xml'], { cwd: FIXTURES });
    expect(missing).toMatchObject({ code: 2, stdout: '' });
    expect(missing.stderr).toMatch(/^mapwright: .*nowhere\.xml.*\n$/);
  });
});

describe('standard input', () => {
  const xml = (...locs: string[]): string[] => [
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...locs.map((loc) => `<url><loc>https://a.example/${loc}</loc></url>`),
    '</urlset>',
  ];

  it('is read where "-" stands for a file, is named so, and leaves nothing', async () => {
    const own = await temporaryFolder();
    for (const name of ['TMPDIR', 'TEMP', 'TMP']) vi.stubEnv(name, own.path);
    const seen = await mapwrightHere(['inspect', '-'], xml('1'));
    expect(seen.stdout).toBe(
      'https://a.example/1\nstandard input: urlset, 1 entry, 0 sitemaps, 0 problems.\n',
    );
    const checked = await mapwrightHere(['check', '-'], xml('1', '1'));
    expect(checked.stdout).toMatch(/^standard input:1: warning: .*loc-duplicate\]$/m);
    const robots = ['User-agent: *\nDisallow: /b\n'];
    const asked = await mapwrightHere(['robots', '-', '--agent', 'x', '/a', '/b'], robots);
    expect(asked).toMatchObject({ code: 1 });
    expect(asked.stdout).toContain('disallowed\t/b\tstandard input:2: Disallow: /b');
    const wrong = await mapwrightHere(['inspect', '-'], ['<html><body>No</body></html>']);
    expect(wrong.code).not.toBe(0);
    expect(wrong.stdout + wrong.stderr).toMatch(/standard input.*HTML/);
    expect(await readdir(own.path)).toEqual([]);
    vi.unstubAllEnvs();
    await own.remove();
  });
});
