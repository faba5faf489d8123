// The split of URLs over files: both limits to the byte, nothing lost, no room wasted.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  planSplit,
  type SplitOptions,
} from '../../../../../electron/engine/features/export/layout/split-plan.ts';
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';

interface Url {
  readonly bytes: number;
  readonly namespaces: number;
}

/** 10 bytes, and 5 for each namespace. */
function frameBytes(namespaces: number): number {
  return 10 + 5 * namespaces.toString(2).replaceAll('0', '').length;
}

function optionsOf(limits: Partial<SplitOptions>): SplitOptions {
  return { maxUrls: 50_000, maxBytes: 1_000_000, frameBytes, fileName: (n) => `f${n}`, ...limits };
}

/** The URLs of each file, by the answers of place(). */
function filesOf(
  urls: readonly Url[],
  options: SplitOptions,
): { split: ReturnType<typeof planSplit>; files: Url[][] } {
  const split = planSplit(options);
  const files: Url[][] = [];
  for (const url of urls) {
    if (split.place(url.bytes, url.namespaces, 'https://example.com/')) files.push([]);
    files.at(-1)?.push(url);
  }
  return { split, files };
}

function bytesOf(urls: readonly Url[]): number {
  const namespaces = urls.reduce((all, url) => all | url.namespaces, 0);
  return frameBytes(namespaces) + urls.reduce((sum, url) => sum + url.bytes, 0);
}

const urls = fc.array(
  fc.record({ bytes: fc.integer({ min: 1, max: 60 }), namespaces: fc.integer({ min: 0, max: 15 }) }),
);
const limits = fc.record({
  maxUrls: fc.integer({ min: 1, max: 8 }),
  maxBytes: fc.integer({ min: 90, max: 400 }),
});

describe('planSplit', () => {
  it('keeps both limits, counts exactly, and leaves no room for the next URL', () => {
    fc.assert(
      fc.property(urls, limits, (all, { maxUrls, maxBytes }) => {
        const { split, files } = filesOf(all, optionsOf({ maxUrls, maxBytes }));
        expect(files.flat()).toEqual(all);
        expect(split.files()).toEqual(
          files.map((file, i) => ({ name: `f${i + 1}`, urls: file.length, bytes: bytesOf(file) })),
        );
        files.forEach((file, i) => {
          expect(file.length).toBeLessThanOrEqual(maxUrls);
          expect(bytesOf(file)).toBeLessThanOrEqual(maxBytes);
          const next = files[i + 1]?.[0];
          if (next) expect(file.length === maxUrls || bytesOf([...file, next]) > maxBytes).toBe(true);
        });
      }),
      { numRuns: 1_000 },
    );
  });

  it('fills a file to its last byte, and takes no byte more', () => {
    const exact = filesOf(
      [40, 50].map((bytes) => ({ bytes, namespaces: 0 })),
      optionsOf({ maxBytes: 100 }),
    );
    expect(exact.split.files()).toEqual([{ name: 'f1', urls: 2, bytes: 100 }]);
    const over = filesOf(
      [40, 51].map((bytes) => ({ bytes, namespaces: 0 })),
      optionsOf({ maxBytes: 100 }),
    );
    expect(over.split.files().map(({ bytes }) => bytes)).toEqual([50, 61]);
  });

  it('counts the namespace that the next URL would bring', () => {
    const { split } = filesOf(
      [
        { bytes: 40, namespaces: 0 },
        { bytes: 50, namespaces: 2 },
      ],
      optionsOf({ maxBytes: 100 }),
    );
    expect(split.files()).toHaveLength(2);
  });

  it('has no files without URLs', () => {
    expect(planSplit(optionsOf({})).files()).toEqual([]);
  });

  it('refuses a URL that fits in no file, naming it', () => {
    const split = planSplit(optionsOf({ maxBytes: 100 }));
    expect(split.place(90, 0, 'https://example.com/fits')).toBe(true);
    expect(() => split.place(91, 0, 'https://example.com/large')).toThrow(
      new AppError(
        'invalid-export',
        reason('export-url-too-large', { loc: 'https://example.com/large', bytes: 101, max: 100 }),
      ),
    );
  });

  it('refuses more files than indexes can list', () => {
    const split = planSplit(optionsOf({ maxUrls: 1, maxFiles: 3 }));
    for (let i = 0; i < 3; i++) split.place(1, 0, 'https://example.com/');
    expect(split.files()).toHaveLength(3);
    expect(() => split.place(1, 0, 'https://example.com/')).toThrow(/more than 3 files.*Raise the limits/);
  });
});
