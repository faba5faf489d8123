// The whole import: files, folders and what they refer to, as one step that happens completely or not at all.
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inEnglish } from '../../../../shared/contract/error-texts.ts';
import { importSources } from '../../../../electron/engine/features/import/import-sources.ts';
import type { JobControl, ProgressReport } from '../../../../electron/engine/jobs/job-runner.ts';
import { ImportTree } from '../../../../electron/engine/project/running-import.ts';
import { ProjectStore } from '../../../../electron/engine/store/store.ts';
import { sourcesRead } from '../../../../shared/model/import/import-result.ts';
import type { RuleId } from '../../../../shared/model/rule.ts';

const NS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
let folder: string;
let store: ProjectStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mapwright-import-'));
  store = ProjectStore.create(join(folder, 'project.mapwright'));
});
afterEach(async () => {
  store.close();
  await rm(folder, { recursive: true });
});

function sitemap(...locs: string[]): string {
  return `<urlset ${NS}>${locs.map((loc) => `<url><loc>${loc}</loc></url>\n`).join('')}</urlset>`;
}

function index(...locs: string[]): string {
  return `<sitemapindex ${NS}>${locs.map((loc) => `<sitemap><loc>${loc}</loc></sitemap>`).join('')}</sitemapindex>`;
}

async function put(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, 'in', name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
  return path;
}

function control(o: Partial<JobControl> = {}): JobControl {
  return { signal: new AbortController().signal, report: () => undefined, ...o };
}

async function run(...inputs: string[]) {
  return importSources({ store }, inputs, control());
}

function locs(): string[] {
  return [...store.batches()].flatMap((batch) => [...batch.loc]);
}

function flagged(rule: RuleId): string[] {
  return [...store.batches()].flatMap((b) =>
    b.loc.filter((_, i) => store.ruleSets.has(b.issues[i] ?? 0, rule)),
  );
}

describe('importSources', () => {
  it('imports a file with its values, flags and source', async () => {
    const path = await put(
      'a.xml',
      `<urlset ${NS}><url><loc>https://e.com/a#x</loc><priority>9</priority></url></urlset>`,
    );
    const result = await run(path);
    expect(result).toMatchObject({ rows: 1, duplicates: 0, problemCount: 0 });
    expect(result.sources).toMatchObject([{ location: path, format: 'urlset', entries: 1, errors: 0 }]);
    const [batch] = [...store.batches()];
    expect(batch).toMatchObject({ loc: ['https://e.com/a#x'], priority: ['9'] });
    expect(flagged('priority-out-of-range')).toHaveLength(1);
    expect(flagged('loc-fragment')).toHaveLength(1);
  });

  it('follows robots.txt and indexes to local files, each once', async () => {
    await put('robots.txt', 'User-agent: *\nDisallow: /x\nSitemap: https://e.com/sitemap_index.xml\n');
    await put(
      'sitemap_index.xml',
      index('https://e.com/maps/one.xml.gz', 'https://e.com/maps/two.xml', 'https://e.com/three.xml.gz'),
    );
    await put('maps/one.xml.gz', gzipSync(sitemap('https://e.com/1')));
    await put('two.xml', sitemap('https://e.com/2'));
    await put('three.xml', sitemap('https://e.com/3', 'https://e.com/1'));
    const result = await run(join(folder, 'in', 'robots.txt'));
    expect(locs()).toEqual(['https://e.com/1', 'https://e.com/2', 'https://e.com/3', 'https://e.com/1']);
    expect(result).toMatchObject({ rows: 4, duplicates: 1, problemCount: 0 });
    expect(result.sources.map(({ format }) => format)).toEqual([
      'robots',
      'index',
      'urlset',
      'urlset',
      'urlset',
    ]);
    expect(flagged('loc-duplicate')).toEqual(['https://e.com/1']);
    const again = await run(join(folder, 'in'));
    expect(again).toMatchObject({ rows: 4, duplicates: 4 });
  });

  it('reports sitemaps that are not there, loops, and never leaves the folders', async () => {
    await writeFile(join(folder, 'outside.xml'), sitemap('https://e.com/secret'));
    await put('sub/x.xml', sitemap('https://e.com/x'));
    await symlink(join(folder, 'outside.xml'), join(folder, 'in', 'sub', 'linked.xml'));
    const path = await put(
      'sub/index.xml',
      index(
        'https://e.com/missing.xml',
        'https://e.com/index.xml',
        'https://e.com/../../outside.xml',
        'https://e.com/%2e%2e%2foutside.xml',
        'file:///etc/passwd',
        'https://e.com/linked.xml',
        'https://e.com/x.xml',
      ),
    );
    const { problems } = await run(path);
    expect(locs()).toEqual(['https://e.com/x']);
    expect(problems.map(({ code, loc }) => `${code} ${String(loc)}`)).toEqual([
      'sitemap-not-web file:///etc/passwd',
      'sitemap-not-found https://e.com/missing.xml',
      'sitemap-not-found https://e.com/../../outside.xml',
      'sitemap-not-found https://e.com/%2e%2e%2foutside.xml',
      'sitemap-not-found https://e.com/linked.xml',
      'sitemap-loop https://e.com/index.xml',
    ]);
    expect(problems.every(({ file }) => file === path)).toBe(true);
  });

  it('stops following after ten files in a row', async () => {
    for (let i = 0; i < 14; i++) await put(`i${i}.xml`, index(`https://e.com/i${i + 1}.xml`));
    const { sources, problems } = await run(join(folder, 'in', 'i0.xml'));
    expect(sources).toHaveLength(11);
    expect(problems.map(({ code }) => code)).toEqual(['sitemap-too-deep']);
  });

  it.each([
    ['html', '<!DOCTYPE html><html><body>Not found</body></html>', 'HTML'],
    ['nothing', '', 'empty'],
    ['words', 'no address in here', 'can be read'],
  ])('refuses a named file with %s, but only reports it in a folder', async (_, content, hint) => {
    await put('good.xml', sitemap('https://e.com/a'));
    const bad = await put('bad.xml', content);
    await expect(run(join(folder, 'in', 'good.xml'), bad)).rejects.toMatchObject({
      code: 'unreadable-source',
      message: expect.stringContaining(bad) as string,
    });
    expect(store.counts().rows).toBe(0);
    expect(store.sources()).toEqual([]);
    expect(store.historyState().undo).toBeNull();
    const { problems, rows } = await run(join(folder, 'in'));
    expect(rows).toBe(1);
    expect(problems.map(({ reason }) => inEnglish(reason))).toEqual([expect.stringContaining(hint)]);
  });

  it('skips files of a folder that are none to be read, and does not count them as read', async () => {
    await put('sitemap.xml', sitemap('https://e.com/a'));
    await put('logo.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]));
    await put('package.json', '{"name": "x"}');
    await put('robots.txt', 'User-agent: *\nDisallow: /x\n');
    const tree = new ImportTree();
    const result = await importSources({ store }, [join(folder, 'in')], control(), { tree });
    expect(sourcesRead(result)).toEqual({ read: 2, partly: 0, failed: 0, others: 2 });
    expect(tree.counts).toMatchObject({ done: 2, skipped: 2, failed: 0 });
  });

  it('names what is missing, and changes nothing', async () => {
    const good = await put('good.xml', sitemap('https://e.com/a'));
    const missing = join(folder, 'in', 'missing.xml');
    await expect(run(good, missing)).rejects.toMatchObject({
      code: 'not-found',
      message: expect.stringContaining(missing) as string,
    });
    await mkdir(join(folder, 'none'));
    await expect(run(join(folder, 'none'))).rejects.toThrow('no files');
    expect(store.counts().rows).toBe(0);
  });

  it('refuses a named file that was cut, naming it, and takes it among others of a folder', async () => {
    const packed = gzipSync(sitemap('https://e.com/a', 'https://e.com/b'));
    const path = await put('cut.xml.gz', packed.subarray(0, packed.length - 12));
    await expect(run(path)).rejects.toMatchObject({
      code: 'damaged-source',
      message: expect.stringContaining(path) as string,
    });
    expect(store.counts().rows).toBe(0);
    expect(store.historyState().undo).toBeNull();
    await put('whole.xml', sitemap('https://e.com/c'));
    await run(join(folder, 'in'));
    expect(locs()).toContain('https://e.com/c');
  });

  it('keeps, on request, what came before the cut of a truncated gzip file, and says so', async () => {
    const many = Array.from({ length: 6_000 }, (_, i) => `https://e.com/${(i * 7_919) % 6_007}`);
    const packed = gzipSync(sitemap(...many));
    const path = await put('cut.xml.gz', packed.subarray(0, packed.length >> 1));
    const { rows, sources, problems } = await importSources({ store }, [path], control(), {
      keepDamaged: true,
    });
    expect(rows).toBeGreaterThan(2_000);
    expect(locs()).toEqual(many.slice(0, rows));
    expect(problems.map(({ code }) => code).sort()).toEqual(['gzip-truncated', 'xml-truncated']);
    expect(sources[0]?.errors).toBe(2);
    expect(store.sourceProblems(sources[0]?.id ?? 0)).toHaveLength(2);
  });

  it('can be cancelled between batches and then leaves nothing', async () => {
    const abort = new AbortController();
    await put('a.xml', sitemap('https://e.com/first'));
    await put('b.xml', sitemap(...Array.from({ length: 12_000 }, (_, i) => `https://e.com/${i}`)));
    const report = ({ done }: ProgressReport) => {
      if (done > 5_000) abort.abort(new Error('cancelled'));
    };
    const job = importSources({ store }, [join(folder, 'in')], control({ signal: abort.signal, report }));
    await expect(job).rejects.toThrow('cancelled');
    expect(store.counts().rows).toBe(0);
    expect(store.sources()).toEqual([]);
  });

  it('imports a text of the clipboard like a file, beside others, and looks in no folder for what it lists', async () => {
    const path = await put('a.xml', sitemap('https://e.com/a'));
    const pasted = 'https://e.com/1\nhttps://e.com/2';
    const result = await importSources({ store }, [path], control(), { pasted });
    expect(locs()).toEqual(['https://e.com/a', 'https://e.com/1', 'https://e.com/2']);
    expect(result).toMatchObject({
      problemCount: 0,
      sources: [{ location: path }, { location: 'clipboard' }],
    });
    const listed = await importSources({ store }, [], control(), {
      pasted: index('https://e.com/package.json'),
    });
    expect(listed.problems.map(({ code }) => code)).toEqual(['sitemap-not-found']);
    await expect(importSources({ store }, [], control(), { pasted: 'no address' })).rejects.toMatchObject({
      code: 'unreadable-source',
    });
  });

  it('tells its progress in bytes and rows', async () => {
    const content = sitemap('https://e.com/a', 'https://e.com/b');
    const path = await put('a.xml', content);
    const reports: ProgressReport[] = [];
    await importSources({ store }, [path], control({ report: (progress) => reports.push(progress) }));
    expect(reports.at(-1)).toEqual({
      label: 'a.xml',
      done: 2,
      total: null,
      bytes: content.length,
      bytesTotal: content.length,
    });
  });

  it('checks against the site that most rows have in the end', async () => {
    const first = await put('1.xml', sitemap('https://small.example/1', 'https://small.example/2'));
    const big = Array.from({ length: 5 }, (_, i) => `https://big.example/${i}`);
    const second = await put('2.xml', sitemap(...big));
    await run(first, second);
    expect(store.site()).toBe('https://big.example');
    expect(flagged('loc-other-host')).toEqual(['https://small.example/1', 'https://small.example/2']);
    const third = await put(
      '3.xml',
      sitemap(...Array.from({ length: 9 }, (_, i) => `https://small.example/n${i}`)),
    );
    await run(third);
    expect(flagged('loc-other-host')).toEqual(big);
  });
});
