// Lists of ascending ids, as rows of files have them: some ranges.
import fc from 'fast-check';

export const rangedIds = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 12 })), { maxLength: 8 })
  .map((steps) => {
    const list: number[] = [];
    for (const [gap, length] of steps) {
      const last = list.at(-1) ?? 0;
      for (let i = 0; i < length; i++) list.push(last + gap + i);
    }
    return Uint32Array.from(list);
  });
