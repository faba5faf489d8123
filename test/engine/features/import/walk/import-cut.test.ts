// Files that are cut at every byte, through the whole import: no part of an address ever becomes a row that is
// included, and every cut is told; of a plain list, which has no end mark, a cut that can be seen.
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { importSources } from '../../../../../electron/engine/features/import/import-sources.ts';
import { readSourceProblems } from '../../../../../electron/engine/store/source-table.ts';
import { emptyStore, temporaryFolder } from '../../../store/rows/sample-project.ts';

const LOCS = [
  'https://example.com/index.html',
  'https://example.com/b.html?c=1&d=é/e.html',
  'https://example.com/a/path.html',
  'https://example.com/the%20last.html',
];
const RECORDS = LOCS.map((loc) => `<url><loc>${loc.replaceAll('&', '&amp;')}</loc></url>\n`).join('');
const XML = Buffer.from(
  `<?xml version="1.0"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${RECORDS}</urlset>`,
);
const TEXT = Buffer.from(LOCS.map((loc) => `${loc}\n`).join(''));

/** Every beginning of the bytes, each a file of one folder, imported at once: what came of each. */
async function importCuts(whole: Buffer, name: string) {
  const folder = temporaryFolder();
  for (let cut = 1; cut < whole.length; cut++)
    writeFileSync(join(folder, `${String(cut).padStart(4, '0')}.${name}`), whole.subarray(0, cut));
  const store = emptyStore();
  const control = { signal: new AbortController().signal, report: () => undefined };
  await importSources({ store }, [folder], control, { threads: 2 });
  const rows = Map.groupBy(
    store.db.all('SELECT source, loc, included FROM url ORDER BY id'),
    ([source]) => source,
  );
  return store.sources().map(({ id, location, errors }) => ({
    cut: Number(basename(location).slice(0, 4)),
    locs: (rows.get(id) ?? []).filter(([, , included]) => included === 1).map(([, loc]) => loc),
    held: (rows.get(id) ?? []).filter(([, , included]) => included === 0).map(([, loc]) => loc),
    errors,
    told: readSourceProblems(store.db, id).map(({ code }) => code),
  }));
}

describe('importing a file that is cut anywhere', () => {
  it.each([
    ['xml', XML],
    ['xml.gz', gzipSync(XML)],
    ['txt.gz', gzipSync(TEXT)],
  ])('%s: takes whole addresses only, and tells the cut as an error', async (name, whole) => {
    const all = await importCuts(whole, name);
    expect(all).toHaveLength(whole.length - 1);
    for (const { cut, locs, told, errors } of all) {
      expect(locs, `cut at ${cut}`).toEqual(LOCS.slice(0, locs.length));
      // Of a folder, what has not even its first bytes is no error: it may be any other file.
      if (!told.includes('unknown-format'))
        expect(errors, `cut at ${cut}, told ${told.join()}`).toBeGreaterThan(0);
    }
  });

  it('txt: takes the last line as a line, but for what has no host', async () => {
    const all = await importCuts(TEXT, 'txt');
    expect(all).toHaveLength(TEXT.length - 1);
    for (const { cut, locs, held, told } of all) {
      const lines = TEXT.subarray(0, cut).toString().split('\n');
      const last = lines.pop() ?? '';
      const where = `cut at ${cut}, told ${told.join()}`;
      expect(locs.slice(0, lines.length), where).toEqual(lines);
      const isLine = /^https:\/\/example\.\w[^\uFFFD]*$/.test(last) && held.length === 0;
      expect(locs.slice(lines.length), where).toEqual(isLine ? [last] : []);
      expect(held, where).toEqual(told.includes('text-last-line-held') ? [last] : []);
      if (!/^https:\/\/example\.\w/.test(last) && last !== '') expect(told, where).not.toEqual([]);
    }
    expect(all.some(({ held }) => held.length > 0)).toBe(true);
  });
});
