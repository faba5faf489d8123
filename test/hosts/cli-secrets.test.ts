// No command shows, or keeps, the password of an address that it is given or that a server names.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  answer,
  sitemapIndex,
  startSite,
  urlset,
  type TestSite,
} from '../engine/read/sources/archive/test-site.ts';
import { mapwright, mapwrightHere, temporaryFolder } from './cli-process.ts';

const SECRET = 'Tr0ub4dor';

let site: TestSite;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let plain: string;
let named: string;

beforeEach(async () => {
  site = await startSite();
  folder = await temporaryFolder();
  plain = `127.0.0.1:${site.port}`;
  named = `http://me:${SECRET}@${plain}`;
  Object.assign(site.routes, {
    '/a.xml': urlset('https://e.com/1', 'https://e.com/2'),
    '/index.xml': sitemapIndex(`${named}/a.xml`, `${named}/none.xml`, `ftp://me:${SECRET}@${plain}/b.xml`),
    // It is kept as the site publishes it, so it has none.
    '/robots.txt': `Sitemap: http://${plain}/a.xml\nSitemap: http://${plain}/none.xml\n`,
    '/moved.xml': answer(302, { location: `${named}/a.xml` }),
    '/away.xml': answer(302, { location: `ftp://me:${SECRET}@${plain}/a.xml` }),
    '/circle.xml': answer(302, { location: `${named}/circle.xml` }),
    '/none.xml': answer(404),
    '/broken.xml': '<urlset><url><loc>https://e.com/1</loc>',
  });
});
afterEach(async () => {
  await site.close();
  await folder.remove();
});

/** Each place below a folder whose name or bytes hold it, with what stands around it. */
async function foundIn(path: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const entry of await readdir(path, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const text = `${file}: ${entry.isFile() ? await readFile(file, 'latin1') : ''}`;
    found.push(
      ...Array.from(text.matchAll(/.{0,60}Tr0ub4dor.{0,40}/g), ([around]) => `${entry.name}: ${around}`),
    );
  }
  return found;
}

async function expectHidden(args: readonly string[]): Promise<string> {
  const { stdout, stderr } = await mapwrightHere(args);
  const said = stdout + stderr;
  expect(said, args.join(' ')).not.toContain(SECRET);
  expect(said.trim(), args.join(' ')).not.toBe('');
  return said;
}

const PLACES = [
  '/a.xml',
  '/index.xml',
  '/robots.txt',
  '/moved.xml',
  '/away.xml',
  '/circle.xml',
  '/none.xml',
  '/broken.xml',
  '',
  '/a.xml?q=@#@',
];

/** Addresses that are none, or look like none, with a password all the same. */
const odd = (): readonly string[] => [
  `http://me:${SECRET}@`,
  `http://me:${SECRET}@[/`,
  `http://me:${SECRET}@${plain}:999999/a.xml`,
  `http://me:x@${SECRET}@${plain}/none.xml`,
  `http://me:x/${SECRET}@${plain}/a.xml`,
  `http://me:x"${SECRET}@${plain}/none.xml`,
  `http://me:x ${SECRET}@${plain}/none.xml`,
  `http://${SECRET}@${plain}/none.xml`,
  `HTTP:\\\\me:${SECRET}@${plain}\\a.xml`,
  `http:/me:${SECRET}@${plain}/a.xml`,
  `ftp://me:${SECRET}@${plain}/a.xml`,
];

describe('a password in an address', () => {
  it.each([
    ['for people', []],
    ['as JSON', ['--json']],
  ])('is in no output %s of a command that reads it', async (_, more) => {
    const out = join(folder.path, 'set');
    const sources = PLACES.map((path) => named + path);
    // What is no address is told by the same code in both forms.
    for (const source of more.length > 0 ? sources : [...sources, ...odd()]) {
      for (const args of [
        ['inspect', source],
        ['import', join(folder.path, 'p.mapwright'), source],
        ['check', source],
        ['diff', `${named}/moved.xml`, source, '--csv', join(folder.path, 'd.csv')],
        ['build', source, '--out', out, '--base-url', 'https://e.com/', '--overwrite'],
      ])
        await expectHidden([...args, ...more]);
    }
    await expectHidden(['import', join(folder.path, 'k.mapwright'), `${named}/broken.xml`, '--keep-going']);
    expect(await foundIn(folder.path)).toEqual([]);
  });

  it('is in nothing that a project keeps of it, nor in what is written of the project', async () => {
    const project = join(folder.path, 'p.mapwright');
    const rate = ['--rate', '1000'];
    for (const place of PLACES) await expectHidden(['import', project, named + place, ...rate]);
    expect(await expectHidden(['list', project])).toContain('https://e.com/2');
    await expectHidden(['import', '--retry', project, '--user', `me:${SECRET}`, ...rate]);
    await expectHidden(['import', '--refresh', project, '--user', `me:${SECRET}`, ...rate]);
    const at = (name: string): string => join(folder.path, name);
    for (const args of [
      ['check', project],
      ['check', project, '--format', 'sarif'],
      ['check', project, '--format', 'json'],
      ['check', project, '--format', 'html', '--output', at('r.html')],
      ['list', project, '--columns', 'loc,source'],
      ['table', 'export', project, at('t.csv')],
      ['diff', project, `${named}/index.xml`, '--html', at('d.html')],
      ['export', project, '--out', at('set'), '--base-url', `${named}/`],
      ['export', project, '--out', at('set'), '--base-url', 'https://e.com/'],
    ])
      await expectHidden(args);
    expect(await foundIn(folder.path)).toEqual([]);
  });

  it('is in no message about how a command is used', async () => {
    const project = join(folder.path, 'p.mapwright');
    await mapwrightHere(['import', project, `${named}/a.xml`]);
    for (const address of [`${named}/`, ...odd()])
      for (const args of [
        [address],
        ['inspect', address, address],
        ['inspect', `${named}/a.xml`, '--source-url', address],
        ['check', `${named}/a.xml`, '--base-url', address],
        ['check', project, '--base-url', address],
        ['export', project, '--out', join(folder.path, 'x'), '--base-url', address],
        ['export', project, '--out', address, '--base-url', 'https://e.com/', '--dry-run'],
        ['export', project, '--profile', address],
        ['list', address],
        ['list', project, '--sort', address],
        ['list', project, '--filter', address],
        ['fix', project, '--rule', address],
        ['robots', address, '--agent', 'a', '/'],
        ['robots', `${named}/robots.txt`, '--agent', 'a', '/'],
        ['sections', project, '--set', address],
        ['table', 'import', project, address],
        ['table', 'export', address, join(folder.path, 't.csv')],
        ['edit', project, address],
        ['replace', address, 'a', 'b'],
        ['import', project, '--rate', address, 'x'],
        ['import', project, `--none=${address}`],
      ])
        await expectHidden(args);
  });

  it('is in no message about a proxy', async () => {
    const before = { ...process.env };
    for (const proxy of [`http://me:${SECRET}@127.0.0.1:1`, `socks5://me:${SECRET}@127.0.0.1:1`]) {
      Object.assign(process.env, { http_proxy: proxy, HTTP_PROXY: proxy });
      try {
        await expectHidden(['inspect', 'http://shop.test/a.xml']);
      } finally {
        process.env = { ...before };
      }
    }
  });

  it('is still sent to its server', async () => {
    const { code, stdout } = await mapwright(['inspect', `${named}/a.xml`]);
    expect(code).toBe(0);
    expect(stdout).toContain(`http://${plain}/a.xml: urlset, 2 entries`);
    const sent = Buffer.from(`me:${SECRET}`).toString('base64');
    expect(site.headersOf('/a.xml').authorization).toBe(`Basic ${sent}`);
  });
});
