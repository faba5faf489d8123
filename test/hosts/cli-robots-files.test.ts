// robots.txt files as sources of the command line: what is odd in them, and which of several for one site counts. And
// the requests for IndexNow that a build writes.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mapwrightHere } from './cli-process.ts';

const SITE = 'https://www.example.com';
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mapwright-robots-files-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

async function put(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, content);
  return path;
}

describe('mapwright check of a robots.txt', () => {
  it('tells what the editor of the window tells, with lines', async () => {
    const file = await put(
      'lint/robots.txt',
      'Disallow: /before\nUser-agent: *\nNoindex: /n\nDisallow: priv\nFoo: bar\nDisallow: https://www.example.com/abs\nDisalow: /x\n',
    );
    const { stdout } = await mapwrightHere(['check', file]);
    const lines = stdout.split('\n').map((line) => line.replace(`${file}:`, ''));
    expect(lines).toEqual(
      expect.arrayContaining([
        '1: warning: The rule is before the first User-agent line, so it applies to nobody. [robots-line-before-group]',
        '3: info: Only some crawlers read “Noindex”; Google ignores it. [robots-line-not-for-all]',
        '4: warning: “priv” does not begin with / or *, so it matches nothing. [robots-line-no-slash]',
        '5: warning: No crawler is known to read “Foo”. [robots-line-unknown]',
        '6: warning: “https://www.example.com/abs” does not begin with / or *, so it matches nothing. [robots-line-no-slash]',
        '7: warning: “Disalow” should be “Disallow”; not all crawlers accept that. [robots-line-misspelt]',
      ]),
    );
  });

  it('says that crawlers find no rules in UTF-16, and gives their verdicts', async () => {
    const text = '\ufeffUser-agent: *\r\nDisallow: /a\r\n';
    for (const bytes of [Buffer.from(text, 'utf16le'), Buffer.from(text, 'utf16le').swap16()]) {
      const file = await put('utf-16/robots.txt', bytes);
      const { stdout } = await mapwrightHere(['check', file]);
      expect(stdout).toMatch(/warning: The file is in UTF-16[BL]E\. Crawlers read robots\.txt as UTF-8/);
      const verdict = await mapwrightHere(['robots', file, '--agent', 'Googlebot', '/a']);
      expect(verdict).toMatchObject({ code: 0, stdout: 'allowed\t/a\tno rule applies\tno group\n' });
      expect(verdict.stderr).toMatch(/Crawlers read robots\.txt as UTF-8/);
    }
  });

  it('takes escaped wildcards for the characters', async () => {
    const file = await put(
      'star/robots.txt',
      'User-agent: *\nDisallow: /file-with-a-%2A.html\nDisallow: /foo-%24\n',
    );
    const ask = (path: string) => mapwrightHere(['robots', file, '--agent', 'Googlebot', path]);
    for (const path of ['/file-with-a-*.html', '/file-with-a-%2A.html', '/foo-$', '/foo-%24'])
      expect((await ask(path)).stdout).toMatch(/^disallowed/);
    for (const path of ['/file-with-a-b.html', '/foo-']) expect((await ask(path)).stdout).toMatch(/^allowed/);
  });
});

describe('two robots.txt files of one site', () => {
  const rules = (path: string) => `User-agent: *\nDisallow: ${path}\n`;
  const pages = `${SITE}/a\n${SITE}/b\n`;

  async function setUp(): Promise<{ one: string; two: string; list: string }> {
    return {
      one: await put('one/robots.txt', rules('/a')),
      two: await put('two/robots.txt', rules('/b')),
      list: await put('pages.txt', pages),
    };
  }

  it('are named by check, with the one that counts', async () => {
    const { one, two, list } = await setUp();
    const first = await mapwrightHere(['check', list, one, two]);
    expect(first.stdout).toContain(
      `${two}: warning: There are two robots.txt files for ${SITE} that differ: “${one}” is used, “${two}” is not. [robots-rivals]`,
    );
    expect(first.stdout).toMatch(/“https:\/\/www\.example\.com\/a” .*blocked|blocked.*\/a”/);
    const last = await mapwrightHere(['check', list, one, two, '--robots', 'last']);
    expect(last.stdout).toContain(`“${two}” is used, “${one}” is not. [robots-rivals]`);
  });

  it('replace nothing in a project unless that is asked for', async () => {
    const { one, two, list } = await setUp();
    const project = join(folder, 'p.mapwright');
    await mapwrightHere(['import', project, list, one]);
    const kept = await mapwrightHere(['import', project, two]);
    expect(kept.stdout).toContain(`the project’s from “${one}” is used, “${two}” is not.`);
    const json = await mapwrightHere(['import', '--json', '--robots', 'last', project, two]);
    expect(JSON.parse(json.stdout)).toMatchObject({
      robots: [
        {
          origin: SITE,
          files: [
            { location: one, used: false },
            { location: two, used: true },
          ],
        },
      ],
    });
    expect(await mapwrightHere(['import', '--robots', 'both', project, two])).toMatchObject({ code: 2 });
  });

  it('are named by build', async () => {
    const { one, two, list } = await setUp();
    const out = join(folder, 'out');
    const built = await mapwrightHere(['build', list, one, two, '--out', out, '--base-url', `${SITE}/`]);
    expect(built).toMatchObject({ code: 0 });
    expect(built.stdout).toContain(`“${one}” is used, “${two}” is not.`);
  });
});

describe('mapwright build with a key for IndexNow', () => {
  it('names the key on the host of each request, and says where it belongs', async () => {
    const list = await put('two-hosts.txt', 'https://www.example.com/a\nhttps://shop.example.com/b\n');
    const out = join(folder, 'index-now');
    const options = ['--base-url', 'https://www.example.com/', '--extra', 'indexnow', '--indexnow-key'];
    const plan = await mapwrightHere(['build', list, '--out', out, ...options, 'abcdefgh12', '--dry-run']);
    const built = await mapwrightHere(['build', list, '--out', out, ...options, 'abcdefgh12']);
    for (const { stdout } of [plan, built]) {
      expect(stdout).toContain(
        'abcdefgh12.txt, the IndexNow key, must also be at https://shop.example.com/abcdefgh12.txt, which the requests for that host name.',
      );
    }
    for (const name of ['indexnow-1.json', 'indexnow-2.json']) {
      const request = JSON.parse(await readFile(join(out, name), 'utf8')) as Record<
        'host' | 'keyLocation',
        string
      >;
      expect(request.keyLocation).toBe(`https://${request.host}/abcdefgh12.txt`);
    }
    const again = await mapwrightHere(['build', list, '--out', out, ...options, 'abcdefgh12']);
    expect(again.stdout).toContain('to be deleted by hand (2): indexnow-1.json, indexnow-2.json');
    expect(await mapwrightHere(['build', list, '--out', out, ...options, 'short'])).toMatchObject({
      code: 2,
    });
  });
});
