import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { FIXTURES, mapwright, mapwrightHere } from './cli-process.ts';

const SITE = 'https://www.example.com';
const robots = (agent: string, ...urls: string[]) =>
  mapwright(['robots', 'robots.txt', '--agent', agent, ...urls], { cwd: FIXTURES });

describe('mapwright robots', () => {
  it('ends with 0 and names the deciding line where all is allowed', async () => {
    const run = await robots('Googlebot', `${SITE}/private/open/x`, `${SITE}/shop`);
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(run.stdout).toBe(
      `allowed\t${SITE}/private/open/x\trobots.txt:3: Allow: /private/open\tgroup *\n` +
        `allowed\t${SITE}/shop\tno rule applies\tgroup *\n`,
    );
  });

  it('ends with 1 where one address is disallowed', async () => {
    const run = await robots('Googlebot', `${SITE}/shop`, `${SITE}/private/x`);
    expect(run.code).toBe(1);
    expect(run.stdout).toContain(
      `disallowed\t${SITE}/private/x\trobots.txt:2: Disallow: /private/\tgroup *\n`,
    );
  });

  it('uses the group of the agent that is asked for', async () => {
    const run = await robots('Slowbot', `${SITE}/shop`);
    expect(run.code).toBe(1);
    expect(run.stdout).toContain('robots.txt:6: Disallow: /');
  });

  it('takes a header as the known crawler in it, and tells of the group of its family', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mapwright-robots-'));
    const file = join(folder, 'robots.txt');
    await writeFile(file, 'User-agent: Googlebot\nDisallow: /g\n\nUser-agent: *\nDisallow: /s\n');
    const header = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    const ask = (...rest: string[]) => mapwrightHere(['robots', file, ...rest]);
    const taken = await ask('--agent', header, '/g');
    expect(taken).toMatchObject({ code: 1, stderr: `--agent "${header}" is taken as Googlebot.\n` });
    expect(taken.stdout).toBe(`disallowed\t/g\t${file}:2: Disallow: /g\tgroup Googlebot\n`);
    const image = await ask('--agent', 'Googlebot-Image', '--json', '/g');
    expect(JSON.parse(image.stdout)).toMatchObject({ verdicts: [{ allowed: false, group: 'Googlebot' }] });
    const ads = await ask('--agent', 'AdsBot-Google', '/s');
    expect(ads.stdout).toBe('allowed\t/s\tno rule applies\tno group\n');
    const unknown = await ask('--agent', 'Mozilla/5.0 (compatible; SomeBot/1.0)', '/g');
    expect(unknown).toMatchObject({ code: 2, stdout: '' });
    expect(unknown.stderr).toMatch(/names no crawler that is known\. Give its product token/);
    await rm(folder, { recursive: true });
  });

  it('gives JSON', async () => {
    const { code, stdout } = await mapwright(
      ['robots', 'robots.txt', '--agent', 'Googlebot', '--json', `${SITE}/private/x`],
      { cwd: FIXTURES },
    );
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      agent: 'Googlebot',
      verdicts: [{ url: `${SITE}/private/x`, allowed: false, line: 2 }],
    });
  });

  it('asks for several agents about listed addresses, from a file and from standard input', async () => {
    const list = join(await mkdtemp(join(tmpdir(), 'mapwright-robots-')), 'urls.txt.gz');
    await writeFile(list, gzipSync(`\ufeff${SITE}/shop\r\n\r\n /private/x \r\n`));
    const file = join(FIXTURES, 'robots.txt');
    const agents = ['--agent', 'Slowbot/1.0', '--agent', 'Googlebot', '--agent', 'googlebot'];
    const run = await mapwrightHere(
      ['robots', file, ...agents, '--urls', list, '--urls', '-', '/a'],
      [`${SITE}/priv`, 'ate/y\r', `\n/b\n${SITE}/ä`],
    );
    await rm(dirname(list), { recursive: true });
    expect(run).toMatchObject({ code: 1, stderr: '' });
    const lines = run.stdout
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t').slice(0, 3));
    const urls = ['/a', `${SITE}/shop`, '/private/x', `${SITE}/private/y`, '/b', `${SITE}/ä`];
    expect(lines).toEqual(
      urls.flatMap((url) => [
        ['disallowed', 'Slowbot/1.0', url],
        [url.includes('/private/') ? 'disallowed' : 'allowed', 'Googlebot', url],
      ]),
    );
    const json = await mapwrightHere(['robots', file, ...agents, '--json', '--urls', '-'], ['/a\n']);
    expect(JSON.parse(json.stdout)).toMatchObject({
      agents: ['Slowbot/1.0', 'Googlebot'],
      verdicts: [
        { agent: 'Slowbot/1.0', url: '/a', allowed: false },
        { agent: 'Googlebot', url: '/a', allowed: true, line: null, rule: null },
      ],
    });
  });

  it('names what is no address in a list, no agent, and a list that is not there', async () => {
    const file = join(FIXTURES, 'robots.txt');
    const ask = (...args: string[]) => mapwrightHere(['robots', file, ...args], ['/a\n\nshop\n']);
    expect(await ask('--agent', 'x', '--urls', '-')).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/standard input:3: "shop" is neither/) as string,
    });
    expect((await ask('--agent', 'Google bot', '/')).stderr).toMatch(/"Google bot" names no crawler/);
    expect((await ask('--agent', '*', '/')).code).toBe(0);
    expect((await ask('/')).stderr).toMatch(/--agent is missing/);
    expect((await ask('--agent', 'x')).stderr).toMatch(/at least one URL/);
    expect(await ask('--agent', 'x', '--urls', 'no.txt')).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/no\.txt/) as string,
    });
  });

  it('gives no verdict from a part of a file or from another kind of file, and tells of rules that do not count', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mapwright-robots-'));
    const ask = async (name: string, content: string | Uint8Array) => {
      await writeFile(join(folder, name), content);
      return mapwrightHere(['robots', join(folder, name), '--agent', 'x', '/late']);
    };
    const rules = Array.from({ length: 40_000 }, (_, i) => `Disallow: /x${String(i * 7919)}\n`);
    const long = `User-agent: *\n${rules.join('')}Disallow: /late\n`;
    const packed = gzipSync(long.slice(0, 100_000));
    const cut = await ask('cut.txt.gz', packed.subarray(0, packed.length - 9));
    expect(cut).toMatchObject({ code: 2, stdout: '' });
    expect(cut.stderr).toMatch(/cut\.txt\.gz” is cut off or damaged.*gzip-truncated/);
    const page = await ask('page.txt', '<html><body>404</body></html>');
    expect(page).toMatchObject({ code: 2, stdout: '' });
    expect(page.stderr).toMatch(/page\.txt” is an HTML page, not a robots\.txt/);
    expect((await ask('map.txt', '<urlset/>')).stderr).toMatch(/an XML file/);
    const beyond = await ask('long.txt', long);
    expect(beyond).toMatchObject({ code: 0, stdout: 'allowed\t/late\tno rule applies\tgroup *\n' });
    expect(beyond.stderr).toMatch(/long\.txt: warning: .*500 KiB.*\[robots-too-long\]/);
    await rm(folder, { recursive: true });
  });

  it('ends with 2 for a missing file and for what is no address', async () => {
    const missing = await mapwright(['robots', 'no.txt', '--agent', 'x', SITE], { cwd: FIXTURES });
    expect(missing).toMatchObject({ code: 2, stdout: '' });
    expect(missing.stderr).toMatch(/^mapwright: .*no\.txt.*\n$/);
    const wrong = await robots('Googlebot', 'shop');
    expect(wrong).toMatchObject({ code: 2, stdout: '' });
    expect(wrong.stderr).toMatch(/"shop"/);
  });
});
