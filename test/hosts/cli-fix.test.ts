// mapwright fix: by rule, and all that is safe at once, as the window does it.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startEngine } from '../../electron/cli/run/engine-client.ts';
import { mapwrightHere, temporaryFolder } from './cli-process.ts';

const AT = 'https://a.example';
const url = (loc: string, more = ''): string => `<url><loc>${loc}</loc>${more}</url>`;
const ROWS = [
  url('https://A.example:443/a'),
  url(`${AT}/b`, '<priority>0,8</priority>'),
  url(`${AT}/c`, '<changefreq>Daily</changefreq>'),
  url(`${AT}/d`),
  url(`${AT}/d`),
  url(`${AT}/d`, '<lastmod>2024-05-01</lastmod>'),
  url(`${AT}/e`, '<changefreq>dayly</changefreq>'),
];

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let project: string;
let source: string;

beforeEach(async () => {
  folder = await temporaryFolder();
  project = join(folder.path, 'site.mapwright');
  source = join(folder.path, 'in.xml');
  const body = ROWS.join('\n');
  await writeFile(
    source,
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${body}\n</urlset>\n`,
  );
  await mapwrightHere(['import', project, source]);
});
afterEach(() => folder.remove());

async function rows(): Promise<unknown[]> {
  const { stdout } = await mapwrightHere(['list', project, '--json']);
  return (JSON.parse(stdout) as { rows: unknown[] }).rows;
}

describe('mapwright fix --safe', () => {
  it('shows what would change rule by rule, and changes nothing with --dry-run', async () => {
    const before = await rows();
    const { code, stdout, stderr } = await mapwrightHere(['fix', project, '--safe', '--dry-run']);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout.split('\n')).toEqual([
      'loc-duplicate: 1 row',
      `- ${AT}/d   (${source}:6; stays: ${source}:5)`,
      'loc-default-port: 1 row',
      '- https://A.example:443/a',
      '+ https://A.example/a',
      'loc-host-case: 1 row',
      '- https://A.example:443/a',
      '+ https://a.example:443/a',
      'changefreq-invalid: 1 row',
      '- Daily',
      '+ daily',
      'priority-invalid: 1 row',
      '- 0,8',
      '+ 0.8',
      '4 rows would be corrected.',
      '',
    ]);
    expect(await rows()).toEqual(before);
  });

  it('does what the window does, as one step of undo, and says when nothing is left', async () => {
    const before = await rows();
    const { code, stdout } = await mapwrightHere(['fix', project, '--safe', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ rows: 4, changed: 4, rules: { length: 5 } });
    expect(await rows()).toMatchObject([
      { loc: `${AT}/a` },
      { priority: 0.8 },
      { changefreq: 'daily' },
      { loc: `${AT}/d`, lastmod: null },
      { loc: `${AT}/d`, lastmod: '2024-05-01' },
      { changefreq: 'dayly' },
    ]);
    const again = await mapwrightHere(['fix', project, '--safe']);
    expect([again.code, again.stdout]).toEqual([
      0,
      'Nothing can be corrected without losing or guessing something.\n',
    ]);
    const { request, close } = startEngine();
    await request['project.open']({ path: project });
    expect((await request['history.undo']({})).step?.label).toEqual({ code: 'fixSafe' });
    await close();
    expect(await rows()).toEqual(before);
  });

  it('is either that or a rule', async () => {
    const both = await mapwrightHere(['fix', project, '--safe', '--rule', 'loc-duplicate']);
    expect([both.code, both.stderr]).toEqual([2, expect.stringContaining('--safe and --rule exclude')]);
    const neither = await mapwrightHere(['fix', project]);
    expect([neither.code, neither.stderr]).toEqual([2, expect.stringContaining('--rule ID, or --safe')]);
  });
});

it('mapwright fix --rule names the copies that go and those that stay, and ends with 1 where findings remain', async () => {
  const { code, stdout } = await mapwrightHere(['fix', project, '--rule', 'loc-duplicate']);
  expect(code).toBe(0);
  expect(stdout.split('\n')).toEqual([
    `- ${AT}/d   (${source}:6; stays: ${source}:5)`,
    `- ${AT}/d   (2024-05-01, ${source}:7; stays: ${source}:5)`,
    '2 found, 2 corrected, 0 need manual review.',
    '',
  ]);
  await mapwrightHere(['edit', project, 'set', 'lastmod=03-01-2025', '--invalid', 'keep']);
  const left = await mapwrightHere(['fix', project, '--rule', 'lastmod-invalid']);
  expect([left.code, left.stdout]).toEqual([1, '5 found, 0 corrected, 5 need manual review.\n']);
});
