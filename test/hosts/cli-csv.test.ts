import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvRecord } from '../../electron/cli/output/csv.ts';
import { unguardText } from '../../shared/protocol/formula-text.ts';

/** Reads one record back as a spreadsheet would, and takes the guarding apostrophe away. */
function readRecord(record: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  const body = record.slice(0, -2);
  for (let i = 0; i < body.length; i++) {
    const c = body.charAt(i);
    if (c === '"' && quoted && body[i + 1] === '"') cell += body.charAt(++i);
    else if (c === '"') quoted = !quoted;
    else if (c === ',' && !quoted) {
      cells.push(cell);
      cell = '';
    } else cell += c;
  }
  cells.push(cell);
  return cells.map(unguardText);
}

describe('csvRecord', () => {
  it('quotes only where needed and ends lines with CRLF', () => {
    expect(csvRecord(['a', 'b,c', 'd"e', 'f\ng', null, 0.5, true])).toBe(
      'a,"b,c","d""e","f\ng",,0.5,true\r\n',
    );
  });

  it.each(['=1+1', '+1', '-0.5', '@x', '\tx', '\rx'])('keeps a spreadsheet from running %j', (cell) => {
    expect(readRawCell(csvRecord([cell]))).toMatch(/^'/);
  });

  it('can be read back without loss', () => {
    const cell = fc.oneof(fc.string(), fc.stringMatching(/^['=+\-@\t\r,"\n a]{1,6}$/));
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 5 }), (cells) => {
        expect(readRecord(csvRecord(cells))).toEqual(cells);
      }),
    );
  });
});

function readRawCell(record: string): string {
  return record.trimEnd().replace(/^"|"$/g, '');
}
