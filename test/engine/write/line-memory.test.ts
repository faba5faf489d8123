// The memory of lines: copies that stay as they are until they are released.
import { describe, expect, it } from 'vitest';
import { LineMemory } from '../../../electron/engine/write/line-memory.ts';
import { SpareMemory } from '../../../electron/engine/write/spare-memory.ts';

const MEGABYTE = 1024 * 1024;
const lines = (length: number, value: number): Buffer => Buffer.alloc(length, value);

describe('lines that are kept', () => {
  it('are copies side by side, also where they need more than one piece of memory', () => {
    const memory = new LineMemory(new SpareMemory());
    const given = [100, MEGABYTE - 50, 30, 3 * MEGABYTE, 0, 7].map((length, i) => lines(length, i + 1));
    const kept = given.map((some) => memory.keep(some));
    const expected = given.map((some) => Buffer.from(some));
    for (const some of given) some.fill(0);
    expect(kept.every((some, i) => some.equals(expected[i] ?? Buffer.alloc(0)))).toBe(true);
  });

  it('leave their memory to the next ones once they are released', () => {
    const spare = new SpareMemory();
    const memory = new LineMemory(spare);
    const first = memory.keep(lines(100, 1));
    memory.release();
    const other = new LineMemory(spare).keep(lines(100, 2));
    expect(other.buffer).toBe(first.buffer);
    // What comes now goes elsewhere.
    expect(memory.keep(lines(100, 3)).buffer).not.toBe(other.buffer);
    expect(other.equals(lines(100, 2))).toBe(true);
  });
});
