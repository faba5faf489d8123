// A table that is cut at any byte: no address that is not in the whole file, and every cut is told.
import { describe, expect, it } from 'vitest';
import { parseSource, type ParseItem } from '../../../../../electron/engine/read/parse/parse-source.ts';
import { unpackRows } from '../../../../../electron/engine/rows/packed-rows.ts';

const ROWS = [
  ['https://example.com/a', '2025-01-31', '0.5'],
  ['https://example.com/b,"c"', '2025-01-31', ''],
  ['https://example.com/grün', '', '1.0'],
];
const quote = (cell: string) => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

async function read(bytes: Uint8Array, truncated: boolean): Promise<ParseItem[]> {
  async function* chunks() {
    yield await Promise.resolve(bytes);
  }
  const items: ParseItem[] = [];
  for await (const item of parseSource(chunks(), { location: 'x.csv', truncated: () => truncated }))
    items.push(item);
  return items;
}

const locsOf = (items: readonly ParseItem[]) =>
  items.flatMap((item) => (item.kind === 'rows' ? unpackRows(item.rows).loc : []));
const codesOf = (items: readonly ParseItem[]) =>
  items.flatMap((item) => (item.kind === 'problem' ? [item.problem.code] : []));

describe('a cut table', () => {
  for (const [name, order] of [
    ['address first', [0, 1, 2]],
    ['address in the middle', [1, 0, 2]],
  ] as const) {
    const header = order.map((i) => ['loc', 'lastmod', 'priority'][i] ?? '');
    const lines = [header, ...ROWS.map((row) => order.map((i) => row[i] ?? ''))];
    const text = lines.map((cells) => `${cells.map(quote).join(',')}\r\n`).join('');
    const bytes = Buffer.from(text);

    it(`${name}: gives whole addresses only, and says that it was cut`, async () => {
      const locs = new Set(ROWS.map(([loc]) => loc));
      const start = `${header.join(',')}\r\n`.length;
      for (let length = start; length < bytes.length; length++) {
        const items = await read(bytes.subarray(0, length), false);
        for (const loc of locsOf(items)) expect(locs, `${length} bytes`).toContain(loc);
        const atLineEnd = /[\r\n]$/.test(bytes.subarray(0, length).toString('latin1'));
        if (!atLineEnd) expect(codesOf(items), `${length} bytes`).not.toEqual([]);
      }
    });

    it(`${name}: drops the last row where the packed file is cut`, async () => {
      for (let length = text.indexOf('\n') + 1; length < bytes.length; length++) {
        const items = await read(bytes.subarray(0, length), true);
        const whole = bytes.subarray(0, length).toString('latin1').split(/\r\n?/).length - 2;
        expect(locsOf(items).length, `${length} bytes`).toBeLessThanOrEqual(whole);
      }
    });
  }
});
