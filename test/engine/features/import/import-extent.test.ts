import { describe, expect, it } from 'vitest';
import { ImportExtent } from '../../../../electron/engine/features/import/import-extent.ts';
import { diskFile } from '../../../../electron/engine/read/sources/source-file.ts';

const file = (name: string, size: number) => diskFile(`/site/${name}`, size, false);

describe('ImportExtent', () => {
  it('knows the bytes of plain sitemaps as soon as rows come', () => {
    const extent = new ImportExtent([file('a.xml', 10), file('b.xml', 20)]);
    expect(extent.total(0)).toBeNull();
    expect(extent.total(1)).toBe(30);
  });

  it('knows those of an index when it is read', () => {
    const index = file('index.xml', 5);
    const extent = new ImportExtent([index]);
    extent.read(index, 'index', [file('a.xml', 10), file('b.xml', 20)]);
    expect(extent.total(1)).toBe(35);
    extent.read(file('a.xml', 10), 'urlset', []);
    expect(extent.total(1)).toBe(35);
  });

  it('says nothing while a robots.txt has indexes that are not read yet', () => {
    const robots = file('robots.txt', 1);
    const [first, second] = [file('index-1.xml', 5), file('index-2.xml', 5)];
    const extent = new ImportExtent([robots]);
    extent.read(robots, 'robots', [first, second]);
    extent.read(first, 'index', [file('a.xml', 10)]);
    extent.read(file('a.xml', 10), 'urlset', []);
    expect(extent.total(100)).toBeNull();
    extent.read(second, 'index', [file('b.xml', 20)]);
    expect(extent.total(100)).toBe(41);
  });

  it('counts a file once where a folder holds the index and its sitemaps', () => {
    const [index, sitemap] = [file('index.xml', 5), file('a.xml', 10)];
    const extent = new ImportExtent([index, sitemap]);
    extent.read(index, 'index', [sitemap]);
    expect(extent.total(1)).toBe(15);
  });
});
