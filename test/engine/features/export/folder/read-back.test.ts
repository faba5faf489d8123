// What was written is read back in pieces: whatever these are, other bytes, missing ones and more are noticed.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { OpenFile } from '../../../../../electron/files/open-file.ts';
import { ReadBack } from '../../../../../electron/engine/features/export/folder/read-back.ts';

/** A file of which the disk gives so many bytes at once. */
function fileOf(bytes: Buffer, atOnce: number): Pick<OpenFile, 'read'> {
  return {
    read: (memory, from) => {
      const piece = bytes.subarray(from, from + Math.min(memory.length, atOnce));
      memory.set(piece);
      return Promise.resolve(piece.length);
    },
  };
}

it('tells a file that holds what was written from all others', async () => {
  const disk = new ReadBack();
  const bytes = fc.uint8Array({ maxLength: 40 }).map((some) => Buffer.from(some));
  await fc.assert(
    fc.asyncProperty(bytes, bytes, fc.integer({ min: 1, max: 50 }), async (written, other, atOnce) => {
      expect(await disk.holds(fileOf(written, atOnce), written)).toBe(true);
      const [longer, same] = [Buffer.concat([written, other]), written.equals(other)];
      expect(await disk.holds(fileOf(other, atOnce), written)).toBe(same);
      expect(await disk.holds(fileOf(written, atOnce), longer)).toBe(other.length === 0);
      // Whole pieces, as disks give them.
      expect(await disk.holds(fileOf(longer, 50), written)).toBe(other.length === 0);
    }),
  );
});
