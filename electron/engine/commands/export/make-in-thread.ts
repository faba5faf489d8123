// Has a thread of an export make a whole file. It reads no row and writes nothing.
import { setFacts, type SetFacts } from '../../write/file-content.ts';
import type { MadeFile } from '../../write/set-file.ts';
import type { ExportThreads } from './export-threads.ts';
import type { FileOrder } from './file-maker.ts';

/** A file of fewer rows is made sooner than a thread starts. */
export const THREAD_ROWS = 1_000;

/** A file of all of these rows, once its lines are made; null where none of them is written. */
export async function makeInThread(
  order: FileOrder,
  { name, level }: { readonly name: string; readonly level: number | null },
  threads: ExportThreads,
): Promise<(SetFacts & Pick<MadeFile, 'made'>) | null> {
  const thread = await threads.acquire();
  const release = (): void => {
    threads.release(thread);
  };
  try {
    const { facts } = await thread.lines(order);
    if (facts) return { ...setFacts(facts), made: thread.bytes(name, level).finally(release) };
  } catch (error) {
    release();
    throw error;
  }
  release();
  return null;
}
