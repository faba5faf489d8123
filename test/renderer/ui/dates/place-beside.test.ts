// What floats stays in the window, and beside what it belongs to.
import { expect, it } from 'vitest';
import { placeBeside } from '../../../../renderer/ui/dates/place-beside.ts';

const room = { innerWidth: 1000, innerHeight: 700 };
const box = { offsetWidth: 260, offsetHeight: 280 };

it.each([
  ['below', { left: 100, top: 100, bottom: 128 }, { left: 100, top: 132 }],
  ['above where there is no room below', { left: 100, top: 600, bottom: 628 }, { left: 100, top: 316 }],
  ['moved left at the right edge', { left: 900, top: 100, bottom: 128 }, { left: 736, top: 132 }],
  ['within a window that is too low for either', { left: 0, top: 240, bottom: 420 }, { left: 4, top: 416 }],
])('stands %s', (_, anchor, place) => {
  expect(placeBeside(anchor, box, room)).toEqual(place);
});
