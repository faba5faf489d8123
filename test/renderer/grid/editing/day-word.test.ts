import { expect, it } from 'vitest';
import { readDayWord } from '../../../../renderer/grid/editing/day-word.ts';
import { localZone } from '../../../../renderer/ui/dates/local-zone.ts';

const NOW = new Date(2024, 2, 1, 0, 5, 7);

it.each([
  ['today', '2024-03-01'],
  ['Vandaag', '2024-03-01'],
  [' heute ', '2024-03-01'],
  ['yesterday', '2024-02-29'],
  ['gisteren', '2024-02-29'],
  ['gestern', '2024-02-29'],
  ['now', `2024-03-01T00:05:07${localZone(NOW)}`],
  ['nu', `2024-03-01T00:05:07${localZone(NOW)}`],
  ['jetzt', `2024-03-01T00:05:07${localZone(NOW)}`],
  ['tomorrow', null],
  ['', null],
])('%s is %s by the local calendar', (text, expected) => {
  expect(readDayWord(text, NOW)).toBe(expected);
});
