// What an export on the command line says of robots.txt: lines that are there already, and edits that are not saved.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEngine } from '../../electron/cli/run/engine-client.ts';
import { mapwrightHere } from './cli-process.ts';

const SITE = 'https://www.example.com';
const LINE = `Sitemap: ${SITE}/sitemap-index.xml`;
let folder = '';
let project = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mapwright-export-robots-'));
  project = join(folder, 'p.mapwright');
  const list = join(folder, 'pages.txt');
  await writeFile(list, `${SITE}/a\n`);
  await mapwrightHere(['import', project, list]);
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

const exported = (name: string, ...more: string[]) =>
  mapwrightHere(['export', project, '--out', join(folder, name), '--base-url', `${SITE}/`, ...more]);

it('asks for the line only where it is missing', async () => {
  expect((await exported('one')).stdout).toContain(`For robots.txt: ${LINE}`);
  await writeFile(join(folder, 'one', 'robots.txt'), `User-agent: *\nDisallow:\n${LINE}\n`);
  const { stdout } = await exported('one');
  expect(stdout).toContain(`In robots.txt already: ${LINE}`);
  expect(stdout).not.toContain('For robots.txt');
});

it('names edits that are not saved before it writes a robots.txt without them', async () => {
  const { request, close } = startEngine();
  await request['project.open']({ path: project });
  const draft = { text: 'User-agent: *\nDisallow: /x\n', byteOrderMark: false, version: 0 };
  await request['robots.keepDraft']({ origin: SITE, draft });
  await request['project.close']({});
  await close();
  const told = `The robots.txt of ${SITE} has changes on the Robots page that are not saved. The export has it as it was saved.`;
  expect((await exported('two', '--extra', 'robots', '--dry-run')).stderr).toContain(told);
  expect((await exported('two', '--extra', 'robots')).stderr).toContain(told);
  expect((await exported('three', '--extra', 'urllist')).stderr).not.toContain('not saved');
});
