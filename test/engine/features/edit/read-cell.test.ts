import { describe, expect, it } from 'vitest';
import { hashLoc } from '../../../../electron/engine/rows/hash-loc.ts';
import { normaliseCell } from '../../../../electron/engine/read/normalise/normalise-value.ts';
import { readCell } from '../../../../electron/engine/features/edit/read-cell.ts';

const judges = { normalise: normaliseCell, hash: hashLoc };

describe('reading a typed cell', () => {
  it.each([
    ['included', ' TRUE ', 1],
    ['included', '0', 0],
    ['loc', ' https://a.example/ ', 'https://a.example/'],
    ['lastmod', '', null],
    ['changefreq', 'never', 6],
    ['priority', '0.50', 0.5],
  ] as const)('takes %s "%s"', (column, text, cell) => {
    expect(readCell(column, text, judges, false)).toEqual({ cell });
  });

  it('keeps what is not valid only by force, and never for included', () => {
    expect(readCell('priority', 'high', judges, false)).toHaveProperty('why');
    expect(readCell('priority', 'high', judges, true)).toEqual({ cell: 'high' });
    expect(readCell('loc', null, judges, true)).toEqual({ cell: '' });
    expect(readCell('included', 'maybe', judges, true)).toHaveProperty('why');
  });

  it('replaces half a surrogate pair, which no file can hold', () => {
    expect(readCell('lastmod', 'x\ud800', judges, true)).toEqual({ cell: 'x\ufffd' });
  });
});
