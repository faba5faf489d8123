// One nameless place on disk for bytes that can't be read where they lie, as those of a packed tar. It is made when it
// is needed, only this user may read it, and whoever made it disposes of it.
import { open, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeTemporaryFolder, type TemporaryFolder } from '../../../files/temporary-folder.ts';
import { readError } from '../../../files/read-error.ts';

export class ScratchFile {
  #folder: TemporaryFolder | null = null;
  #handle: FileHandle | null = null;
  #size = 0;

  /** Where the next bytes will lie. */
  get size(): number {
    return this.#size;
  }

  /** The file, made if there is none yet. */
  async path(): Promise<string> {
    try {
      this.#folder ??= await makeTemporaryFolder('unpacked');
      const path = join(this.#folder.path, 'unpacked');
      this.#handle ??= await open(path, 'wx', 0o600);
      return path;
    } catch (error) {
      throw readError(error, tmpdir());
    }
  }

  /** Adds bytes at the end. Throws AppErrors, such as for a full disk. */
  async append(bytes: Uint8Array): Promise<void> {
    const path = await this.path();
    try {
      await this.#handle?.write(bytes);
      this.#size += bytes.length;
    } catch (error) {
      throw readError(error, path);
    }
  }

  /** Removes it. */
  async dispose(): Promise<void> {
    await this.#handle?.close();
    await this.#folder?.remove();
    this.#folder = this.#handle = null;
  }
}
