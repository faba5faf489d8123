// Files of a known set that have to be written again. Where the folder still holds one as it was written, only the
// blocks of rows that changed are made; the others are taken over as they are. It reads rows and writes nothing.
import type { MadeFile, SetFile } from '../../write/set-file.ts';
import type { EncodeControl, FamilyFiles } from './encode-control.ts';
import { LineMaker } from './line-maker.ts';
import { makeInThread, THREAD_ROWS } from './make-in-thread.ts';
import { FilePatcher } from './patch-file.ts';
import type { ChangedFile, KnownSet } from './sticky-layout.ts';

/**
 * The files in their order; those that are made as a whole by threads, where there are some. Memory: one file, and those
 * that were handed out and not yet released.
 */
export async function* encodeChanged(
  changed: readonly ChangedFile[],
  known: KnownSet,
  { form, level, label }: FamilyFiles,
  control: EncodeControl,
): AsyncGenerator<SetFile | MadeFile> {
  const { signal, threads } = control;
  const lines = new LineMaker(known.linesIn, form, signal);
  const patcher = new FilePatcher(known, form, control);
  const { ahead } = known;
  for (const { n, ids, waiting, before } of changed) {
    const place = label(n);
    const patched =
      ahead?.takeFile(n, ids) ??
      (before ? await patcher.patch({ name: place.name, ids, before }, ahead) : null);
    signal.throwIfAborted();
    const whole = (rows: Uint32Array): ReturnType<typeof makeInThread | LineMaker['make']> => {
      const order = { rows: { ids: rows, lines: known.lines }, from: 1, skip: 0, form, limits: null };
      return threads && rows.length >= THREAD_ROWS
        ? makeInThread(order, { name: place.name, level }, threads)
        : lines.make(rows);
    };
    const made = patched ?? (await whole(ids.list()));
    if (made) yield { ...made, ...place, waiting };
    control.onRows(ids.length);
  }
}
