// Runs of texts, cut into parts and merged, give the ranks that a plain sort of all texts gives.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Pace } from '../../../electron/engine/view/pace.ts';
import { mergePart } from '../../../electron/engine/view/rank-texts.ts';
import { MARK_EVERY, sortRun, type PackedTexts } from '../../../electron/engine/view/sort-run.ts';
import { placeOf, splitRuns } from '../../../electron/engine/view/split-runs.ts';

function pack(texts: readonly Uint8Array[], firstId: number): PackedTexts {
  const starts = new Uint32Array(texts.length + 1);
  texts.forEach((text, i) => (starts[i + 1] = (starts[i] ?? 0) + text.length));
  const ids = Uint32Array.from(texts, (_, i) => firstId + i);
  return { count: texts.length, ids, starts, bytes: new Uint8Array(Buffer.concat(texts)) };
}

// Few different bytes, zeros among them, so that texts share much, repeat, and end within others.
const text = fc
  .tuple(
    fc.constantFrom('', 'https://a.example/', 'abcdefgh'),
    fc.array(fc.constantFrom(0, 97, 98, 255), { maxLength: 14 }),
  )
  .map(([head, tail]) => new Uint8Array([...Buffer.from(head), ...tail]))
  .filter(({ length }) => length > 0);

describe('runs of texts', () => {
  it('are ranked by their bytes, equal ones equally, in one part or in several', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(text, { minLength: 1, maxLength: 90 }), { minLength: 1, maxLength: 7 }),
        fc.integer({ min: 1, max: 5 }),
        async (lists, ways) => {
          let id = 0;
          const runs = lists.map((list) => sortRun(pack(list, (id += list.length) - list.length)));
          const all = lists.flat().map((one) => Buffer.from(one).toString('latin1'));
          const different = [...new Set(all)].sort((a, b) => (a < b ? -1 : 1));
          const ranks = new Uint32Array(id);
          let base = 0;
          for (const ranges of splitRuns(runs, ways))
            base += await mergePart(runs, ranges, { ranks, base, pace: new Pace() });
          expect(Array.from(ranks)).toEqual(all.map((one) => different.indexOf(one)));
          expect(base).toBe(different.length);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('are cut at any text, also far behind a mark', () => {
    const texts = Array.from({ length: 3 * MARK_EVERY }, (_, i) =>
      Buffer.from(`https://a.example/${String((i * 7_919) % 5_003)}${'/long'.repeat(i % 9)}`),
    );
    const run = sortRun(pack(texts, 0));
    const sorted = texts.toSorted((a, b) => Buffer.compare(a, b));
    for (const at of [0, 1, MARK_EVERY - 1, MARK_EVERY, MARK_EVERY + 1, 2_900, sorted.length - 1]) {
      const wanted = sorted[at] ?? Buffer.alloc(0);
      const place = placeOf(run, wanted);
      expect(sorted[place]?.equals(wanted)).toBe(true);
      expect(place === 0 || Buffer.compare(sorted[place - 1] ?? wanted, wanted) < 0).toBe(true);
    }
    expect(placeOf(run, Buffer.from('z'))).toBe(sorted.length);
  });
});
