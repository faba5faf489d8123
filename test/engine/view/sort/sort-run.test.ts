// Runs of texts, sorted and merged, give the ranks that a plain sort of all texts gives.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RunMerge } from '../../../../electron/engine/view/sort/merge-runs.ts';
import {
  lengthsOfLines,
  RUN_TEXTS,
  sortRun,
  type SortedRun,
  type TextPart,
} from '../../../../electron/engine/view/sort/sort-run.ts';

function part(texts: readonly Uint8Array[], firstId: number): TextPart {
  const ids = Uint32Array.from(texts, (_, i) => firstId + i);
  const lengths = Uint32Array.from(texts, ({ length }) => length);
  return { ids, lengths, bytes: new Uint8Array(Buffer.concat(texts)), gap: 0 };
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
  it('are ranked by their bytes, equal ones equally, however many are merged at once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(text, { minLength: 1, maxLength: 200 }), { minLength: 1, maxLength: 7 }),
        fc.integer({ min: 1, max: 300 }),
        (lists, atOnce) => {
          let id = 0;
          const runs = lists.map((list) => sortRun([part(list, (id += list.length) - list.length)]));
          const all = lists.flat().map((one) => Buffer.from(one).toString('latin1'));
          const different = [...new Set(all)].sort((a, b) => (a < b ? -1 : 1));
          const ranks = new Uint32Array(id);
          const merge = new RunMerge(runs, ranks);
          while (!merge.advance(atOnce));
          expect(Array.from(ranks)).toEqual(all.map((one) => different.indexOf(one)));
          expect(merge.groups).toBe(different.length);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('may come in parts, with gaps between texts and rows without one, and be as many as a run can have', () => {
    const texts = Array.from({ length: RUN_TEXTS }, (_, i) =>
      i % 7 === 0 ? '' : `https://a.example/${String((i * 7_919) % 40_009).padStart(1 + (i % 6), '0')}`,
    );
    const lines = Buffer.from(texts.map((one) => `${one}\n`).join(''));
    const half = lines.subarray(0, lines.length / 2).lastIndexOf('\n') + 1;
    const rows = lines.subarray(0, half).toString().split('\n').length - 1;
    const run = sortRun([
      linesPart(lines.subarray(0, half), 1, rows),
      linesPart(lines.subarray(half), 1 + rows, RUN_TEXTS - rows),
    ]);
    const sorted = texts
      .map((one, i) => ({ one, id: i + 1 }))
      .filter(({ one }) => one !== '')
      .sort((a, b) => (a.one < b.one ? -1 : a.one > b.one ? 1 : 0));
    expect(textsOf(run)).toEqual(sorted.map(({ one }) => one));
    expect(Array.from(run.ids, (id) => texts[id - 1])).toEqual(sorted.map(({ one }) => one));
    expect(new Set(run.ids).size).toBe(sorted.length);
  });

  it('may be longer than the memory that is kept', () => {
    const long = Buffer.alloc(30_000_000, 'a');
    const run = sortRun([part([Buffer.from('b'), long, Buffer.from('aaa')], 5)]);
    expect(Array.from(run.ids)).toEqual([7, 6, 5]);
    expect(Array.from(run.lengths)).toEqual([3, long.length, 1]);
    expect(textsOf(sortRun([part([Buffer.from('b'), Buffer.from('a')], 1)]))).toEqual(['a', 'b']);
  });
});

describe('the lengths of lines', () => {
  it('are told where there are just so many', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 40 }), { maxLength: 60 }), (texts) => {
        const lines = texts.map((one) => Buffer.from(one.replaceAll('\n', ' ')));
        const bytes = Buffer.concat(lines.flatMap((line) => [line, Buffer.from('\n')]));
        expect(lengthsOfLines(bytes, lines.length)).toEqual(Uint32Array.from(lines, ({ length }) => length));
        expect(lengthsOfLines(bytes, lines.length + 1)).toBeNull();
        if (lines.length > 0) {
          expect(lengthsOfLines(bytes, lines.length - 1)).toBeNull();
          expect(lengthsOfLines(bytes.subarray(0, -1), lines.length)).toBeNull();
        }
      }),
    );
  });
});

function linesPart(bytes: Uint8Array, firstId: number, rows: number): TextPart {
  const ids = Uint32Array.from({ length: rows }, (_, i) => firstId + i);
  return { ids, lengths: lengthsOfLines(bytes, rows) ?? new Uint32Array(), bytes, gap: 1 };
}

/** The texts of a run, put together from what it keeps. */
function textsOf({ lengths, shared, bytes }: SortedRun): string[] {
  let before = Buffer.alloc(0);
  let at = 0;
  return Array.from(lengths, (length, i) => {
    const same = shared[i] ?? 0;
    before = Buffer.concat([before.subarray(0, same), bytes.subarray(at, (at += length - same))]);
    return before.toString();
  });
}
