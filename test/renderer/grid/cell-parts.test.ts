// What of a cell's text is muted, what is marked, and what gives way to it.
import { describe, expect, it } from 'vitest';
import { cellParts } from '../../../renderer/grid/cell-parts.ts';

const URL = 'https://www.example.com/en/shop/chairs/blue-chair';
const looks = (...args: Parameters<typeof cellParts>) =>
  cellParts(...args)?.map(({ text, look }) => (look === 'plain' ? text : `${look}:${text}`)) ?? null;

describe('cellParts', () => {
  it('leaves a text alone in which nothing is told apart', () => {
    expect(looks(URL, 0, '', 400)).toBeNull();
    expect(looks(URL, 0, 'table', 400)).toBeNull();
  });

  it('mutes the beginning that rows share', () => {
    expect(looks(URL, 23, '', 400)).toEqual(['muted:https://www.example.com', '/en/shop/chairs/blue-chair']);
  });

  it('leaves the beginning out where hardly anything else would be seen', () => {
    expect(looks(URL, 23, '', 200)).toEqual([
      'skipped:https://www.example.com',
      '/en/shop/chairs/blue-chair',
    ]);
    expect(looks(URL.slice(0, 26), 23, '', 200)).toEqual(['muted:https://www.example.com', '/en']);
  });

  it('marks each hit, whatever its case, also in the muted part', () => {
    expect(looks(URL, 23, 'CHAIR', 400)).toEqual([
      'muted:https://www.example.com',
      '/en/shop/',
      'hit:chair',
      's/blue-',
      'hit:chair',
    ]);
    expect(looks(URL, 23, 'example', 400)).toEqual([
      'muted:https://www.',
      'hit:example',
      'muted:.com',
      '/en/shop/chairs/blue-chair',
    ]);
  });

  it('brings a hit into sight that would be cut off', () => {
    expect(looks(URL, 23, 'blue', 200)).toEqual([
      'skipped:https://www.example.com/en/',
      'shop/chairs/',
      'hit:blue',
      '-chair',
    ]);
  });

  it('marks nothing where lower case has other places', () => {
    expect(looks('https://example.com/İ/a', 0, 'a/', 400)).toBeNull();
  });

  it('has all letters of the text, in their order', () => {
    for (const searched of ['', 'e', 'https', 'chair', 'm/e'])
      expect((cellParts(URL, 23, searched, 9_999) ?? [{ text: URL }]).map(({ text }) => text).join('')).toBe(
        URL,
      );
  });
});
