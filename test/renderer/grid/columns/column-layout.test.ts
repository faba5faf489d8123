// Which column lies under a point, with and without pinned ones.
import { describe, expect, it } from 'vitest';
import {
  columnAt,
  columnEdges,
  columnsInSight,
  growWidths,
  pinnedInRoom,
  scrollToColumn,
} from '../../../../renderer/grid/columns/column-layout.ts';

const layout = { header: 50, widths: [40, 300, 100, 100, 200], pinned: 2 };

describe('column layout', () => {
  it('finds the column under a point', () => {
    expect(columnEdges(layout)).toEqual([50, 90, 390, 490, 590, 790]);
    expect(columnAt(layout, 20, 0)).toBe(-1);
    expect(columnAt(layout, 60, 0)).toBe(0);
    expect(columnAt(layout, 400, 0)).toBe(2);
    expect(columnAt(layout, 5_000, 0)).toBe(4);
  });

  it('finds pinned columns over those scrolled beneath them', () => {
    expect(columnAt(layout, 60, 120)).toBe(0);
    expect(columnAt(layout, 389, 120)).toBe(1);
    expect(columnAt(layout, 391, 120)).toBe(3);
  });

  it('scrolls a column out from under the pinned ones, and no farther than needed', () => {
    expect(scrollToColumn(layout, 1, 120, 500)).toBe(120);
    expect(scrollToColumn(layout, 2, 120, 500)).toBe(0);
    expect(scrollToColumn(layout, 4, 0, 600)).toBe(190);
    expect(scrollToColumn(layout, 3, 60, 700)).toBe(60);
  });
});

describe('columnsInSight', () => {
  it('draws few columns all, and of many those in sight with some beside them', () => {
    expect(columnsInSight(layout, 0, 500)).toEqual({ from: layout.pinned, to: layout.widths.length });
    const wide = { header: 50, widths: Array.from({ length: 100 }, () => 100), pinned: 1 };
    expect(columnsInSight(wide, 0, 650)).toEqual({ from: 1, to: 9 });
    expect(columnsInSight(wide, 5_000, 650)).toEqual({ from: 48, to: 59 });
    expect(columnsInSight(wide, 9_400, 650)).toEqual({ from: 92, to: 100 });
  });
});

describe('growWidths', () => {
  const fixed = (width: number, wide = width) => ({ width, grows: false, wide });
  const growing = (width: number) => ({ width, grows: true, wide: width });

  it('gives others what they can use once those that grow have plenty', () => {
    const columns = [growing(160), fixed(140, 200), fixed(120, 300)];
    expect(growWidths(columns, 900)).toEqual([640, 140, 120]);
    expect(growWidths(columns, 1_000)).toEqual([640, 200, 160]);
    expect(growWidths(columns, 2_000)).toEqual([1_500, 200, 300]);
  });

  it('gives free room to what grows', () => {
    expect(growWidths([fixed(44), growing(340), fixed(100)], 800)).toEqual([44, 656, 100]);
  });

  it('makes nothing narrower where there is no room', () => {
    expect(growWidths([fixed(44), growing(340)], 300)).toEqual([44, 340]);
  });
});

describe('pinnedInRoom', () => {
  it.each([
    [1_000, 2],
    [486, 2],
    [485, 1],
    [185, 0],
    [0, 2],
  ])(
    'lets pinned columns stay in a view of %s px that have room for others beside them: %s',
    (view, stay) => {
      expect(pinnedInRoom(layout, view)).toBe(stay);
    },
  );
});
