// mapwright diff on real files: what it finds, prints and writes, its exit codes, and what it says to wrong input.
import { existsSync } from 'node:fs';
import { chmod, copyFile, cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mapwright, mapwrightHere, temporaryFolder } from './cli-process.ts';

let folder: { path: string; remove: () => Promise<void> };
let old: string;
let fresh: string;

const HEAD =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n';
const set = (...urls: readonly string[]): string => `${HEAD}${urls.join('\n')}\n</urlset>\n`;
const url = (path: string, rest = ''): string => `<url><loc>https://example.com/${path}</loc>${rest}</url>`;
const index = (...names: readonly string[]): string =>
  `<?xml version="1.0"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${names.map((name) => `<sitemap><loc>https://example.com/${name}</loc></sitemap>`).join('')}</sitemapindex>`;

interface Report {
  same: boolean;
  counts: Record<string, number>;
  unchanged: number;
  identicalFiles: number;
  files: Record<string, number>;
  fileList: { name: string; fate: string; replaces: boolean }[];
  sides: { rows: number; duplicates: number }[];
  differences: {
    kind: string;
    loc: string;
    fields: string[];
    before: { line: number; file: string } | null;
  }[];
}

async function report(...args: readonly string[]): Promise<Report> {
  const { stdout } = await mapwrightHere(['diff', ...args, '--json']);
  return JSON.parse(stdout) as Report;
}

beforeAll(async () => {
  folder = await temporaryFolder();
  [old, fresh] = [join(folder.path, 'old'), join(folder.path, 'new')];
  await mkdir(old);
  await mkdir(fresh);
  await writeFile(
    join(old, 'sitemap-1.xml'),
    set(url('a'), url('b', '<lastmod>2026-01-01</lastmod>'), url('gone')),
  );
  await writeFile(join(old, 'sitemap-2.xml.gz'), gzipSync(set(url('c'), url('c'))));
  await writeFile(join(old, 'sitemap-3.xml'), set(url('third')));
  await writeFile(join(old, 'index.xml'), index('sitemap-1.xml', 'sitemap-2.xml.gz', 'sitemap-3.xml'));
  await writeFile(
    join(fresh, 'sitemap-1.xml'),
    set(url('a'), url('b', '<lastmod>2026-02-02</lastmod><priority>0.5</priority>')),
  );
  await copyFile(join(old, 'sitemap-2.xml.gz'), join(fresh, 'sitemap-2.xml.gz'));
  await writeFile(join(fresh, 'sitemap-4.xml'), set(url('third'), url('new')));
  await writeFile(join(fresh, 'index.xml'), index('sitemap-1.xml', 'sitemap-2.xml.gz', 'sitemap-4.xml'));
});
afterAll(() => folder.remove());

describe('mapwright diff', () => {
  it('tells which files and URLs differ, and ends with 1', async () => {
    const run = await mapwright(['diff', old, fresh]);
    expect(run).toMatchObject({ code: 1, stderr: '' });
    expect(run.stdout).toContain('Files: 3 to upload, 1 to delete, 1 unchanged.');
    expect(run.stdout).toContain('URLs: 1 added, 1 removed, 1 changed (lastmod 1, priority 1), 4 unchanged.');
    expect(run.stdout).toContain('+ https://example.com/new\n');
    expect(run.stdout).toContain('- https://example.com/gone\n');
    expect(run.stdout).toContain(
      '~ https://example.com/b\n    lastmod: 2026-01-01 -> 2026-02-02\n    priority: (none) -> 0.5\n',
    );
  });

  it('prints the same as JSON, with file, line, duplicates and files', async () => {
    const found = await report(old, fresh);
    expect(found).toMatchObject({
      same: false,
      counts: { added: 1, removed: 1, changed: 1 },
      unchanged: 4,
      identicalFiles: 1,
    });
    expect(found.sides.map(({ rows, duplicates }) => [rows, duplicates])).toEqual([
      [6, 1],
      [6, 1],
    ]);
    expect(found.fileList.map(({ name, fate, replaces }) => [name, fate, replaces])).toEqual([
      ['index.xml', 'upload', true],
      ['sitemap-1.xml', 'upload', true],
      ['sitemap-4.xml', 'upload', false],
      ['sitemap-3.xml', 'delete', false],
      ['sitemap-2.xml.gz', 'unchanged', false],
    ]);
    const changed = found.differences.find(({ kind }) => kind === 'changed');
    expect(changed).toMatchObject({
      loc: 'https://example.com/b',
      fields: ['lastmod', 'priority'],
      before: { file: 'sitemap-1.xml', line: 4 },
    });
  });

  it('ends with 0 where both are the same, also in other files and packed', async () => {
    const one = join(folder.path, 'one.xml.gz');
    await writeFile(
      one,
      gzipSync(
        set(
          url('c'),
          url('third'),
          url('c'),
          url('gone'),
          url('b', '<lastmod> 2026-01-01 </lastmod>'),
          url('a'),
        ),
      ),
    );
    expect(await mapwright(['diff', join(old, 'index.xml'), one])).toMatchObject({ code: 0, stderr: '' });
  });

  it('counts files in another order or form only with --files, and says so', async () => {
    const [a, b] = [join(folder.path, 'order-a'), join(folder.path, 'order-b')];
    for (const [at, text] of [
      [a, set(url('1'), url('2'))],
      [b, set(url('2'), url('1'))],
    ] as const) {
      await mkdir(at);
      await writeFile(join(at, 'sitemap.xml'), text);
    }
    const lenient = await mapwrightHere(['diff', a, b]);
    expect(lenient.code).toBe(0);
    expect(lenient.stdout).toContain('Files: 1 to upload');
    expect(lenient.stdout).toContain('the same URLs; that their files differ counts only with --files.\n');
    const strict = await mapwrightHere(['diff', a, b, '--files']);
    expect(strict.code).toBe(1);
    expect(strict.stdout).toContain('Both have the same URLs, but their files differ.\n');
    expect((await mapwrightHere(['diff', a, a, '--files'])).code).toBe(0);
  });

  it('leaves out fields that are ignored', async () => {
    const found = await report(old, fresh, '--ignore', 'lastmod,priority');
    expect(found.counts).toEqual({ added: 1, removed: 1, changed: 0 });
  });

  it('counts copies: a URL that stands twice on one side alone is added once', async () => {
    const twice = join(folder.path, 'twice.txt');
    const once = join(folder.path, 'once.txt');
    await writeFile(twice, 'https://example.com/x\nhttps://example.com/y\nhttps://example.com/x\n');
    await writeFile(once, 'https://example.com/y\nhttps://example.com/x\n');
    expect((await report(once, twice)).counts).toEqual({ added: 1, removed: 0, changed: 0 });
  });

  it('compares with a list of addresses by address only, and says so', async () => {
    const list = join(folder.path, 'urllist.txt');
    await writeFile(list, 'a b gone c c third '.replaceAll(/(\w+) /g, 'https://example.com/$1\n'));
    const page = join(folder.path, 'list.html');
    const run = await mapwrightHere(['diff', old, list, '--html', page]);
    expect(run.code).toBe(0);
    expect(run.stdout).toContain('B: 6 URLs in 1 file compared by URL only, ');
    expect(await readFile(page, 'utf8')).toContain('B: 6 URLs in 1 file compared by URL only, ');
  });

  it('writes CSV and HTML, and replaces neither unasked', async () => {
    const [csv, html] = [join(folder.path, 'diff.csv'), join(folder.path, 'diff.html')];
    expect((await mapwrightHere(['diff', old, fresh, '--csv', csv, '--html', html])).code).toBe(1);
    const lines = (await readFile(csv, 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toMatch(
      /^changed,https:\/\/example\.com\/b,lastmod priority,sitemap-1\.xml,4,2026-01-01,/,
    );
    const page = await readFile(html, 'utf8');
    expect(page).toContain('https://example.com/new');
    expect(page).not.toMatch(/<(?:script|link)|src=/);
    const again = await mapwrightHere(['diff', old, fresh, '--csv', csv]);
    expect(again.code).toBe(2);
    expect(again.stderr).toContain('diff.csv exists already');
    expect(again.stderr).toContain('--overwrite');
    expect((await mapwrightHere(['diff', old, fresh, '--csv', csv, '--overwrite'])).code).toBe(1);
    const twice = await mapwrightHere([
      'diff',
      old,
      fresh,
      '--csv',
      csv,
      '--html',
      `${csv}/../diff.csv`,
      '--overwrite',
    ]);
    expect(twice.code).toBe(2);
    expect(twice.stderr).toContain('--csv and --html name the same file');
  });

  it('never writes a report over what it compares', async () => {
    const project = join(folder.path, 'kept.mapwright');
    const file = join(old, 'sitemap-1.xml');
    await mapwrightHere(['import', project, file]);
    const before = [await readFile(project), await readFile(file)];
    for (const [a, b, csv] of [
      [project, fresh, project],
      [`${project}@0`, fresh, project],
      [file, fresh, file],
      [fresh, old, file],
      [fresh, join(old, 'index.xml'), file],
    ] as const) {
      const run = await mapwrightHere(['diff', a, b, '--csv', csv, '--overwrite']);
      expect(run).toMatchObject({ code: 2, stdout: '' });
      expect(run.stderr).toMatch(/is the project itself|is read here/);
    }
    expect([await readFile(project), await readFile(file)]).toEqual(before);
  });

  it('compares a project with files as an export would write it, and with its own checkpoint', async () => {
    const project = join(folder.path, 'site.mapwright');
    await mapwrightHere(['import', project, join(old, 'sitemap-1.xml')]);
    expect((await mapwrightHere(['diff', project, join(old, 'sitemap-1.xml')])).code).toBe(0);
    expect((await report(`${project}@0`, project)).counts).toEqual({ added: 3, removed: 0, changed: 0 });
    const unknown = await mapwrightHere(['diff', `${project}@Monday`, project]);
    expect(unknown.code).toBe(2);
    expect(unknown.stderr).toContain('has no checkpoint or state “Monday”');
  });

  it.each([
    [['one'], 'diff needs exactly A and B.'],
    [['one', 'two', '--ignore', 'title'], '--ignore takes lastmod, changefreq'],
    [['/no/such/file.xml', '/no/such/other.xml'], '“/no/such/file.xml” does not exist.'],
    [['nothing.mapwright', 'nothing.mapwright'], 'does not exist'],
  ])('says what is wrong with %j', async (args, message) => {
    const run = await mapwrightHere(['diff', ...args]);
    expect(run.code).toBe(2);
    expect(run.stderr).toContain(message);
  });

  it('refuses what is damaged, unless what can be read of it is wanted', async () => {
    const cut = join(folder.path, 'cut.xml.gz');
    const many = Array.from({ length: 500 }, (_, i) => url(`page-${String((i * 7919) % 10_007)}`));
    await writeFile(cut, gzipSync(set(...many)).subarray(0, -1_000));
    const page = join(folder.path, 'cut.html');
    const args = ['diff', cut, join(old, 'sitemap-2.xml.gz')];
    const run = await mapwrightHere([...args, '--html', page]);
    expect(run.code).toBe(2);
    expect(run.stdout).toContain('They differ.');
    expect(run.stderr).toContain('could not be compared as a whole');
    expect(run.stderr).toMatch(/cut\.xml\.gz could not be read, or not as a whole.*No report was written/);
    expect(existsSync(page)).toBe(false);
    const kept = await mapwrightHere([...args, '--html', page, '--keep-going']);
    expect(kept.code).toBe(1);
    expect(existsSync(page)).toBe(true);
  });

  it('tells which part of a set can not be had and why, compares the rest, and ends with 2', async () => {
    const half = join(folder.path, 'half');
    await cp(old, half, { recursive: true });
    await rm(join(half, 'sitemap-1.xml'));
    await rm(join(half, 'sitemap-3.xml'));
    await symlink('sitemap-3.xml', join(half, 'sitemap-3.xml'));
    const run = await mapwrightHere(['diff', old, half]);
    expect(run.code).toBe(2);
    expect(run.stderr).toMatch(/error: The sitemap “https:\/\/example\.com\/sitemap-1\.xml” was not found/);
    expect(run.stderr).toMatch(/sitemap-3\.xml” is a symbolic link that leads back to itself/);
    expect(run.stderr).toMatch(/as a whole: \S+sitemap-3\.xml, \S+sitemap-1\.xml, \S+ could not be read/);
    expect(run.stdout).toContain('URLs: 0 added, 4 removed, 0 changed, 2 unchanged.');
    expect(run.stdout).toMatch(/delete +sitemap-1\.xml/);
    expect(run.stdout).toMatch(/upload \(changed\) +sitemap-3\.xml/);
    const json = JSON.parse((await mapwrightHere(['diff', old, half, '--json'])).stdout) as Report;
    expect(json).toMatchObject({ same: false, unread: { length: 3 } });
    expect((await mapwrightHere(['diff', old, half, '--keep-going'])).code).toBe(1);
    // Nothing can be read: there is nothing to list.
    const none = await mapwrightHere(['diff', old, join(half, 'sitemap-3.xml')]);
    expect(none).toMatchObject({ code: 2, stdout: '' });
  });

  // Windows has other permissions.
  it.skipIf(process.platform === 'win32')('names files and folders that may not be read', async () => {
    const shut = join(folder.path, 'shut');
    await cp(old, shut, { recursive: true });
    await chmod(folder.path, 0o755);
    await chmod(join(shut, 'sitemap-3.xml'), 0);
    // Whoever may do everything is not kept out.
    const uid = process.getuid?.() === 0 ? 65_534 : undefined;
    const run = await mapwright(['diff', old, shut], { uid });
    expect(run.code).toBe(2);
    expect(run.stderr).toMatch(
      /sitemap-3\.xml” can’t be read: the system denies access\. Change its permissions/,
    );
    expect(run.stderr).toContain('could not be compared as a whole');
    await chmod(shut, 0);
    const none = await mapwright(['diff', old, shut], { uid });
    await chmod(shut, 0o755);
    expect(none).toMatchObject({ code: 2, stdout: '' });
    expect(none.stderr).toMatch(/shut” can’t be read: the system denies access/);
  });

  it('refuses what is no sitemap', async () => {
    const page = join(folder.path, 'page.html');
    await writeFile(page, '<!doctype html><html><body>Not found</body></html>');
    const run = await mapwrightHere(['diff', page, old]);
    expect(run.code).toBe(2);
    expect(run.stderr).toContain('is an HTML page, not a sitemap');
  });
});
