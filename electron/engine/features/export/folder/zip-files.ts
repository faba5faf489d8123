// Packs files of a folder into one archive, with the times at which they were written. It changes none of them.
import { createReadStream } from 'node:fs';
import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { PassThrough } from 'node:stream';
import { ZipFile } from 'yazl';
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import { fileError } from '../../../../files/file-error.ts';
import { ZIP_COMMENT } from '../../../../files/zip-comment.ts';

/** The bytes of the archive; `names` with "/" for sub folders. Throws where one of them is no file. */
export async function zipStream(folder: string, names: readonly string[]): Promise<Readable> {
  const zip = new ZipFile();
  const output = new PassThrough({ highWaterMark: 1_048_576 });
  for (const name of names) {
    const path = join(folder, name);
    const found = await lstat(path).catch((error: unknown) => {
      throw fileError(error, path);
    });
    if (!found.isFile()) throw new AppError('invalid-export', reason('export-not-a-file', { path }));
    // What is packed already does not become smaller.
    const options = {
      mtime: found.mtime,
      mode: 0o100644,
      compress: !name.endsWith('.gz'),
    };
    zip.addReadStreamLazy(name, options, (give) => {
      const file = createReadStream(path);
      file.on('error', (error) => {
        // The one who writes the archive would take it for a failure of that.
        output.destroy(fileError(error, path));
      });
      give(null, file);
    });
  }
  zip.on('error', (error: Error) => output.destroy(error));
  zip.outputStream.pipe(output);
  zip.end({ comment: ZIP_COMMENT, forceZip64Format: false });
  return output;
}
