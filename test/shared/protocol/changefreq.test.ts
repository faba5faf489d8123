// One slip of a changefreq is known; what may mean something else is not.
import { expect, it } from 'vitest';
import { CHANGEFREQS, nearestChangefreq } from '../../../shared/protocol/changefreq.ts';
import { firstOfMonth } from '../../../shared/protocol/lastmod.ts';

it.each([
  ['dayly', 'daily'],
  ['dialy', 'daily'],
  ['dail', 'daily'],
  ['dailly', 'daily'],
  [' Weekly ', 'weekly'],
  ['montly', 'monthly'],
  ['hourl', 'hourly'],
  ['alway', 'always'],
  ['biweekly', null],
  ['often', null],
  ['', null],
  ['d', null],
])('%o means %o', (text, expected) => {
  expect(nearestChangefreq(text)).toBe(expected);
});

it('no value is one slip from another', () => {
  for (const value of CHANGEFREQS) expect(nearestChangefreq(value)).toBe(value);
});

it.each([
  ['2016-07', '2016-07-01'],
  ['2016', null],
  ['2016-13', null],
  ['2016-07-04', null],
])('the first of %o is %o', (text, expected) => {
  expect(firstOfMonth(text)).toBe(expected);
});
