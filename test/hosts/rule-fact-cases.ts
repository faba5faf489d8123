// What the rules about files and about the project find, as sources and the expected findings: by rule, what it finds
// and what it leaves alone. These sources are made, as they are large or depend on the day.
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { RuleId } from '../../shared/model/rule.ts';
import { MAX_URLS_PER_SITEMAP } from '../../shared/protocol/limits.ts';
import { day, news, padded, TODAY, urls, type FactCase } from './fact-sources.ts';
import { SET_CASES } from './rule-set-cases.ts';

/** By rule: cases of which at least one is found and one is not. */
export const FACT_CASES: Readonly<Partial<Record<RuleId, readonly FactCase[]>>> = {
  ...SET_CASES,
  'lastmod-all-alike': [
    {
      name: 'all dates alike',
      file: 'a.xml',
      content: () => urls(20, () => '<lastmod>2024-05-06</lastmod>'),
      finds: ['lastmod-all-alike'],
    },
    {
      name: 'no date twice',
      file: 'a.xml',
      content: () => urls(20, (i) => `<lastmod>${day(i % 19)}</lastmod>`),
      finds: [],
    },
  ],
  'lastmod-import-day': [
    {
      name: 'all dates of today',
      file: 'a.xml',
      content: () => urls(20, (i) => `<lastmod>${TODAY}T00:00:${String(10 + i)}Z</lastmod>`),
      finds: ['lastmod-import-day'],
    },
    {
      name: 'one date of today',
      file: 'a.xml',
      content: () => urls(20, (i) => `<lastmod>${i === 0 ? TODAY : day(i % 19)}</lastmod>`),
      finds: [],
    },
  ],
  'changefreq-ignored': [
    {
      name: 'a frequency',
      file: 'a.xml',
      content: () => urls(2, (i) => (i === 0 ? '<changefreq>daily</changefreq>' : '')),
      finds: ['changefreq-ignored'],
    },
    { name: 'no frequency', file: 'a.xml', content: () => urls(2), finds: [] },
  ],
  'priority-ignored': [
    {
      name: 'a priority',
      file: 'a.xml',
      content: () => urls(2, (i) => (i === 0 ? '<priority>0.4</priority>' : '')),
      finds: ['priority-ignored'],
    },
    { name: 'no priority', file: 'a.xml', content: () => urls(2), finds: [] },
  ],
  'priority-all-alike': [
    {
      name: 'one priority for all',
      file: 'a.xml',
      content: () => urls(20, () => '<priority>0.4</priority>'),
      finds: ['priority-all-alike', 'priority-ignored'],
    },
    {
      name: 'many priorities',
      file: 'a.xml',
      content: () => urls(20, (i) => `<priority>0.${String(i % 10)}</priority>`),
      finds: ['priority-ignored'],
    },
  ],
  'news-too-many': [
    { name: '1,001 news', file: 'a.xml', content: () => news(1_001), finds: ['news-too-many'] },
    { name: '1,000 news', file: 'a.xml', content: () => news(1_000), finds: [] },
  ],
  'file-too-many-urls': [
    {
      name: '50,001 URLs',
      file: 'a.xml',
      content: () => urls(MAX_URLS_PER_SITEMAP + 1),
      finds: ['file-too-many-urls a.xml'],
    },
    { name: 'one URL', file: 'a.xml', content: () => urls(1), finds: [] },
  ],
  'file-near-limit': [
    {
      name: '50,000 URLs',
      file: 'a.xml',
      content: () => urls(MAX_URLS_PER_SITEMAP),
      finds: ['file-near-limit a.xml'],
    },
    { name: 'half a file', file: 'a.xml', content: () => urls(100), finds: [] },
  ],
  'file-too-large': [
    {
      name: '50 MiB and a byte',
      file: 'a.xml.gz',
      content: () => padded(52_428_801),
      finds: ['file-too-large a.xml.gz'],
    },
    { name: 'few bytes', file: 'a.xml.gz', content: () => padded(1_000), finds: [] },
  ],
  'file-namespace': [
    {
      name: 'no namespace',
      file: 'a.xml',
      content: () => urls(1).replace(/ xmlns="[^"]*"/, ''),
      finds: ['file-namespace a.xml', 'xml-no-namespace a.xml:2'],
    },
    { name: 'the namespace', file: 'a.xml', content: () => urls(1), finds: [] },
  ],
  'file-encoding': [
    {
      name: 'says UTF-16 and is not',
      file: 'a.xml',
      content: () => urls(1).replace('UTF-8', 'UTF-16'),
      finds: ['file-encoding a.xml', 'encoding-mismatch a.xml:1'],
    },
    { name: 'UTF-8', file: 'a.xml', content: () => urls(1), finds: [] },
  ],
  'file-empty': [
    {
      name: 'no URL',
      file: 'a.xml',
      content: () => urls(0),
      finds: ['file-empty a.xml', 'no-entries a.xml'],
    },
    { name: 'one URL', file: 'a.xml', content: () => urls(1), finds: [] },
  ],
  'plan-empty': [
    {
      name: 'all left out',
      file: 'a.csv',
      content: () => 'loc,included\nhttps://example.com/,false\n',
      finds: ['plan-empty'],
    },
    {
      name: 'one left',
      file: 'a.csv',
      content: () => 'loc,included\nhttps://example.com/,false\nhttps://example.com/a,true\n',
      finds: [],
    },
  ],
  'plan-too-many-sitemaps': [
    {
      name: '50,001 files',
      file: 'a.xml',
      content: () => urls(50_001),
      finds: ['file-too-many-urls a.xml', 'plan-too-many-sitemaps'],
      maxUrls: 1,
    },
    { name: 'two files', file: 'a.xml', content: () => urls(2), finds: [], maxUrls: 1 },
  ],
};

/** Writes a case's source and gives its path. */
export async function writeCase({ file, content, beside }: FactCase, folder: string): Promise<string> {
  for (const [name, text] of Object.entries(beside ?? {})) await writeFile(join(folder, name), text);
  const path = join(folder, basename(file));
  await writeFile(path, content());
  return path;
}
