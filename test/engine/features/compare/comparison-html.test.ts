// The page of a comparison, in the language that is asked for.
import { expect, it } from 'vitest';
import { htmlRow, htmlStart } from '../../../../electron/engine/features/compare/comparison-html.ts';
import { COMPARISON_WORDS } from '../../../../electron/engine/features/compare/comparison-words.ts';
import type { ComparisonSummary, Difference } from '../../../../shared/model/comparison.ts';

const side = (name: string) => ({ name, rows: 1_200, notHeld: [] });
const summary = {
  sides: [side('<a>'), side('b')],
  counts: { added: 1, removed: 0, changed: 2 },
  unchanged: 1_197,
  same: false,
  files: false,
} as unknown as ComparisonSummary;
const values = { loc: 'https://e.com/a', lastmod: '2024', included: true };
const difference = {
  kind: 'changed',
  loc: 'https://e.com/a',
  fields: ['lastmod', 'included'],
  before: values,
  after: { ...values, lastmod: '2025', included: false },
} as unknown as Difference;

it.each([
  ['en', 'From <code>&lt;a&gt;</code> (1,200 URLs)', 'Last modified', '>excluded<'],
  ['de', 'Von <code>&lt;a&gt;</code> (1.200 URLs)', 'Zuletzt geändert', '>nicht enthalten<'],
  ['nl', 'Van <code>&lt;a&gt;</code> (1.200 URL’s)', 'Laatst gewijzigd', '>niet opgenomen<'],
] as const)('is told in %s', (language, about, field, excluded) => {
  const words = COMPARISON_WORDS[language];
  const start = htmlStart(summary, [], 3, words);
  expect(start).toContain(`<html lang="${language}">`);
  expect(start).toContain(about);
  const row = htmlRow(difference, words);
  expect(row).toContain(`<dt>${field}</dt>`);
  expect(row).toContain(excluded);
});
