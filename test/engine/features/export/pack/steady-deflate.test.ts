// What our compressor packs, zlib unpacks to the same bytes; and its bytes hang on nothing but what it is given.
import { constants, deflateRawSync, inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  deflate,
  deflatePieces,
} from '../../../../../electron/engine/features/export/pack/steady-deflate.ts';

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const WINDOW = 32 * 1024;

function unpacked(packed: Buffer, window: Buffer, last: boolean): Buffer {
  return inflateRawSync(packed, {
    finishFlush: last ? constants.Z_FINISH : constants.Z_SYNC_FLUSH,
    ...(window.length > 0 && { dictionary: window }),
  });
}

/** Bytes of few or many kinds, with runs and repeats of what came before, near and far. */
const bytes = fc
  .array(
    fc.oneof(
      fc.record({ kind: fc.constant('new' as const), bytes: fc.uint8Array({ maxLength: 40 }) }),
      fc.record({ kind: fc.constant('run' as const), byte: fc.nat(255), length: fc.nat(3_000) }),
      fc.record({
        kind: fc.constant('text' as const),
        text: fc.constantFrom('<url><loc>', '%D0%B0', '2024-01-', '\n'),
      }),
      fc.record({
        kind: fc.constant('again' as const),
        back: fc.oneof(
          fc.integer({ min: 1, max: 300 }),
          fc.integer({ min: 32_700, max: 32_800 }),
          fc.nat(70_000),
        ),
        length: fc.nat(600),
      }),
    ),
    { maxLength: 60 },
  )
  .map((pieces) => {
    let made: Buffer = Buffer.alloc(0);
    for (const piece of pieces) {
      if (piece.kind === 'new') made = Buffer.concat([made, piece.bytes]);
      else if (piece.kind === 'run') made = Buffer.concat([made, Buffer.alloc(piece.length, piece.byte)]);
      else if (piece.kind === 'text') made = Buffer.concat([made, Buffer.from(piece.text)]);
      else {
        const from = Math.max(0, made.length - piece.back);
        made = Buffer.concat([made, made.subarray(from, from + piece.length)]);
      }
    }
    return made;
  });

/** Locs as a shop has them, in a fixed order that is not theirs. */
function lines(count: number): Buffer {
  const words = ['garden', 'steel', 'round', 'lamp', 'folding', 'chair', 'oak', 'blue', 'mirror', 'vase'];
  let seed = 7;
  const next = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const word = (): string => words[next(words.length)] ?? '';
  return Buffer.from(
    Array.from({ length: count }, (_, i) => {
      const date = `20${String(10 + next(15))}-0${String(1 + next(9))}-${String(10 + next(19))}`;
      const loc = `https://www.example.com/${word()}/${word()}-${word()}-${String(100_000 + i)}`;
      return `<url><loc>${loc}</loc><lastmod>${date}</lastmod><priority>0.${String(next(10))}</priority></url>\n`;
    }).join(''),
  );
}

/** All pieces of a stream. */
function whole(content: Buffer, level = 6): Buffer {
  return Buffer.concat(Array.from(deflatePieces(content, level), ({ packed }) => packed));
}

describe('deflate', () => {
  it('packs any bytes behind any window so that they come back, and goes on or ends', () => {
    fc.assert(
      fc.property(bytes, bytes, fc.constantFrom(...LEVELS), fc.boolean(), (before, content, level, last) => {
        const window = before.subarray(Math.max(0, before.length - WINDOW));
        const packed = deflate(content, { level, window, last });
        expect(unpacked(packed, window, last).equals(content)).toBe(true);
        if (!last) expect(packed.subarray(-4)).toEqual(Buffer.from([0, 0, 0xff, 0xff]));
      }),
      { numRuns: 1_500 },
    );
  });

  it('gives the same bytes whatever was packed before, in pieces that follow each other or alone', () => {
    fc.assert(
      fc.property(
        fc.array(bytes, { minLength: 2, maxLength: 5 }),
        fc.constantFrom(...LEVELS),
        (parts, level) => {
          const windows = parts.map((_, i) => (parts[i - 1] ?? Buffer.alloc(0)).subarray(-WINDOW));
          const pack = (i: number): Buffer =>
            deflate(parts[i] ?? Buffer.alloc(0), { level, window: windows[i] });
          const inOrder = parts.map((_, i) => pack(i));
          const backwards = parts.map((_, i) => pack(parts.length - 1 - i)).reverse();
          expect(backwards).toEqual(inOrder);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('packs what is larger than its memory, and what can not be packed', () => {
    const large = lines(12_000);
    expect(unpacked(whole(large), Buffer.alloc(0), true).equals(large)).toBe(true);
    let seed = 1;
    const noise = Buffer.from(
      Array.from({ length: 700_000 }, () => (seed = (seed * 48_271) % 2_147_483_647) >> 8),
    );
    const packed = whole(noise);
    expect(packed.length).toBeLessThan(noise.length * 1.001);
    expect(unpacked(packed, Buffer.alloc(0), true).equals(noise)).toBe(true);
  });

  it('packs lines about as small as zlib does at each level, and smaller from level to level', () => {
    const content = lines(3_000);
    let before = Infinity;
    for (const level of LEVELS) {
      const { length } = whole(content, level);
      expect(length, `level ${String(level)}`).toBeLessThan(deflateRawSync(content, { level }).length * 1.02);
      expect(length).toBeLessThanOrEqual(before);
      before = length;
    }
  });
});
