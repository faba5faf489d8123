// The whole export, on disk: complete sets, exact limits, the same bytes, and nothing changed when it fails.
import type { ExportBatch } from '../../../../electron/engine/features/export/lines/read-set.ts';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { planRows } from '../../../../electron/engine/features/export/plan-rows.ts';
import { indexesOf } from '../../../../shared/model/export/planned-set.ts';
import { AppError } from '../../../../shared/contract/errors.ts';
import { manyRows, type TestRow } from './folder/row-batch.ts';
import { folderOf, inputOf, locsOf, options, xmlOf, exportResult } from './layout/export-set.ts';
import { checkSchemas, holdAgainst } from './valid-set.ts';

checkSchemas();

let root = '';
let out = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mapwright-export-'));
  out = join(root, 'new', 'folder');
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

const INDEX = 'sitemap-index.xml';
const MANIFEST = 'mapwright-manifest.json';

function namesIn(folder: string): string[] {
  return [...folderOf(folder).keys()];
}

describe('exportRows', () => {
  it('writes the set, its index and its manifest into a folder that it creates', async () => {
    const rows = manyRows(25);
    const result = await exportResult(inputOf(rows, 3), options(out, { maxUrls: 10 }));
    expect(namesIn(out)).toEqual([
      MANIFEST,
      'sitemap-1.xml.gz',
      'sitemap-2.xml.gz',
      'sitemap-3.xml.gz',
      INDEX,
    ]);
    expect(result).toMatchObject({
      out,
      urls: 25,
      obsolete: [],
      robotsLines: [`Sitemap: https://example.com/maps/${INDEX}`],
    });
    expect(result.leftOut).toEqual([{ reason: 'excluded', what: 'url', count: 3 }]);
    expect(result.files.flatMap(({ name }) => locsOf(xmlOf(out, name)))).toEqual(rows.map(({ loc }) => loc));
    for (const { name, bytes, size, change } of result.files) {
      expect(xmlOf(out, name).length).toBe(bytes);
      expect(statSync(join(out, name)).size).toBe(size);
      expect(change).toBe('new');
    }
    expect(xmlOf(out, INDEX).toString()).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
        [10, 20, 25]
          .map(
            (day, i) =>
              `<sitemap><loc>https://example.com/maps/sitemap-${i + 1}.xml.gz</loc><lastmod>2024-01-${day}</lastmod></sitemap>\n`,
          )
          .join('') +
        '</sitemapindex>\n',
    );
    const { change: _index, ...index } = result.index ?? { change: '' };
    const files = result.files.map(({ change: _, ...file }) => file);
    expect(JSON.parse(readFileSync(join(out, MANIFEST), 'utf8'))).toEqual({
      mapwright: 1,
      baseUrl: 'https://example.com/maps/',
      urls: 25,
      files,
      index,
    });
  });

  it('writes what the plan said, within the limits to the byte, for any small limits', async () => {
    const rows: TestRow[] = manyRows(60).map((row, i) =>
      i % 5 === 0
        ? { ...row, ext: '<image:image><image:loc>https://e.com/ü</image:loc></image:image>' }
        : row,
    );
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 520, max: 4_000 }),
        fc.boolean(),
        async (maxUrls, maxBytes, gzip) => {
          const folder = mkdtempSync(join(root, 'run-'));
          const set = options(folder, { maxUrls, maxBytes, gzip });
          const plan = await planRows(inputOf(rows), set);
          expect(namesIn(folder)).toEqual([]);
          const result = await exportResult(inputOf(rows), set);
          expect(result.files).toMatchObject(plan.files);
          expect(result.index).toMatchObject(plan.index ?? {});
          expect(plan).toMatchObject({
            urls: 60,
            bytes: plan.files.reduce((sum, { bytes }) => sum + bytes, 0),
          });
          for (const { name, bytes } of indexesOf(result)) {
            expect(xmlOf(folder, name).length).toBe(bytes);
            expect(bytes).toBeLessThanOrEqual(maxBytes);
          }
          const texts = result.files.map(({ name }) => xmlOf(folder, name));
          texts.forEach((text, i) => {
            const urls = locsOf(text).length;
            expect(text.length).toBe(plan.files[i]?.bytes);
            expect(text.length).toBeLessThanOrEqual(maxBytes);
            expect(urls).toBeLessThanOrEqual(maxUrls);
          });
          rmSync(folder, { recursive: true });
        },
      ),
      { numRuns: 25 },
    );
  });

  it('gives the same bytes twice, and leaves unchanged files untouched', async () => {
    const rows = manyRows(40);
    await exportResult(inputOf(rows), options(out, { maxUrls: 10 }));
    const before = folderOf(out);
    const inodes = namesIn(out).map((name) => statSync(join(out, name)).ino);
    const again = await exportResult(inputOf(rows), options(out, { maxUrls: 10 }));
    expect([...again.files, again.index].map((file) => file?.change)).toEqual(Array(5).fill('unchanged'));
    expect(folderOf(out)).toEqual(before);
    expect(namesIn(out).map((name) => statSync(join(out, name)).ino)).toEqual(inodes);

    const changed = rows.map((row, i) => (i === 15 ? { ...row, lastmod: '2025-01-01' } : row));
    const third = await exportResult(inputOf(changed), options(out, { maxUrls: 10 }));
    expect(third.files.map(({ change }) => change)).toEqual([
      'unchanged',
      'changed',
      'unchanged',
      'unchanged',
    ]);
    expect(third.index?.change).toBe('changed');
    const fresh = join(root, 'fresh');
    await exportResult(inputOf(changed), options(fresh, { maxUrls: 10 }));
    expect(folderOf(out)).toEqual(folderOf(fresh));
  });

  it('repairs a file of the set that was damaged since, when asked to', async () => {
    await exportResult(inputOf(manyRows(5)), options(out));
    const good = folderOf(out);
    writeFileSync(join(out, 'sitemap-1.xml.gz'), 'damaged');
    const result = await exportResult(inputOf(manyRows(5)), { ...options(out), overwrite: true });
    expect(result.files[0]?.change).toBe('changed');
    expect(folderOf(out)).toEqual(good);
  });

  it('lists files that are no longer part of the set, keeps them, and may use their names again', async () => {
    await exportResult(inputOf(manyRows(30)), options(out, { maxUrls: 10 }));
    const obsolete = ['sitemap-2.xml.gz', 'sitemap-3.xml.gz'];
    expect((await planRows(inputOf(manyRows(5)), options(out))).obsolete).toEqual(obsolete);
    expect((await exportResult(inputOf(manyRows(5)), options(out))).obsolete).toEqual(obsolete);
    expect((await exportResult(inputOf(manyRows(5)), options(out))).obsolete).toEqual(obsolete);
    rmSync(join(out, 'sitemap-3.xml.gz'));
    expect((await exportResult(inputOf(manyRows(5)), options(out))).obsolete).toEqual(['sitemap-2.xml.gz']);
    const grown = await exportResult(inputOf(manyRows(30)), options(out, { maxUrls: 10 }));
    expect(grown.obsolete).toEqual([]);
    expect(grown.files.map(({ change }) => change)).toEqual(['changed', 'unchanged', 'new']);
  });

  it('never replaces files that Mapwright did not write, unless asked to', async () => {
    mkdirSync(out, { recursive: true });
    writeFileSync(join(out, 'sitemap-2.xml.gz'), 'mine');
    writeFileSync(join(out, 'other.txt'), 'mine too');
    const before = folderOf(out);
    await expect(exportResult(inputOf(manyRows(30)), options(out, { maxUrls: 10 }))).rejects.toThrow(
      /already has sitemap-2\.xml\.gz, which Mapwright did not write/,
    );
    expect(folderOf(out)).toEqual(before);
    await exportResult(inputOf(manyRows(30)), { ...options(out, { maxUrls: 10 }), overwrite: true });
    expect(namesIn(out)).toHaveLength(6);
    expect(readFileSync(join(out, 'other.txt'), 'utf8')).toBe('mine too');
    await exportResult(inputOf(manyRows(20)), options(out, { maxUrls: 10 }));
  });

  it('takes a damaged manifest for a foreign file', async () => {
    await exportResult(inputOf(manyRows(3)), options(out));
    writeFileSync(join(out, MANIFEST), '{');
    await expect(exportResult(inputOf(manyRows(3)), options(out))).rejects.toThrow(
      /sitemap-1\.xml\.gz, sitemap-index\.xml, mapwright-manifest\.json/,
    );
  });

  it('leaves the old set and nothing else when it is cancelled', async () => {
    await exportResult(inputOf(manyRows(20_000)), options(out, { maxUrls: 5_000 }));
    const before = folderOf(out);
    const abort = new AbortController();
    const cancelled = AppError.from({ code: 'cancelled', message: 'Cancelled.' });
    let reports = 0;
    const control = {
      signal: abort.signal,
      report: () => (++reports === 3 ? abort.abort(cancelled) : undefined),
    };
    await expect(
      exportResult(inputOf(manyRows(20_000, 7)), options(out, { maxUrls: 5_000 }), control),
    ).rejects.toBe(cancelled);
    expect(folderOf(out)).toEqual(before);
    const fresh = join(root, 'fresh');
    const aborted = { signal: AbortSignal.abort(cancelled), report: () => undefined };
    await expect(exportResult(inputOf(manyRows(5)), options(fresh), aborted)).rejects.toBe(cancelled);
    expect(existsSync(fresh)).toBe(false);
  });

  it('leaves the old set and nothing else when the rows can not be read to the end', async () => {
    await exportResult(inputOf(manyRows(10)), options(out, { maxUrls: 2 }));
    const before = folderOf(out);
    const failing = function* (): Generator<ExportBatch> {
      yield* inputOf(manyRows(10, 5)).sections[0]?.batches ?? [];
      throw new Error('unreadable');
    };
    const batches = { [Symbol.iterator]: failing };
    const input = { sections: [{ id: 0, name: 'sitemap', batches, total: 20 }], excluded: 0 };
    await expect(exportResult(input, options(out, { maxUrls: 2 }))).rejects.toThrow('unreadable');
    expect(folderOf(out)).toEqual(before);
  });

  it('reports rows and bytes while it works', async () => {
    const seen: { label: string; done: number; total: number | null; bytes: number }[] = [];
    const control = {
      signal: new AbortController().signal,
      report: (progress: (typeof seen)[number]) => seen.push(progress),
    };
    const { files } = await exportResult(
      inputOf(manyRows(12_000)),
      options(out, { maxUrls: 5_000 }),
      control,
    );
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    // Where the rows begin is told, too: their rate counts from there.
    expect(seen[0]).toMatchObject({ done: 0, total: 12_000, bytes: 0 });
    expect(seen.at(-1)).toMatchObject({ done: 12_000, total: 12_000, bytes });
    expect(seen.map(({ done }) => done)).toEqual(seen.map(({ done }) => done).toSorted((a, b) => a - b));
  });

  it('says of no share and no time while lists beside the sitemaps are written', async () => {
    const seen: { label: string; done: number; total: number | null }[] = [];
    const control = {
      signal: new AbortController().signal,
      report: (progress: (typeof seen)[number]) => seen.push(progress),
    };
    await exportResult(inputOf(manyRows(3)), options(out, { extras: ['urllist'] }), control);
    expect(seen.find(({ label }) => label === 'urllist.txt')).toMatchObject({ done: 0, total: null });
  });

  it('passes xmllint with the schemas', async () => {
    const odd = [
      '',
      '2024',
      '2024-05',
      '2024-05-06T07:08Z',
      '2024-02-30',
      '2024-05-06T07:08:09.123-03:30',
      '2024-05-06T07:08:09+14:30',
    ];
    const rows = manyRows(300).map((row, i) => ({
      ...row,
      loc: `${row.loc}&ü=“<'>`,
      lastmod: odd[i % odd.length] ?? null,
      changefreq: i % 9 === 0 ? 'often' : (row.changefreq ?? null),
      priority: i % 11 === 0 ? '5' : 1 / (i + 1),
      ext:
        i % 7 === 0
          ? '<xhtml:link rel="alternate" hreflang="de" href="https://e.com/?a=1&amp;b"/><x xmlns="urn:x">1</x>'
          : null,
    }));
    const { files } = await exportResult(inputOf(rows), options(out, { gzip: false, maxUrls: 100 }));
    const names = files.map(({ name }) => name);
    expect(() => {
      holdAgainst('sitemap.xsd', out, names);
    }).not.toThrow();
    expect(() => {
      holdAgainst('sitemap-index.xsd', out, [INDEX]);
    }).not.toThrow();
    writeFileSync(
      join(out, 'bad.xml'),
      xmlOf(out, 'sitemap-1.xml').toString().replace('<loc>https:', '<loc>ftp:'),
    );
    expect(() => {
      holdAgainst('sitemap.xsd', out, ['bad.xml']);
    }).toThrow(/loc/);
  });
});
