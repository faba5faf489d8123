// A file that is open, as exports read and write it. What takes the system no time is done at once, such as to open it: to
// have another thread do it, as FileHandle of node:fs/promises does with everything, takes longer.
import { close, closeSync, fstatSync, fsync, openSync, read, writev, type Stats } from 'node:fs';

/** Close it, whatever happens: nothing else does. */
export class OpenFile {
  /** Its number in this process. */
  readonly fd: number;

  /** `flags`: see open(2), or as node:fs has them. */
  static open(path: string, flags: string | number): OpenFile {
    return new OpenFile(openSync(path, flags));
  }

  private constructor(fd: number) {
    this.fd = fd;
  }

  stat(): Stats {
    return fstatSync(this.fd);
  }

  /** Reads from a place of the file on, as much as there is room for, or less; how many bytes that are: 0 at the end. */
  read(memory: Uint8Array, from: number): Promise<number> {
    return called((done) => {
      read(this.fd, memory, 0, memory.length, from, done);
    });
  }

  /** Writes pieces one after the other behind what was written: in one go, as far as the system takes it. */
  async write(pieces: readonly Buffer[]): Promise<void> {
    for (let left = pieces.filter(({ length }) => length > 0); left.length > 0;) {
      const some = left;
      const written = await called<number>((done) => {
        writev(this.fd, some, done);
      });
      left = behind(left, written);
    }
  }

  /** Once it resolves, what was written outlasts a loss of power. */
  sync(): Promise<void> {
    return called((done) => {
      fsync(this.fd, done);
    });
  }

  close(): void {
    closeSync(this.fd);
  }

  /** Where that takes time: with the last handle of a file that was removed, the system frees its blocks. */
  closeBeside(): Promise<void> {
    return called((done) => {
      close(this.fd, done);
    });
  }
}

/** What a function of node:fs answers. */
function called<T>(call: (done: (error: Error | null, answer?: T) => void) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    call((error, answer) => {
      if (error) reject(error);
      else resolve(answer as T);
    });
  });
}

function behind(pieces: readonly Buffer[], bytes: number): Buffer[] {
  let skip = bytes;
  return pieces.flatMap((piece) => {
    const rest = piece.subarray(Math.min(skip, piece.length));
    skip -= piece.length - rest.length;
    return rest.length > 0 ? [rest] : [];
  });
}
