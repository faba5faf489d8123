// The bytes of a plain file, a piece at a time, for work that runs in steps. It never looks at what they mean.
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { assertRegular } from './source-file.ts';
import { readError } from '../../../files/read-error.ts';

const PIECE_BYTES = 262_144;

/** Each piece is the caller's. Throws AppErrors naming the file. The file is closed when the caller is done, or ends it. */
export function* readFilePieces(path: string): Generator<Buffer> {
  let file: number | null = null;
  try {
    assertRegular(path, statSync(path).isFile());
    file = openSync(path, 'r');
    for (;;) {
      const piece = Buffer.allocUnsafe(PIECE_BYTES);
      const bytes = readSync(file, piece);
      if (bytes === 0) return;
      yield piece.subarray(0, bytes);
    }
  } catch (error) {
    throw readError(error, path);
  } finally {
    if (file !== null) closeSync(file);
  }
}
