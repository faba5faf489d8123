// The command line reads from the web: import, retry, refresh, inspect and build, against a server on this machine.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  answer,
  sitemapIndex,
  startSite,
  urlset,
  type TestSite,
} from '../engine/read/sources/archive/test-site.ts';
import { mapwrightHere, temporaryFolder } from './cli-process.ts';

let site: TestSite;
let at: string;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;

beforeEach(async () => {
  site = await startSite();
  folder = await temporaryFolder();
  at = `http://127.0.0.1:${site.port}`;
});
afterEach(async () => {
  await site.close();
  await folder.remove();
});

describe('a server that never comes to an end', () => {
  it('is left when the time for one download is over, also where it sends a byte now and then', async () => {
    const server = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/plain' });
      const drip = setInterval(() => response.write('a'), 50);
      response.on('close', () => {
        clearInterval(drip);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const address = `http://127.0.0.1:${port}/slow.txt`;
    const { code, stdout } = await mapwrightHere(['inspect', address, '--download-time', '1']);
    server.closeAllConnections();
    server.close();
    expect(code).toBe(1);
    expect(stdout).toContain('took longer than 1 seconds. It was stopped');
  });
});

describe('mapwright import', () => {
  it('imports from an address, tries again what failed, and takes over what changed', async () => {
    const project = join(folder.path, 'shop.mapwright');
    Object.assign(site.routes, {
      '/robots.txt': `Sitemap: ${at}/index.xml`,
      '/index.xml': sitemapIndex(`${at}/a.xml`, `${at}/b.xml`),
      '/a.xml': urlset('https://e.com/1'),
      '/b.xml': answer(404),
    });
    const first = await mapwrightHere(['import', project, at, '--user', 'me:pw', '--rate', '100']);
    expect(first.code).toBe(1);
    expect(first.stdout).toContain(`${at}/b.xml`);
    expect(first.stdout).toContain('Imported 1 URL from 4 files.');
    expect(first.stdout).toContain('1 source could not be read');
    expect(site.headersOf('/a.xml').authorization).toBe(`Basic ${Buffer.from('me:pw').toString('base64')}`);

    site.routes['/b.xml'] = urlset('https://e.com/2', 'https://e.com/3');
    const second = await mapwrightHere(['import', '--retry', project]);
    expect(second).toMatchObject({ code: 0, stdout: 'Imported 2 URLs from 1 file.\n' });

    site.routes['/a.xml'] = urlset('https://e.com/1b');
    const dry = await mapwrightHere(['import', '--refresh', '--dry-run', project]);
    expect(dry.stdout).toContain('Would change: 1 added, 0 changed, 1 removed.');
    const third = await mapwrightHere(['import', '--refresh', project, '--json']);
    expect(JSON.parse(third.stdout)).toMatchObject({ merged: { added: 1, changed: 0, removed: 1 } });
    const list = await mapwrightHere(['list', project]);
    expect(list.stdout).toContain('https://e.com/1b');
    expect(list.stdout).not.toContain('https://e.com/1\n');
  });

  it.each([
    [['import', 'p.mapwright', 'https://', '--rate', '5'], 'valid URL'],
    [['import', 'p.mapwright', 'https://e.com', '--rate', 'fast'], '--rate must be'],
    [['import', '--refresh', 'p.mapwright', 'more'], 'take one PROJECT'],
    [['import', 'p.mapwright', 'x', '--dry-run'], 'belong to --refresh'],
  ])('says what is wrong with %j', async (args, hint) => {
    const { code, stderr } = await mapwrightHere(args);
    expect(code).toBe(2);
    expect(stderr).toContain(hint);
  });
});

describe('mapwright inspect', () => {
  it('reads one address and follows nothing', async () => {
    site.routes['/index.xml'] = sitemapIndex('https://e.com/a.xml');
    const { code, stdout } = await mapwrightHere(['inspect', `${at}/index.xml`]);
    expect(code).toBe(0);
    expect(stdout).toContain('https://e.com/a.xml');
    expect(site.requests).toHaveLength(1);
    const missing = await mapwrightHere(['inspect', `${at}/none.xml`]);
    expect(missing.code).toBe(2);
    expect(missing.stderr).toContain('does not exist (HTTP 404)');
  });
});
