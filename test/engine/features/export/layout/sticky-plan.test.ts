// URLs stay in their files; the others find one, within both limits.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  planSticky,
  type FillRule,
  type StickyFile,
} from '../../../../../electron/engine/features/export/layout/sticky-plan.ts';

const frameBytes = (namespaces: number): number => 100 + namespaces * 10;
const options = { maxUrls: 3, maxBytes: 1_000, fill: 'tail' as FillRule, frameBytes };

describe('planSticky', () => {
  it('keeps URLs while their file has room', () => {
    const { keep } = planSticky([{ n: 1, urls: 0, body: 0, namespaces: 0 }], options);
    expect([10, 10, 10, 10].map((bytes) => keep(1, bytes, 0))).toEqual([true, true, true, false]);
    expect(keep(7, 10, 0)).toBe(false);
  });

  it('fills the last file first, then new ones', () => {
    const { add } = planSticky(
      [
        { n: 1, urls: 1, body: 10, namespaces: 0 },
        { n: 4, urls: 2, body: 20, namespaces: 0 },
      ],
      options,
    );
    expect([1, 2, 3, 4, 5].map(() => add(10, 0, 'loc'))).toEqual([4, 5, 5, 5, 6]);
  });

  it('fills gaps first where that is asked', () => {
    const { add } = planSticky(
      [
        { n: 4, urls: 2, body: 20, namespaces: 0 },
        { n: 1, urls: 1, body: 10, namespaces: 0 },
      ],
      { ...options, fill: 'gaps' },
    );
    expect([1, 2, 3, 4].map(() => add(10, 0, 'loc'))).toEqual([1, 1, 4, 5]);
  });

  it('counts the namespaces that a URL brings', () => {
    const { keep } = planSticky([{ n: 1, urls: 1, body: 880, namespaces: 0 }], options);
    expect(keep(1, 11, 1)).toBe(false);
    expect(keep(1, 10, 1)).toBe(true);
  });

  it('refuses a URL that fits in no file', () => {
    const { add } = planSticky([], options);
    expect(() => add(901, 0, 'https://example.com/long')).toThrow(
      /example\.com\/long alone makes a file of 1,001 bytes/,
    );
  });

  it('never exceeds a limit, and changes no more files than it needs', () => {
    const file = fc.record({ urls: fc.nat(20), body: fc.nat(900), namespaces: fc.nat(3) });
    const line = fc.record({ bytes: fc.integer({ min: 1, max: 400 }), namespaces: fc.nat(3) });
    fc.assert(
      fc.property(
        fc.array(file, { maxLength: 6 }),
        fc.array(line, { maxLength: 60 }),
        fc.constantFrom<FillRule>('tail', 'gaps'),
        (files, lines, fill) => {
          const limits = { maxUrls: 20, maxBytes: 1_030, fill, frameBytes };
          const numbered: StickyFile[] = files.map((one, i) => ({ ...one, n: i + 1 }));
          const state = new Map(numbered.map((one) => [one.n, { ...one }]));
          const { add } = planSticky(numbered, limits);
          for (const { bytes, namespaces } of lines) {
            const n = add(bytes, namespaces, 'loc');
            const into = state.get(n) ?? { n, urls: 0, body: 0, namespaces: 0 };
            state.set(n, {
              n,
              urls: into.urls + 1,
              body: into.body + bytes,
              namespaces: into.namespaces | namespaces,
            });
          }
          for (const { n, urls, body, namespaces } of state.values()) {
            if (urls === numbered[n - 1]?.urls) continue;
            expect(urls).toBeLessThanOrEqual(limits.maxUrls);
            expect(frameBytes(namespaces) + body).toBeLessThanOrEqual(limits.maxBytes);
            if (fill === 'tail') expect(n).toBeGreaterThanOrEqual(files.length);
          }
        },
      ),
    );
  });
});
