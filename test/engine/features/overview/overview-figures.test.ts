import { expect, it } from 'vitest';
import { MAX_DATES, TOP_VALUES } from '../../../../shared/model/overview.ts';
import { overviewFigures } from '../../../../electron/engine/features/overview/overview-figures.ts';
import type { Codes } from '../../../../electron/engine/view/coded/coded-rows.ts';
import { EMPTY, UNDATED } from '../../../../electron/engine/view/coded/code-part.ts';
import { FolderTree } from '../../../../electron/engine/view/coded/folder-tree.ts';
import { emptyStore } from '../../store/rows/sample-project.ts';

const NONE = new Uint32Array();

/** One row on each of these days, and in each folder. */
function figuresOf(days: readonly number[], tree = new FolderTree()) {
  const codes: Codes = { last: 0, kind: NONE, day: NONE, folder: NONE, kinds: [], days, tree, isWhole: true };
  const all = {
    kinds: NONE,
    days: new Uint32Array(days.length).fill(1),
    folders: new Uint32Array(tree.size).fill(1, 1),
  };
  return overviewFigures(emptyStore(), codes, { all, met: all });
}

/** So many different days, from the year 1000 on, a month with 28 each. */
function daysFrom(count: number): number[] {
  return Array.from({ length: count }, (_, i) => {
    const month = Math.floor(i / 28);
    return (1_000 + Math.floor(month / 12)) * 10_000 + ((month % 12) + 1) * 100 + (i % 28) + 1;
  });
}

it('tells dates by day, and by month or year where there are too many', () => {
  const few = figuresOf([EMPTY, UNDATED, ...daysFrom(MAX_DATES)]).lastmod;
  expect(few).toMatchObject({ unit: 'day', empty: { all: 1 }, undated: { all: 1 } });
  expect(few.dates).toHaveLength(MAX_DATES);
  const months = figuresOf(daysFrom(MAX_DATES + 1)).lastmod;
  expect(months.unit).toBe('month');
  expect(months.dates[0]).toBe(10_000_100);
  expect(months.all[0]).toBe(28);
  expect(months.all.reduce((sum, rows) => sum + rows, 0)).toBe(MAX_DATES + 1);
  const years = figuresOf(daysFrom(MAX_DATES * 28 + 1)).lastmod;
  expect(years.unit).toBe('year');
  expect([years.dates[0], years.all[0]]).toEqual([10_000_000, 12 * 28]);
});

it('tells the hosts of most rows, and how many others there are', () => {
  const tree = new FolderTree();
  for (let i = 0; i < TOP_VALUES + 5; i++) tree.add({ host: `${String(i)}.example`, path: '/' });
  tree.add({ host: '7.example', path: '/a/' });
  const { hosts } = figuresOf([], tree);
  expect(hosts.values).toHaveLength(TOP_VALUES);
  expect(hosts.values[0]).toEqual({ value: '7.example', all: 2, met: 2 });
  expect(hosts.more).toBe(5);
});
