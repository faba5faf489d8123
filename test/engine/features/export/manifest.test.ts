// The manifest: the same text for the same set, read back as it was, and never trusted blindly.
import { describe, expect, it } from 'vitest';
import { formatManifest, parseManifest } from '../../../../electron/engine/features/export/manifest.ts';
import type { ExportManifest } from '../../../../shared/model/export/planned-set.ts';

const file = {
  name: 'sitemap-1.xml.gz',
  urls: 2,
  bytes: 300,
  size: 120,
  sha256: 'a'.repeat(64),
  lastmod: '2025-01-01',
};
const manifest: ExportManifest = {
  mapwright: 1,
  baseUrl: 'https://example.com/',
  urls: 2,
  files: [file, { ...file, name: 'sitemap-2.xml.gz', lastmod: null }],
  index: { ...file, name: 'sitemap-index.xml', lastmod: null },
};

describe('the manifest', () => {
  it('reads back what it wrote', () => {
    expect(parseManifest(formatManifest(manifest))).toEqual(manifest);
    const emptied = { ...manifest, files: [], index: null, obsolete: ['sitemap-3.xml.gz'] };
    expect(parseManifest(formatManifest(emptied))).toEqual(emptied);
  });

  it('has one text for a set, whatever the order of the keys and whatever else hangs on the objects', () => {
    const { lastmod, name, ...rest } = file;
    const reordered = { ...rest, lastmod, name, change: 'new' as const };
    expect(formatManifest({ ...manifest, obsolete: [], files: [reordered] })).toBe(
      formatManifest({ ...manifest, files: [file] }),
    );
  });

  it.each([
    ['no JSON', '{'],
    ['another document', '{"name":"x"}'],
    ['a newer form', formatManifest(manifest).replace('"mapwright":1', '"mapwright":2')],
    [
      'a name that leads out of the folder',
      formatManifest({ ...manifest, files: [{ ...file, name: '../x' }] }),
    ],
    ['a name of a hidden file', formatManifest({ ...manifest, obsolete: ['.bashrc'] })],
    ['a wrong hash', formatManifest({ ...manifest, files: [{ ...file, sha256: 'x' }] })],
  ])('refuses %s', (_, text) => {
    expect(parseManifest(text)).toBeNull();
  });
});
