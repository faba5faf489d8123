import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CsvTokenizer,
  type CsvDialect,
  type CsvRow,
} from '../../../../../electron/engine/read/parse/table/csv-tokenizer.ts';
import { csvRecordWriter } from '../../../../../electron/engine/features/table/csv-record.ts';
import { unguardText } from '../../../../../shared/protocol/formula-text.ts';

const COMMA: CsvDialect = { delimiter: ',', quote: '"' };

function read(text: string, dialect: CsvDialect = COMMA, chunk = text.length || 1) {
  const rows: CsvRow[] = [];
  const tokenizer = new CsvTokenizer(dialect, (row) => rows.push(row));
  for (let at = 0; at < text.length; at += chunk) tokenizer.write(text.slice(at, at + chunk));
  return { rows, ...tokenizer.end(false), unclosedAt: tokenizer.unclosedAt };
}

const cellsOf = (rows: readonly CsvRow[]) => rows.map(({ cells }) => cells);

/** Texts with much of what matters to a table. */
const cell = fc.oneof(
  fc.string({
    unit: fc.constantFrom('a', '"', ',', ';', '\t', '|', '\n', '\r', ' ', "'", '=', '+', '-', '@', 'é', '😀'),
  }),
  fc.string({ unit: 'grapheme' }),
);

describe('CSV tokenizer', () => {
  it('reads back what is written, whatever the cells hold, the delimiter and the pieces', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 8 }),
        fc.constantFrom(',', ';', '\t', '|'),
        fc.boolean(),
        fc.integer({ min: 1, max: 9 }),
        (rows, delimiter, guardDates, chunk) => {
          const write = csvRecordWriter({ delimiter, guardDates });
          const text = rows.map(write).join('');
          const found = read(text, { delimiter, quote: '"' }, chunk);
          expect(cellsOf(found.rows).map((cells) => cells.map(unguardText))).toEqual(rows);
          expect(found.end).toBe('complete');
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('finds what csv-parse finds in any well-formed file', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 8 }),
        fc.constantFrom(',', ';', '\t', '|'),
        (rows, delimiter) => {
          const text = rows.map(csvRecordWriter({ delimiter, guardDates: false })).join('');
          const theirs = parse(text, { delimiter, record_delimiter: '\r\n', relax_column_count: true });
          expect(cellsOf(read(text, { delimiter, quote: '"' }).rows)).toEqual(theirs);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('does not depend on where the pieces of any text end', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '"', ',', '\n', '\r') });
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 5 }), (given, chunk) => {
        expect(read(given, COMMA, chunk)).toEqual(read(given));
      }),
      { numRuns: 5_000 },
    );
  });

  it('counts the lines of cells with line breaks of any kind', () => {
    const { rows } = read('a,"1\r\n2\r3\n4"\r\nb\rc\n"d"\n');
    expect(rows.map(({ cells, line }) => [cells[0], line])).toEqual([
      ['a', 1],
      ['b', 5],
      ['c', 6],
      ['d', 7],
    ]);
  });

  it('takes quotes within an unquoted cell as letters', () => {
    expect(cellsOf(read('5" x,"b"\n').rows)).toEqual([['5" x', 'b']]);
  });

  it('tells text behind a closing quote', () => {
    const { rows } = read('"a"b,c\n""x,y\n"a",c\n');
    expect(rows.map(({ strayQuote }) => strayQuote)).toEqual([true, true, false]);
    expect(cellsOf(rows)).toEqual([
      ['ab', 'c'],
      ['x', 'y'],
      ['a', 'c'],
    ]);
  });

  it('goes on behind a quote that nothing closes, and says where it stands', () => {
    const { rows, unclosedAt } = read('a,b\n"c,d\ne,f\n');
    expect(cellsOf(rows)).toEqual([
      ['a', 'b'],
      ['"c', 'd'],
      ['e', 'f'],
    ]);
    expect(rows.map(({ recovered }) => recovered)).toEqual([false, true, true]);
    expect(unclosedAt).toBe(2);
  });

  it('drops a last row that ends inside quotes', () => {
    const found = read('a,b\n"c');
    expect(cellsOf(found.rows)).toEqual([['a', 'b']]);
    expect([found.end, found.line]).toEqual(['quote-open', 2]);
  });

  it('bounds what one open quote can hold back', () => {
    const tokenizer = new CsvTokenizer(COMMA, () => undefined);
    const piece = `${'x'.repeat(99)}\n`.repeat(2_000);
    let told = 0;
    const counting = new CsvTokenizer(COMMA, () => told++);
    counting.write('"open\n');
    for (let i = 0; i < 200; i++) counting.write(piece);
    expect(told).toBeGreaterThan(100_000);
    // A cell of nothing but quotes comes in pieces: each is looked at a few times, not once a piece.
    for (let i = 0; i < 500; i++) tokenizer.write('""'.repeat(5_000));
    expect(tokenizer.end(true).end).not.toBe('quote-open');
  });
});
