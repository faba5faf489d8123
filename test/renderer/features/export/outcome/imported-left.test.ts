// Which imported sitemaps a first export does not replace.
import { expect, it } from 'vitest';
import type { SourceInfo } from '../../../../../shared/model/project.ts';
import type { ExportResult, FileChange } from '../../../../../shared/model/export/planned-set.ts';
import { importedLeft } from '../../../../../renderer/features/export/outcome/imported-left.ts';

function source(location: string, of: Partial<SourceInfo> = {}): SourceInfo {
  return { location, parent: 1, format: 'urlset', state: 'done', ...of } as SourceInfo;
}

function set(change: FileChange, ...names: string[]): ExportResult {
  const files = names.map((name) => ({ name, change }));
  return { files, index: { name: 'sitemap-index.xml', change }, moreIndexes: [], extras: [] } as never;
}

const SOURCES = [
  source('/site/robots.txt', { parent: null, format: 'robots' }),
  source('/site/sitemap-index.xml', { format: 'index' }),
  source('/site/sitemap-1.xml.gz'),
  source('/site/sitemap-2.xml.gz'),
  source('https://www.example.com/old/pages.xml'),
  source('/site/gone.xml', { state: 'failed' }),
  source('/lists/more.txt', { parent: null, format: 'text' }),
];

it('names what no file of the new set takes the place of', () => {
  expect(importedLeft(SOURCES, set('new', 'sitemap-1.xml.gz'))).toEqual([
    'sitemap-2.xml.gz',
    'https://www.example.com/old/pages.xml',
  ]);
});

it('names nothing once the set was there before', () => {
  expect(importedLeft(SOURCES, set('changed', 'sitemap-1.xml.gz'))).toEqual([]);
});
