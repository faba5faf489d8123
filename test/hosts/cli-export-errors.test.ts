import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mapwrightHere, temporaryFolder } from './cli-process.ts';

const BASE = 'https://www.example.com/';
let folder: Awaited<ReturnType<typeof temporaryFolder>>;

const into = (name: string) => join(folder.path, name);

beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

describe('mapwright export of URLs with errors', () => {
  it('says on one line that URLs of the set have errors, which stops nothing', async () => {
    const faulty = into('faulty-images.xml');
    const image = 'http://www.google.com/schemas/sitemap-image/1.1';
    const entry = (path: string, ext: string): string => `<url><loc>${BASE}${path}</loc>${ext}</url>`;
    await writeFile(
      faulty,
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="${image}">${[
        entry('a', '<image:image><image:title>No address</image:title></image:image>'),
        entry('b', ''),
      ].join('')}</urlset>`,
    );
    const own = into('faulty-images.mapwright');
    await mapwrightHere(['import', own, faulty]);
    const options = [own, '--out', into('faulty-set'), '--base-url', BASE];
    const line = new RegExp(
      '^mapwright: 1 URL of the set has errors \\(image-loc-missing\\)\\. To see them: mapwright check ',
    );
    expect((await mapwrightHere(['export', ...options, '--dry-run'])).stderr).toMatch(line);
    const run = await mapwrightHere(['export', ...options]);
    expect(run.code).toBe(0);
    expect(run.stderr).toMatch(line);
    expect(run.stdout).toMatch(/^Wrote 2 URLs/m);
  });

  it('says which URLs are on other hosts, and what to do, in plan and export', async () => {
    const list = into('hosts.txt');
    const own = into('hosts.mapwright');
    await writeFile(list, `${BASE}a\n${BASE}b\nhttps://shop.example.com/a\n`);
    await mapwrightHere(['import', own, list]);
    const options = [own, '--out', into('hosts-set'), '--base-url', BASE];
    const line =
      /^mapwright: 1 URL of the set is not on https:\/\/www\.example\.com: https:\/\/shop\.example\.com \(1\)\. .* use --by-host, or leave these URLs out\.$/m;
    expect((await mapwrightHere(['export', ...options, '--dry-run'])).stderr).toMatch(line);
    expect((await mapwrightHere(['export', ...options])).stderr).toMatch(line);
    expect((await mapwrightHere(['export', ...options, '--by-host'])).stderr).toBe('');
  });

  it('says that an address is given for a host without URLs, and which hosts there are', async () => {
    const list = into('misspelt.txt');
    const own = into('misspelt.mapwright');
    await writeFile(list, `${BASE}a\nhttps://shop.example.com/a\n`);
    await mapwrightHere(['import', own, list]);
    const given = (host: string) => ['--host-url', `${host}=https://cdn.example.net/${host}/`];
    const options = [own, '--out', into('misspelt-set'), '--base-url', BASE, ...given('WWW.example.com')];
    const line =
      /^No URL of the set is on shpo\.example\.com, so --host-url does nothing there\. Hosts that have URLs: shop\.example\.com, www\.example\.com$/m;
    const misspelt = [...options, ...given('shpo.example.com')];
    expect((await mapwrightHere(['export', ...misspelt, '--dry-run'])).stdout).toMatch(line);
    expect((await mapwrightHere(['export', ...misspelt])).stdout).toMatch(line);
    const right = await mapwrightHere(['export', ...options, ...given('shop.example.com')]);
    expect(right.stdout).not.toContain('--host-url');
  });
});
