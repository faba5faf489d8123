// Made-up rows by position, the same at each run, with all sorts of values and problems. Nothing is stored but edits.
import type { UrlRow } from '../../../../shared/model/rows/row.ts';
import type { RuleId } from '../../../../shared/model/rule.ts';

const SECTIONS = [
  'products',
  'blog',
  'help',
  'stores',
  'category/garden-and-outdoor/furniture/tables',
  'news',
];
const FREQS = ['daily', 'weekly', 'monthly', null, 'sometimes', 'yearly'];

/** The row at a position. */
export function fakeRow(position: number): UrlRow {
  const mix = (position * 2654435761) >>> 0;
  const problems: RuleId[] = [];
  const bad = mix % 17 === 0;
  if (bad) problems.push('lastmod-invalid');
  const changefreq = FREQS[mix % FREQS.length] ?? null;
  if (changefreq === 'sometimes') problems.push('changefreq-invalid');
  if (mix % 29 === 0) problems.push('loc-duplicate', 'loc-fragment');
  const section = SECTIONS[(mix >>> 8) % SECTIONS.length] ?? '';
  const long =
    mix % 23 === 0
      ? `?utm_source=newsletter&utm_medium=email&session=${String(mix)}&ref=${String(mix * 7)}`
      : '';
  return {
    id: position + 1,
    included: mix % 11 !== 0,
    loc: `https://www.example.org/${section}/item-${String(position + 1)}${long}`,
    lastmod: bad
      ? '12/05/2024'
      : mix % 7 === 0
        ? null
        : `2024-${String((mix % 12) + 1).padStart(2, '0')}-${String((mix % 28) + 1).padStart(2, '0')}`,
    changefreq,
    priority: mix % 5 === 0 ? null : (mix % 11) / 10,
    section: 0,
    file: null,
    source: mix % 20,
    line: position,
    images: mix % 4,
    alternates: 0,
    videos: 0,
    news: 0,
    problems,
    robots: null,
  };
}
