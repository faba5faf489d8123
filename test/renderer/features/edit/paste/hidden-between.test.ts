// Hidden columns and a paste: what was written unseen, and what was passed over.
import { expect, it } from 'vitest';
import { hiddenBetween } from '../../../../../renderer/features/edit/paste/hidden-between.ts';

const columns = (...hidden: string[]) =>
  ['included', 'loc', 'file', 'lastmod', 'changefreq', 'priority'].map((id) => ({
    id,
    hidden: hidden.includes(id),
  }));

it('tells the columns that were passed over, and not those that can’t be changed or lie outside', () => {
  expect(hiddenBetween(columns('lastmod', 'file', 'included', 'priority'), ['loc', 'changefreq'])).toEqual({
    written: [],
    skipped: ['lastmod'],
  });
});

it('tells the columns that were written unseen', () => {
  expect(hiddenBetween(columns('lastmod'), ['loc', 'lastmod', 'changefreq'])).toEqual({
    written: ['lastmod'],
    skipped: [],
  });
  expect(hiddenBetween(columns(), ['loc', 'priority'])).toEqual({ written: [], skipped: [] });
});
