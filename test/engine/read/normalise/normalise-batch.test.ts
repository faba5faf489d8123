// Batches: typed where valid, kept where not.
import { describe, expect, it } from 'vitest';
import { normaliseBatch } from '../../../../electron/engine/read/normalise/normalise-batch.ts';

describe('normaliseBatch', () => {
  it('types valid values and keeps the text of the others', () => {
    const loc = ['https://example.com/', 'odd', ''];
    const batch = normaliseBatch({
      count: 3,
      loc,
      lastmod: ['2026-01-01', 'someday', null],
      changefreq: ['weekly', 'Weekly', null],
      priority: ['0.5', 'high', null],
      ext: [null, '<a/>', null],
      line: [3, 4, 5],
    });
    expect(batch).toMatchObject({
      count: 3,
      loc,
      lastmod: ['2026-01-01', 'someday', null],
      changefreq: [3, 'Weekly', null],
      priority: [0.5, 'high', null],
      ext: [null, '<a/>', null],
      line: [3, 4, 5],
    });
    expect(batch.hash.every(Number.isSafeInteger)).toBe(true);
  });
});
