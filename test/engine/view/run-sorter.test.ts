// Runs that are sorted in another thread are those that sorting here gives, in their order.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RunMerge } from '../../../electron/engine/view/merge-runs.ts';
import { RunSorter } from '../../../electron/engine/view/run-sorter.ts';
import { sortRun, type PackedTexts, type SortedRun } from '../../../electron/engine/view/sort-run.ts';

const LARGE = 10_000_000;

function pack(texts: readonly Uint8Array[], firstId: number): PackedTexts {
  const starts = new Uint32Array(texts.length + 1);
  texts.forEach((text, i) => (starts[i + 1] = (starts[i] ?? 0) + text.length));
  const ids = Uint32Array.from(texts, (_, i) => firstId + i);
  return { count: texts.length, ids, starts, bytes: new Uint8Array(Buffer.concat(texts)) };
}

async function sortedBy(sorter: RunSorter, runs: readonly PackedTexts[]): Promise<SortedRun[]> {
  for (const run of runs) sorter.add(run);
  const sorted: SortedRun[] = [];
  for (let run = await sorter.next(); run; run = await sorter.next()) sorted.push(run);
  sorter.close();
  return sorted;
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
  it('are ranked by their bytes, equal ones equally', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(text, { minLength: 1, maxLength: 90 }), { minLength: 1, maxLength: 7 }),
        (lists) => {
          let id = 0;
          const runs = lists.map((list) => sortRun(pack(list, (id += list.length) - list.length)));
          const ranks = new Uint32Array(id);
          const merge = new RunMerge(runs, ranks);
          while (!merge.advance(5));
          const all = lists.flat().map((one) => Buffer.from(one).toString('latin1'));
          const different = [...new Set(all)].sort((a, b) => (a < b ? -1 : 1));
          expect(Array.from(ranks)).toEqual(all.map((one) => different.indexOf(one)));
          expect(merge.groups).toBe(different.length);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('are sorted aside as they are here, in order', async () => {
    const lists = Array.from({ length: 9 }, (_, n) =>
      Array.from({ length: 300 }, (__, i) =>
        Buffer.from(`https://a.example/${String((i * 7919 * (n + 1)) % 271)}`),
      ),
    );
    const packed = (): PackedTexts[] => lists.map((list, n) => pack(list, n * 300));
    const here = await sortedBy(new RunSorter(LARGE, false), packed());
    expect(await sortedBy(new RunSorter(LARGE, true), packed())).toEqual(here);
    expect(here).toEqual(packed().map(sortRun));
  });

  it('that are given up fail instead of waiting for ever', async () => {
    const sorter = new RunSorter(LARGE, true);
    sorter.add(pack([Buffer.from('a')], 1));
    sorter.close();
    await Promise.allSettled([sorter.next()]);
    await expect(sorter.next()).resolves.toBe(null);
  });
});
