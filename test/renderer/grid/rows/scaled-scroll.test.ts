// Properties of the mapping between scroll bar and content.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EDGE,
  MAX_SPACER,
  maxOffset,
  maxScrollTop,
  offsetToShow,
  rowsInSight,
  toOffset,
  toScrollTop,
} from '../../../../renderer/grid/rows/scaled-scroll.ts';

const ROW = 28;
const geometry = fc
  .record({ rows: fc.integer({ min: 1, max: 20_000_000 }), view: fc.integer({ min: 28, max: 4_000 }) })
  .map(({ rows, view }) => ({ rows, content: rows * ROW, view }));
const share = fc.double({ min: 0, max: 1, noNaN: true });

describe('scaled scroll', () => {
  it('is monotone', () => {
    fc.assert(
      fc.property(geometry, share, share, (g, a, b) => {
        const [low, high] = [Math.min(a, b) * maxScrollTop(g), Math.max(a, b) * maxScrollTop(g)];
        expect(toOffset(low, g)).toBeLessThanOrEqual(toOffset(high, g));
      }),
    );
  });

  it('reaches the first and the last row exactly', () => {
    fc.assert(
      fc.property(geometry, (g) => {
        expect(toOffset(0, g)).toBe(0);
        expect(toOffset(maxScrollTop(g), g)).toBe(maxOffset(g));
        expect(rowsInSight(toOffset(maxScrollTop(g), g), g.view, ROW, g.rows).last).toBe(g.rows);
      }),
    );
  });

  it('names no row of which less than half a px is left', () => {
    expect(rowsInSight(3 * ROW + 27.4, 280, ROW, 1_000).first).toBe(3);
    expect(rowsInSight(3 * ROW + 27.6, 280, ROW, 1_000).first).toBe(4);
  });

  it('has an inverse', () => {
    fc.assert(
      fc.property(geometry, share, (g, at) => {
        const offset = at * maxOffset(g);
        expect(toOffset(toScrollTop(offset, g), g)).toBeCloseTo(offset, 3);
      }),
    );
  });

  it('moves 1:1 near both ends, however many rows', () => {
    const g = { content: 10_000_000 * ROW, view: 700 };
    expect(toOffset(EDGE - 1, g) - toOffset(EDGE - 2, g)).toBe(1);
    const end = maxScrollTop(g);
    expect(toOffset(end, g) - toOffset(end - 900, g)).toBe(900);
  });

  it('is the identity while the content fits the spacer', () => {
    const g = { content: MAX_SPACER, view: 700 };
    expect(toOffset(1_234_567.5, g)).toBe(1_234_567.5);
  });

  it('shows any row wholly with the least movement', () => {
    fc.assert(
      fc.property(geometry, share, share, (g, at, to) => {
        const offset = at * maxOffset(g);
        const row = Math.floor(to * (g.rows - 1));
        const moved = offsetToShow(row, offset, ROW, g);
        expect(row * ROW).toBeGreaterThanOrEqual(moved - 1e-6);
        expect((row + 1) * ROW).toBeLessThanOrEqual(moved + g.view + 1e-6);
        if (row * ROW >= offset && (row + 1) * ROW <= offset + g.view) expect(moved).toBe(offset);
      }),
    );
  });
});
