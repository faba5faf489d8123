// Whether two written files have the same lines is told from what is known of their blocks.
import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { TextSums } from '../../../electron/engine/write/combine-crc.ts';
import { haveSameLines } from '../../../electron/engine/write/file-content.ts';

/** Of texts. */
function sums(blocks: readonly string[]): TextSums {
  return {
    bytes: Uint32Array.from(blocks, (text) => text.length),
    crc: Uint32Array.from(blocks, (text) => crc32(text)),
  };
}

const digits = fc.string({ unit: fc.constantFrom('0', '1'), minLength: 1, maxLength: 4 });

/** The same text in blocks of these lengths, and the rest. */
function cut(text: string, lengths: readonly number[]): string[] {
  const blocks: string[] = [];
  let at = 0;
  for (const length of lengths) {
    blocks.push(text.slice(at, at + length));
    at += length;
  }
  return [...blocks, text.slice(at)].filter((block) => block !== '');
}

it('tells the same lines in other blocks', () => {
  const lengths = fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 8 });
  fc.assert(
    fc.property(fc.array(digits), lengths, (blocks, other) => {
      expect(haveSameLines(sums(blocks), sums(cut(blocks.join(''), other)))).toBe(true);
    }),
  );
});

it('tells other lines of as many bytes', () => {
  fc.assert(
    fc.property(fc.array(digits, { minLength: 1 }), fc.array(digits, { minLength: 1 }), (some, others) => {
      const [a, b] = [some.join(''), others.join('')];
      const length = Math.min(a.length, b.length);
      const [left, right] = [a.slice(0, length), b.slice(0, length)];
      const same = haveSameLines(sums(cut(left, [2, 1, 3])), sums(cut(right, [2, 2, 1])));
      expect(same).toBe(left === right);
    }),
  );
});
