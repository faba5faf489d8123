// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { liftOver } from '../../../../renderer/shell/notices/use-clear-of-cell.ts';

const box = new DOMRect(400, 500, 200, 60);

describe('liftOver', () => {
  it('stays where the cell is beside it', () => {
    expect(liftOver(new DOMRect(100, 510, 200, 28), box, 0)).toBe(0);
    expect(liftOver(new DOMRect(400, 300, 200, 28), box, 0)).toBe(0);
  });

  it('rises above the cell, and not again once it has', () => {
    const cell = new DOMRect(450, 520, 80, 28);
    const lift = liftOver(cell, box, 0);
    expect(box.bottom - lift).toBeLessThan(cell.top);
    const risen = new DOMRect(box.x, box.y - lift, box.width, box.height);
    expect(liftOver(cell, risen, lift)).toBe(lift);
    expect(liftOver(new DOMRect(450, 300, 80, 28), risen, lift)).toBe(0);
  });

  it('stays where the window has no room above the cell', () => {
    expect(liftOver(new DOMRect(450, 20, 80, 28), new DOMRect(400, 10, 200, 60), 0)).toBe(0);
  });
});
