// From the form of the transforms to the edit: what can't be carried out is none.
import { expect, it } from 'vitest';
import {
  emptyForm,
  isShiftTooFar,
  transformOf,
  type TransformForm,
} from '../../../renderer/composables/transform-options.ts';

const shift = (days: number, hours: number): TransformForm => ({
  ...emptyForm(),
  kind: 'shift-lastmod',
  days,
  hours,
});

it.each([
  [50_000, -1_200_000],
  [-3, 0],
])('shifts by %i days and %i hours', (days, hours) => {
  expect(transformOf(shift(days, hours))).toEqual({ kind: 'shift-lastmod', days, hours });
  expect(isShiftTooFar(shift(days, hours))).toBe(false);
});

it.each([
  [50_001, 0, true],
  [0, -1_200_001, true],
  [0, 0, false],
  [1.5, 0, false],
])('makes no edit of %d days and %d hours, and knows whether they are too many', (days, hours, tooFar) => {
  expect(transformOf(shift(days, hours))).toBeNull();
  expect(isShiftTooFar(shift(days, hours))).toBe(tooFar);
});
