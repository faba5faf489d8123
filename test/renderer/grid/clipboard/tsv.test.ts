// Clipboard text of spreadsheets, both ways.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTsv } from '../../../../renderer/grid/clipboard/tsv.ts';
import { formatTsv } from '../../../../shared/model/table/format-tsv.ts';

const value = fc.string({
  unit: fc.constantFrom('a', 'b', '"', '\t', '\n', '\r', ' ', ',', 'é', '\uFEFF'),
  maxLength: 6,
});

describe('tab-separated text', () => {
  it('survives writing and reading', () => {
    const block = fc.array(fc.array(value, { minLength: 1, maxLength: 4 }), { maxLength: 5 });
    fc.assert(
      fc.property(block, (rows) => {
        expect(parseTsv(formatTsv(rows))).toEqual(rows);
      }),
      { numRuns: 1_000 },
    );
  });

  it('takes the last CRLF of Excel for no further row', () => {
    expect(parseTsv('https://a.example/\r\nhttps://b.example/\r\n')).toEqual([
      ['https://a.example/'],
      ['https://b.example/'],
    ]);
    expect(parseTsv('one\r\n')).toEqual([['one']]);
  });

  it('reads LF and CR line ends and keeps empty cells', () => {
    expect(parseTsv('a\t\tb\n\nc')).toEqual([['a', '', 'b'], [''], ['c']]);
    expect(parseTsv('a\rb\r')).toEqual([['a'], ['b']]);
    expect(parseTsv('a\t')).toEqual([['a', '']]);
  });

  it('reads quoted cells with tabs, line ends and doubled quotes', () => {
    expect(parseTsv('"a\tb"\t"say ""hi"""\r\n"two\nlines"\r\n')).toEqual([
      ['a\tb', 'say "hi"'],
      ['two\nlines'],
    ]);
  });

  it('takes quotes that enclose nothing for letters', () => {
    expect(parseTsv('"a" b\t5"')).toEqual([['"a" b', '5"']]);
    expect(parseTsv('"open\tb')).toEqual([['"open', 'b']]);
  });

  it('finds nothing in an empty text', () => {
    expect(parseTsv('')).toEqual([]);
    expect(parseTsv('\uFEFF')).toEqual([]);
  });
});
