import { describe, expect, it } from 'vitest';
import {
  conditionOfBins,
  dateBins,
  fittingUnit,
  futureCondition,
  futureDates,
  unitsOf,
} from '../../../../../renderer/features/overview/charts/date-bins.ts';
import type { LastmodShares, WrittenDay } from '../../../../../shared/model/overview.ts';

const NONE = { all: 0, met: 0 };
const TODAY = 2026_11_28;

function shares(dates: readonly WrittenDay[], unit: LastmodShares['unit'] = 'day'): LastmodShares {
  const counts = dates.map((_, i) => i + 1);
  const newest = { all: dates.at(-1) ?? null, met: dates.at(-1) ?? null };
  return { empty: NONE, undated: NONE, newest, unit, dates, all: counts, met: counts };
}

describe('the dates of a set as bars', () => {
  it('has a bar for each month between the first and the last, with their rows', () => {
    const bins = dateBins(shares([2025_11_30, 2026_01_02, 2026_01_31]), 'month', TODAY);
    expect(bins.map(({ text, all }) => [text, all])).toEqual([
      ['2025-11', 1],
      ['2025-12', 0],
      ['2026-01', 5],
    ]);
  });

  it('goes by day over the end of a month and of a year', () => {
    const bins = dateBins(shares([2023_12_30, 2024_01_01]), 'day', TODAY);
    expect(bins.map(({ text }) => text)).toEqual(['2023-12-30', '2023-12-31', '2024-01-01']);
  });

  it('keeps dates that name no month in bars of their own, before the months', () => {
    const bins = dateBins(shares([2025_00_00, 2025_01_00, 2025_02_03]), 'month', TODAY);
    expect(bins.map(({ text, isCoarse }) => [text, isCoarse])).toEqual([
      ['2025', true],
      ['2025-01', false],
      ['2025-02', false],
    ]);
    expect(conditionOfBins(bins, 0, 0)).toEqual({
      kind: 'text',
      column: 'lastmod',
      operator: 'equals',
      value: '2025',
    });
    expect(conditionOfBins(bins, 1, 2)).toEqual({
      kind: 'range',
      column: 'lastmod',
      from: '2025-01',
      to: '2025-02',
    });
  });

  it('ends a range before a coarser bar, whose text stands for all that it holds', () => {
    const bins = dateBins(shares([2024_12_05, 2025_00_00, 2025_01_00]), 'month', TODAY);
    expect(conditionOfBins(bins, 0, 1)).toMatchObject({ from: '2024-12', to: '2024-12' });
  });

  it('leaves dates to come beside the bars', () => {
    const dates = shares([2026_11_28, 2026_11_29, 2199_01_01]);
    expect(dateBins(dates, 'day', TODAY).map(({ text }) => text)).toEqual(['2026-11-28']);
    expect(futureDates(dates, TODAY)).toEqual({ all: 5, met: 5 });
    expect(futureCondition(2026_12_31)).toEqual({ kind: 'range', column: 'lastmod', from: '2027-01-01' });
    expect(futureDates(shares([2020_01_01]), TODAY)).toEqual(NONE);
  });

  it('takes the finest unit that is read at a glance, and none finer than the dates are told in', () => {
    expect(fittingUnit(shares([2026_10_01, 2026_11_20]), TODAY)).toBe('day');
    expect(fittingUnit(shares([2023_10_01, 2026_11_20]), TODAY)).toBe('month');
    expect(fittingUnit(shares([1990_01_01, 2026_11_20, 2199_01_01]), TODAY)).toBe('year');
    expect(fittingUnit(shares([2026_10_00, 2026_11_00], 'month'), TODAY)).toBe('month');
    expect(unitsOf('month')).toEqual(['month', 'year']);
    expect(dateBins(shares([]), 'day', TODAY)).toEqual([]);
  });

  it('leaves out empty bars where there would be too many', () => {
    expect(dateBins(shares([1_01_01, 2026_01_01]), 'day', TODAY)).toHaveLength(2);
    expect(dateBins(shares([1_01_01]), 'day', TODAY)[0]?.text).toBe('0001-01-01');
  });
});
