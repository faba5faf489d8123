import { describe, expect, it } from 'vitest';
import { nthFillText } from '../../../../shared/model/edit/fill-pattern.ts';
import { seriesOf, shiftPattern } from '../../../../renderer/grid/clipboard/fill-series.ts';
import type { EditorKind } from '../../../../renderer/grid/grid-types.ts';

/** What follows below the given cells. */
function next(texts: readonly string[], editor: EditorKind = 'text', other = false, count = 3): string[] {
  const pattern = shiftPattern(seriesOf(texts, editor, other), texts.length);
  return Array.from({ length: count }, (_, n) => nthFillText(pattern, n));
}

/** What stands above the given cells, from the top. */
function above(texts: readonly string[], count: number, editor: EditorKind = 'text'): string[] {
  const pattern = shiftPattern(seriesOf(texts, editor, false), -count);
  return Array.from({ length: count }, (_, n) => nthFillText(pattern, n));
}

describe('the fill handle', () => {
  it('repeats one date by day, and copies it with Ctrl', () => {
    expect(next(['2024-02-28'], 'date')).toEqual(['2024-02-29', '2024-03-01', '2024-03-02']);
    expect(next(['2024-02-28'], 'date', true)).toEqual(['2024-02-28', '2024-02-28', '2024-02-28']);
  });

  it('takes the step of two dates: days, weeks, months, years, hours', () => {
    expect(next(['2024-01-01', '2024-01-08'], 'date')).toEqual(['2024-01-15', '2024-01-22', '2024-01-29']);
    expect(next(['2024-01-31', '2024-03-31'], 'date')).toEqual(['2024-05-31', '2024-07-31', '2024-09-30']);
    expect(next(['2022-05-01', '2023-05-01'], 'date', false, 1)).toEqual(['2024-05-01']);
    expect(next(['2024-05-01T10:00:00Z', '2024-05-01T16:00:00Z'], 'date', false, 2)).toEqual([
      '2024-05-01T22:00:00Z',
      '2024-05-02T04:00:00Z',
    ]);
    expect(next(['2023', '2024'], 'date', false, 2)).toEqual(['2025', '2026']);
    expect(next(['2024-11'], 'date', false, 2)).toEqual(['2024-12', '2025-01']);
  });

  it('keeps to the ends of months, and comes back to a day that a shorter month lacks', () => {
    expect(next(['2024-01-31', '2024-02-29'], 'date')).toEqual(['2024-03-31', '2024-04-30', '2024-05-31']);
    expect(next(['2024-02-29', '2024-03-31'], 'date', false, 2)).toEqual(['2024-04-30', '2024-05-31']);
    expect(next(['2023-12-31', '2024-01-31'], 'date')).toEqual(['2024-02-29', '2024-03-31', '2024-04-30']);
    expect(next(['2023-12-30', '2024-01-30'], 'date', false, 2)).toEqual(['2024-02-29', '2024-03-30']);
    expect(above(['2024-03-31', '2024-04-30'], 3, 'date')).toEqual([
      '2023-12-31',
      '2024-01-31',
      '2024-02-29',
    ]);
    expect(next(['2024-01-31T10:00:00Z', '2024-02-29T11:00:00Z'], 'date', false, 1)).toEqual([
      '2024-03-29T12:00:00Z',
    ]);
  });

  it('goes upwards with the same step', () => {
    expect(above(['2024-01-08', '2024-01-15'], 2, 'date')).toEqual(['2023-12-25', '2024-01-01']);
    expect(above(['0.3', '0.4'], 2)).toEqual(['0.1', '0.2']);
    expect(above(['a', 'b', 'c'], 4)).toEqual(['c', 'a', 'b', 'c']);
  });

  it('copies one number, counts on with Ctrl, and takes the step of two', () => {
    expect(next(['0.5'], 'number')).toEqual(['0.5', '0.5', '0.5']);
    expect(next(['1'], 'number', true)).toEqual(['2', '3', '4']);
    expect(next(['0.1', '0.3'], 'number')).toEqual(['0.5', '0.7', '0.9']);
    expect(next(['0.1', '0.3'], 'number', true)).toEqual(['0.1', '0.3', '0.1']);
  });

  it('counts on at the end of a text', () => {
    expect(next(['https://a.example/page-9'], 'url')).toEqual([
      'https://a.example/page-10',
      'https://a.example/page-11',
      'https://a.example/page-12',
    ]);
    expect(next(['item01', 'item03'])).toEqual(['item05', 'item07', 'item09']);
  });

  it('repeats what is no series: uneven steps, mixed kinds, empty cells, lists', () => {
    expect(next(['0.1', '0.2', '0.9'], 'number')).toEqual(['0.1', '0.2', '0.9']);
    expect(next(['2024-01-01', 'soon'], 'date', false, 2)).toEqual(['2024-01-01', 'soon']);
    expect(next(['2024-01-01', ''], 'date', false, 2)).toEqual(['2024-01-01', '']);
    expect(next(['daily'], 'select', false, 1)).toEqual(['daily']);
  });
});
