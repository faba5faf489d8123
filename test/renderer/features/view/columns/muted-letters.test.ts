// How much of a URL's start gives way, on the project's site and on other hosts.
import { expect, it } from 'vitest';
import { mutedLetters } from '../../../../../renderer/features/view/columns/muted-letters.ts';

const SITE = 'https://www.example.com';

it.each([
  ['the site', `${SITE}/a`, SITE, '/a'],
  ['the scheme on another host', 'https://shop.example.nl/a', SITE, 'shop.example.nl/a'],
  ['the scheme where the host only begins alike', `${SITE}.net/a`, SITE, 'www.example.com.net/a'],
  ['the site alone', SITE, SITE, ''],
  [
    'nothing of a scheme that is not the usual one',
    'http://www.example.com/a',
    SITE,
    'http://www.example.com/a',
  ],
  ['nothing while the site is not known', 'https://www.example.com/a', '', 'https://www.example.com/a'],
])('mutes %s', (_, loc, site, rest) => {
  expect(loc.slice(mutedLetters(loc, site))).toBe(rest);
});
