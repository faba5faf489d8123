// What a thread of an export does: it makes files as file-maker.ts does, or packs those that were made elsewhere, one order
// after the other.
import type { FrozenFile } from '../../../store/frozen-reader.ts';
import type { Job } from '../../../threads/thread-work.ts';
import { packFile, type PlainFile, type WrittenContent } from '../pack/pack-file.ts';
import { FileMaker, type FileOrder, type MadeLines } from './file-maker.ts';

/** Buffers go from thread to thread as plain arrays. */
interface PackOrder extends Omit<PlainFile, 'xml'> {
  readonly xml: Uint8Array<ArrayBuffer>;
}

export interface SentContent extends Omit<WrittenContent, 'bytes'> {
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** `project`: null where files are only packed. */
export function exportWork(project: FrozenFile | null) {
  const maker = project && new FileMaker(project);
  const frozen = (): FileMaker => {
    if (!maker) throw new TypeError('No project was named.');
    return maker;
  };
  return {
    /** See FileMaker.lines. */
    lines(order: FileOrder): MadeLines {
      return frozen().lines(order);
    },

    /** See FileMaker.bytes. */
    bytes({ name, level }: Pick<PlainFile, 'name' | 'level'>, job: Job): SentContent {
      return lent(frozen().bytes(name, level), job);
    },

    /** See packFile. */
    pack({ xml, ...file }: PackOrder, job: Job): SentContent {
      return lent(packFile({ ...file, xml: Buffer.from(xml.buffer, xml.byteOffset, xml.byteLength) }), job);
    },
  };
}

/** They have memory of their own, which is given away. */
function lent({ bytes, crc }: WrittenContent, { lend }: Job): SentContent {
  const own = bytes as Uint8Array<ArrayBuffer>;
  lend([own.buffer]);
  return { bytes: own, crc };
}
