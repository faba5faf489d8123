// What is typed into a search is marked where it stands, letter by letter.
import { describe, expect, it } from 'vitest';
import { markWords, typedWords } from '../../../../renderer/ui/search/typed-words.ts';

describe('markWords', () => {
  const marked = (label: string, typed: string): string =>
    markWords(label, typedWords(typed))
      .map(({ text, hit }) => (hit ? `[${text}]` : text))
      .join('');

  it.each([
    ['Sort by URL', '', 'Sort by URL'],
    ['Sort by URL', 'url so', '[So]rt by [URL]'],
    ['Unfreeze', 'freeze fre', 'Un[freeze]'],
    ['aaaa', 'aa aaa', '[aaaa]'],
    ['İx', 'x', 'İx'],
    ['', 'x', ''],
    ['a (b) c', '(B', 'a [(b]) c'],
  ])('marks in %j what %j finds: %j', (label, typed, expected) => {
    expect(marked(label, typed)).toBe(expected);
  });
});
