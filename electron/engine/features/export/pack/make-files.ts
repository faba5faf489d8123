// Has whole files of a set made, each of all the rows that it is to have: by threads, or here. It decides nothing.
import { setImmediate } from 'node:timers/promises';
import { packFile, type PlainFile, type WrittenContent } from './pack-file.ts';
import { RowEncoder, type EncodedFile } from '../lines/row-encoder.ts';
import { factsOf, madeFile, type MadeFile } from './set-file.ts';
import type { EncodeControl } from './encode-control.ts';
import type { FamilyFiles } from '../layout/family-files.ts';
import { bytesOf, packedBy, type ExportThread, type ExportThreads } from '../threads/export-threads.ts';
import type { MadeLines } from '../threads/file-maker.ts';
import type { FileRows } from '../lines/read-set.ts';

/** A file of fewer rows is made sooner than a thread begins with it. */
const THREAD_ROWS = 1_000;

/** Less is packed without a thread, for the same reason. */
const THREAD_BYTES = 1024 * 1024;

type MakeControl = Pick<EncodeControl, 'signal' | 'threads' | 'needsContent'>;

/** Makes files of a family one after the other; those that were made may be packed meanwhile. */
export class FileMaking {
  readonly #family: FamilyFiles;
  readonly #control: MakeControl;
  readonly #encoder: RowEncoder;

  constructor(family: FamilyFiles, control: MakeControl) {
    this.#family = family;
    this.#control = control;
    this.#encoder = new RowEncoder(undefined, family.form);
  }

  /** A file of all of these rows that can be written, to be packed or released; null where none can. */
  async make(name: string, { rows, read }: FileRows): Promise<MadeFile | null> {
    const { signal } = this.#control;
    const { form, level } = this.#family;
    const threads = threadsFor(this.#control);
    signal.throwIfAborted();
    if (threads && rows.ids.length >= THREAD_ROWS) {
      const thread = await threads.acquire();
      const order = { rows, from: 1, skip: 0, form, limits: null };
      return madeInThread(threads, thread, thread.ask('lines', order), { name, level });
    }
    for (const batch of read()) {
      signal.throwIfAborted();
      // Without a plan a batch ends no file.
      for (const file of this.#encoder.encode(batch)) file.release();
      await setImmediate();
    }
    const file = this.#encoder.end();
    return file && madeHere(file, { name, level }, this.#control);
  }
}

/** Those that make files; null where none do. */
export function threadsFor({ threads, needsContent }: Omit<MakeControl, 'signal'>): ExportThreads | null {
  return threads?.isFrozen && !needsContent ? threads : null;
}

/** A file whose lines a thread makes, once they are made; where none of its rows is written, null, and the thread is free. */
export async function madeInThread(
  threads: ExportThreads,
  thread: ExportThread,
  made: Promise<Pick<MadeLines, 'facts'>>,
  { name, level }: Pick<PlainFile, 'name' | 'level'>,
): Promise<MadeFile | null> {
  const release = (): void => {
    threads.release(thread);
  };
  try {
    const { facts } = await made;
    if (facts) {
      const file = madeFile(facts, {
        // The thread is free as soon as it has given the bytes.
        pack: () => bytesOf(thread, { name, level }).finally(() => file.release()),
        release,
      });
      return file;
    }
  } catch (error) {
    release();
    throw error;
  }
  release();
  return null;
}

/** A file that was encoded here. */
export function madeHere(
  file: EncodedFile,
  { name, level }: Pick<PlainFile, 'name' | 'level'>,
  { threads }: Pick<EncodeControl, 'threads'>,
): MadeFile {
  const { xml, release } = file;
  const facts = factsOf(file);
  const plain = { name, xml, plainCrc: facts.plainCrc, level };
  return madeFile(facts, { pack: () => pack(plain, threads), release }, xml);
}

async function pack(file: PlainFile, threads: ExportThreads | null): Promise<WrittenContent> {
  if (!threads || file.level === null || file.xml.length < THREAD_BYTES) return packFile(file);
  const thread = await threads.acquire();
  try {
    return await packedBy(thread, file);
  } finally {
    threads.release(thread);
  }
}
