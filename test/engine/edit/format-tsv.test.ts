import { describe, expect, it } from 'vitest';
import { formatTsv } from '../../../electron/engine/edit/format-tsv.ts';

describe('text for the clipboard', () => {
  it('separates cells by tabs and rows by CR LF, with none at the end', () => {
    expect(
      formatTsv([
        ['a', null],
        ['', 'd'],
      ]),
    ).toBe('a\t\r\n\td');
  });

  it('quotes what would break a cell, and doubles quotes', () => {
    expect(formatTsv([['a\tb', 'line\nbreak', 'cr\r', 'say "x"', "it's"]])).toBe(
      `"a\tb"\t"line\nbreak"\t"cr\r"\t"say ""x"""\tit's`,
    );
  });
});
