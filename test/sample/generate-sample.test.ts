// The sample generator: repeatable, as large as asked, and what is checked in is what it makes.
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { generateSample, sampleEntries } from './generate-sample.ts';
import { FAULTS, faultAt } from './sample-faults.ts';

let out: string;
beforeEach(async () => {
  out = await mkdtemp(join(tmpdir(), 'mapwright-sample-'));
});
afterEach(() => rm(out, { recursive: true, force: true }));

describe('generateSample', () => {
  it('writes the asked number of URLs, in files of at most perFile, all listed in the index', async () => {
    const set = await generateSample({ urls: 1_050, perFile: 200, out });
    expect(set.files.map((f) => f.urls)).toEqual([200, 200, 200, 200, 200, 50]);
    const index = await readFile(set.index, 'utf8');
    for (const file of set.files) {
      expect(index).toContain(`<loc>https://www.example.com/${file.name}</loc>`);
      expect((await text(file.path)).match(/<loc\s*>/g)).toHaveLength(file.urls);
    }
    expect(await readFile(set.robots, 'utf8')).toContain(
      'Sitemap: https://www.example.com/sitemap-index.xml',
    );
  });

  it('mixes plain and gzipped files, and one file each with CDATA, comments, a BOM and odd white space', async () => {
    const { files } = await generateSample({ urls: 100, perFile: 20, out });
    const texts = await Promise.all(files.map((f) => text(f.path)));
    expect(files.map((f) => f.name.endsWith('.gz'))).toEqual([false, true, false, true, false]);
    expect(texts.map((t) => t.includes('<![CDATA['))).toEqual([false, true, false, false, false]);
    expect(texts.map((t) => t.includes('<!--'))).toEqual([false, false, true, false, false]);
    expect(texts.map((t) => t.startsWith('\uFEFF'))).toEqual([false, false, false, true, false]);
    expect(texts.map((t) => t.includes('<url >\r\n'))).toEqual([false, false, false, false, true]);
  });

  it('makes the same bytes from the same seed and others from another', async () => {
    const bytes = async (seed: number): Promise<string> => {
      const { files } = await generateSample({ urls: 50, seed, gzip: 'none', out });
      return readFile(files[0]?.path ?? '', 'utf8');
    };
    const first = await bytes(7);
    expect(await bytes(7)).toBe(first);
    expect(await bytes(8)).not.toBe(first);
  });

  it('breaks one rule in every 40th row when asked, each rule in turn', async () => {
    const faults = Array.from({ length: 440 }, (_, i) => faultAt(i)).filter((f) => f !== null);
    expect(faults).toEqual(FAULTS);
    const set = await generateSample({ urls: 440, faults: 'all', out });
    expect(set.broken).toHaveLength(3);
    expect(await readFile(set.index, 'utf8')).toContain('sitemap-missing.xml');
    const xml = await text(set.files[0]?.path ?? '');
    expect(xml.match(/<url>/g)).toHaveLength(440);
    expect(xml.match(/<loc>/g)).toHaveLength(439);
  });

  it('refuses numbers and origins that make no sense', async () => {
    await expect(generateSample({ urls: 0, out })).rejects.toThrow('urls');
    await expect(generateSample({ urls: 1, perFile: 50_001, out })).rejects.toThrow('perFile');
    await expect(generateSample({ urls: 1, site: 'https://a.example/x', out })).rejects.toThrow('origin');
  });
});

describe('sampleEntries', () => {
  it('never repeats a loc, and has the promised share of extensions', () => {
    const entries = [...sampleEntries({ urls: 20_000 })];
    expect(new Set(entries.map((e) => e.loc)).size).toBe(20_000);
    const share = (test: (e: (typeof entries)[number]) => boolean): number =>
      entries.filter(test).length / 20_000;
    expect(share((e) => e.images.length > 0)).toBeCloseTo(0.05, 2);
    expect(share((e) => e.alternates.length > 0)).toBeCloseTo(0.03, 2);
    expect(share((e) => e.video !== null)).toBeGreaterThan(0.001);
    expect(share((e) => e.news !== null)).toBeGreaterThan(0.001);
  });
});

describe('the checked-in sample', () => {
  it('is what the generator makes today', async () => {
    const kept = join(import.meta.dirname, '../../electron/sample');
    await generateSample({ urls: 600, perFile: 250, faults: 'rows', out });
    const names = (await readdir(out)).sort();
    expect((await readdir(kept)).sort()).toEqual(names);
    for (const name of names) expect(await text(join(kept, name)), name).toBe(await text(join(out, name)));
    expect((await stat(join(kept, 'sitemap-2.xml.gz'))).size).toBeLessThan(50_000);
  });
});

async function text(path: string): Promise<string> {
  const bytes = await readFile(path);
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}
