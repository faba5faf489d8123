// Takes files that were dropped into the window and keeps them in a temporary folder while the host runs.
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { reason } from '../../shared/contract/error-texts.ts';
import { AppError } from '../../shared/contract/errors.ts';
import { makeTemporaryFolder, type TemporaryFolder } from '../files/temporary-folder.ts';
import { stripEnds } from '../../shared/protocol/strip-ends.ts';

/** Bytes that one upload may have. */
const UPLOAD_BYTES_MAX = 4 * 1024 ** 3;

export class UploadStore {
  readonly #cap: number;
  #folder: Promise<TemporaryFolder> | null = null;
  #count = 0;

  constructor(cap = UPLOAD_BYTES_MAX) {
    this.#cap = cap;
  }

  /**
   * Streams a body to a file and returns its path; the name stays, in a folder of its own. Throws AppError "too-large"
   * or "io"; then nothing is kept. Memory use does not depend on the size.
   */
  async save(name: string, body: Readable): Promise<string> {
    const clean = cleanName(name);
    this.#folder ??= makeTemporaryFolder('uploads');
    const folder = join((await this.#folder).path, String(++this.#count));
    const path = join(folder, clean);
    try {
      await mkdir(folder);
      await pipeline(body, capped(clean, this.#cap), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
      return path;
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      if (error instanceof AppError) throw error;
      const cause = error instanceof Error ? error.message : String(error);
      throw new AppError('io', reason('upload-failed', { name: clean }), cause);
    }
  }

  /** Removes everything that was uploaded. */
  async clean(): Promise<void> {
    const folder = await this.#folder;
    await folder?.remove();
    this.#folder = null;
  }
}

/** A file name that is safe on every system, as close to the given one as possible; never a path, never empty. */
export function cleanName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = stripEnds(last.replace(/[\u0000-\u001f\u007f<>:"|?*]/g, '_'), /[.\s]/);
  return plain.length > MAX_NAME ? plain.slice(-MAX_NAME) : plain || 'upload';
}

/** Characters; at three bytes each it stays below the 255 bytes of common file systems, and the extension stays. */
const MAX_NAME = 80;

function capped(name: string, cap: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes <= cap) done(null, chunk);
      else done(new AppError('too-large', reason('upload-too-large', { name, max: cap })));
    },
  });
}
