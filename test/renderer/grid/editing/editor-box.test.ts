// The editor and what stands beside it keep inside the grid.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editorBox } from '../../../../renderer/grid/editing/editor-box.ts';
import { HEADER_HEIGHT, rowHeight } from '../../../../renderer/grid/grid-metrics.ts';

const layout = { header: 48, widths: [44, 340, 160, 130], pinned: 0 };

describe('editorBox', () => {
  it('leaves a reason the larger of the rooms above and below where the smaller is short', () => {
    const inputs = fc.record({ row: fc.nat(40), height: fc.integer({ min: 120, max: 900 }) });
    fc.assert(
      fc.property(inputs, ({ row, height }) => {
        const cell = { row, column: 2 };
        const box = editorBox({ cell, kind: 'date', layout, offset: 0, left: 0, width: 600, height });
        fc.pre(box.visible && (row + 1) * rowHeight.value <= height);
        const below = height - (row + 1) * rowHeight.value;
        const above = row * rowHeight.value + HEADER_HEIGHT;
        expect(box.upwards).toBe(below < 280 && above > below);
        expect(box.room.height).toBeLessThan(box.upwards ? above : below);
        expect(box.left + box.room.right).toBeLessThan(600);
      }),
    );
  });
});
