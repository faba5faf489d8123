// The threads of an export, each with its own view of the project as it was at the start. It knows no rows and no files.
import type { ExportReader } from '../../../store/exports/export-reader.ts';
import { openFrozenReader, type FrozenReader } from '../../../store/frozen-reader.ts';
import { freeze, type FrozenSnapshot } from '../../../store/file/frozen-snapshot.ts';
import type { ProjectStore } from '../../../store/store.ts';
import { Crew } from '../../../threads/crew.ts';
import { Thread } from '../../../threads/thread.ts';
import type { PlainFile, WrittenContent } from '../pack/pack-file.ts';
import type { exportWork, SentContent } from './export-work.ts';

/** Below so many rows, threads take longer to start than to work. */
const MIN_ROWS = 5_000;

/** It does one thing after the other; it reads a frozen project, if there is one. */
export type ExportThread = Thread<typeof exportWork>;

export class ExportThreads extends Crew<typeof exportWork> {
  /** What the threads read, for this one, too; null where the project can't be frozen now: then they only pack. */
  readonly #frozen: FrozenReader | null;

  constructor(snapshot: FrozenSnapshot | null) {
    const project = snapshot && { path: snapshot.path, file: snapshot.file };
    super(() => new Thread<typeof exportWork>('export', project));
    this.#frozen = snapshot && openFrozenReader(snapshot);
  }

  get isFrozen(): boolean {
    return this.#frozen !== null;
  }

  get reader(): ExportReader | null {
    return this.#frozen?.reader ?? null;
  }

  override async close(): Promise<void> {
    await super.close();
    this.#frozen?.close();
  }
}

/**
 * Runs work with threads, or with null where so few rows need none. Where the project can't be frozen now, all is read
 * through the engine's own connection. Afterwards, also on failure, the threads are ended.
 */
export async function withExportThreads<T>(
  { db }: ProjectStore,
  rows: number,
  work: (threads: ExportThreads | null) => Promise<T>,
): Promise<T> {
  if (rows < MIN_ROWS) return work(null);
  const snapshot = freeze(db);
  try {
    const threads = new ExportThreads(snapshot);
    try {
      return await work(threads);
    } finally {
      await threads.close();
    }
  } finally {
    snapshot?.release();
  }
}

/** The bytes of the file whose lines the thread made last; see packFile. */
export async function bytesOf(
  thread: ExportThread,
  { name, level }: Pick<PlainFile, 'name' | 'level'>,
): Promise<WrittenContent> {
  return written(await thread.ask('bytes', { name, level }));
}

/** Has a thread pack a file that was made elsewhere; see packFile. */
export async function packedBy(thread: ExportThread, { xml, ...file }: PlainFile): Promise<WrittenContent> {
  // Of its memory only this goes along.
  const own = new Uint8Array(xml);
  return written(await thread.ask('pack', { ...file, xml: own }, { lend: [own.buffer] }));
}

function written({ bytes, crc }: SentContent): WrittenContent {
  return { bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), crc };
}
