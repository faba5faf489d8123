import { expect, it } from 'vitest';
import { ALL_COMPARED_FIELDS } from '../../../../shared/model/comparison.ts';
import { joinEntries, type SetEntry } from '../../../../electron/engine/features/compare/join-entries.ts';

const IMAGE = '<image:image><image:loc>https://example.com/i.png</image:loc></image:image>';
const VIDEO = '<video:video><video:title>t</video:title></video:video>';
const NEWS = '<news:news><news:title>t</news:title></news:news>';
const LINK = '<xhtml:link rel="alternate" hreflang="de" href="https://example.com/de"/>';

const entry = (file: string, ext: string | null, lastmod: string | null = null): SetEntry => ({
  ...{ file, ext, lastmod, changefreq: null, priority: null, included: true },
  held: ALL_COMPARED_FIELDS,
});

const told = (...entries: readonly SetEntry[]): string[] =>
  joinEntries(entries).map(({ row: { file, lastmod, ext } }) => `${file} ${lastmod ?? ''} ${ext ?? ''}`);

it('completes a page with what other files say of it, wherever they stand', () => {
  expect(told(entry('images', IMAGE), entry('pages', LINK, '2026-01-01'), entry('videos', VIDEO))).toEqual([
    `pages 2026-01-01 ${IMAGE}${LINK}${VIDEO}`,
  ]);
  expect(told(entry('pages', null), entry('news', NEWS))).toEqual([`pages  ${NEWS}`]);
  expect(told(entry('images', IMAGE), entry('videos', VIDEO))).toEqual([`images  ${IMAGE}${VIDEO}`]);
});

it('leaves two what says the same twice, or stands twice in a file', () => {
  expect(told(entry('pages', IMAGE, '2026-01-01'), entry('images', IMAGE))).toHaveLength(2);
  expect(told(entry('a', null, '2026-01-01'), entry('b', IMAGE, '2026-01-01'))).toHaveLength(2);
  expect(told(entry('a', null, '2026-01-01'), entry('a', IMAGE))).toHaveLength(2);
  expect(told(entry('a', null), entry('b', null))).toHaveLength(2);
  expect(told(entry('a', null, '1'), entry('b', null, '2'), entry('c', IMAGE), entry('d', IMAGE))).toEqual([
    `a 1 ${IMAGE}`,
    `b 2 ${IMAGE}`,
  ]);
});
