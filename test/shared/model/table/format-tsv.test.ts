import { describe, expect, it } from 'vitest';
import { formatTsv } from '../../../../shared/model/table/format-tsv.ts';

describe('text for the clipboard', () => {
  it('separates cells by tabs, and ends each row with CR LF', () => {
    expect(
      formatTsv([
        ['a', null],
        ['', 'd'],
      ]),
    ).toBe('a\t\r\n\td\r\n');
  });

  it('quotes what would break a cell or be taken for quotes, and doubles quotes in that', () => {
    expect(formatTsv([['a\tb', 'line\nbreak', 'cr\r', '"x" y', 'say "x"', "it's"]])).toBe(
      `"a\tb"\t"line\nbreak"\t"cr\r"\t"""x"" y"\tsay "x"\tit's\r\n`,
    );
  });
});
