// What becomes known of a file's end while it is unpacked: that bytes are missing there, or that none are.
import type { Problem } from '../../../../shared/model/problem.ts';
import { isCut } from './archive/read-unpacked.ts';
import type { SourceFile } from './source-file.ts';

export class FileEnd {
  #isCut: boolean;
  #isStopped = false;
  #isSealed: boolean;

  /** A download, and what was packed, is all there where nothing tells otherwise. */
  constructor({ cut = false, location, path, part }: SourceFile) {
    this.#isCut = cut;
    this.#isSealed = part !== undefined || path !== location;
  }

  /** To be told of each layer that is unpacked. */
  readonly onPacked = (): void => {
    this.#isSealed = true;
  };

  /** To be told of each problem of unpacking. */
  note(problem: Problem): void {
    this.#isCut ||= isCut(problem);
    this.#isStopped ||= problem.code === 'too-large';
  }

  readonly truncated = (): boolean => this.#isCut;
  /** It may go on beyond a limit of ours. */
  readonly stopped = (): boolean => this.#isStopped;
  readonly sealed = (): boolean => this.#isSealed;
}
