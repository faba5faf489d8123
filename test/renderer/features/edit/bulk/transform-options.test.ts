// From the form of the transforms to the edit: what can't be carried out is none.
import { expect, it } from 'vitest';
import {
  emptyForm,
  shiftProblem,
  transformOf,
  type TransformForm,
} from '../../../../../renderer/features/edit/bulk/transform-options.ts';

const shift = (days: number, hours: number): TransformForm => ({
  ...emptyForm(),
  kind: 'shift-lastmod',
  days,
  hours,
});

function problems(days: number, hours: number): unknown[] {
  return (['days', 'hours'] as const).map((unit) => shiftProblem(shift(days, hours), unit));
}

it.each([
  [50_000, -1_200_000],
  [-3, 0],
])('shifts by %i days and %i hours', (days, hours) => {
  expect(transformOf(shift(days, hours))).toEqual({ kind: 'shift-lastmod', days, hours });
  expect(problems(days, hours)).toEqual([null, null]);
});

it.each([
  [50_001, 0, 'shiftBounds', null],
  [0, -1_200_001, null, 'shiftBounds'],
  [0, 0, null, null],
  [1.5, 0, 'shiftWhole', null],
  [1, 0.5, null, 'shiftWhole'],
])('makes no edit of %d days and %d hours, and knows what is wrong with which', (days, hours, ...found) => {
  expect(transformOf(shift(days, hours))).toBeNull();
  expect(problems(days, hours)).toEqual(found);
});

it('takes an emptied field for no number', () => {
  const emptied: TransformForm = Object.assign(shift(1, 0), { hours: '' });
  expect(transformOf(emptied)).toBeNull();
  expect(shiftProblem(emptied, 'hours')).toBe('shiftWhole');
});

it('reads typed values as a cell does', () => {
  const set: TransformForm = { ...emptyForm(), kind: 'set-lastmod', to: 'date', date: ' 31.12.2023 ' };
  expect(transformOf(set)).toMatchObject({ date: '2023-12-31' });
  expect(transformOf({ ...set, date: '2023-12' })).toMatchObject({ date: '2023-12' });
  const rules: TransformForm = {
    ...emptyForm(),
    kind: 'priority-by-rules',
    priorityRules: [{ match: 'all', pattern: '', value: '0,8' }],
  };
  expect(transformOf(rules)).toMatchObject({ rules: [{ value: '0.8' }] });
});
