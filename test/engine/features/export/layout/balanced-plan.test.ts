// Balanced files: as many as a split needs, all about the same, never beyond a limit.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeBalanced } from '../../../../../electron/engine/features/export/layout/balanced-plan.ts';
import { planSplit } from '../../../../../electron/engine/features/export/layout/split-plan.ts';

const limits = { maxUrls: 10, maxBytes: 1_000, frameBytes: () => 100, fileName: String };

function balanced(sizes: readonly number[]): { files: number; urls: number[]; bytes: number[] } {
  const split = planSplit(limits);
  for (const bytes of sizes) split.place(bytes, 0, '');
  const files = split.files().length;
  const byBytes = files > Math.ceil(sizes.length / limits.maxUrls);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  const plan = planSplit(limits);
  const place = placeBalanced(plan, { files, urls: sizes.length, bytes, byBytes });
  for (const size of sizes) place(size, 0, '');
  return {
    files,
    urls: plan.files().map((file) => file.urls),
    bytes: plan.files().map((file) => file.bytes),
  };
}

describe('placeBalanced', () => {
  it('gives all files the same number of URLs, but for one', () => {
    expect(balanced(Array<number>(25).fill(20)).urls).toEqual([9, 8, 8]);
    expect(balanced(Array<number>(10).fill(20)).urls).toEqual([10]);
  });

  it('keeps the limits for URLs of any size, in hardly more files than a split needs', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 80 }), (sizes) => {
        const { files, urls, bytes } = balanced(sizes);
        expect(urls.reduce((sum, count) => sum + count, 0)).toBe(sizes.length);
        for (const count of urls) expect(count).toBeLessThanOrEqual(limits.maxUrls);
        for (const size of bytes) expect(size).toBeLessThanOrEqual(limits.maxBytes);
        expect(urls.length).toBeLessThanOrEqual(files * 2);
      }),
    );
  });
});
