// The files of a family that are filled one after the other, made in threads: each begins where the one before it ended,
// and its bytes are made while the next one's lines are. It reads no row itself and writes nothing.
import type { ExportOptions } from '../../../../shared/model/export-plan.ts';
import { MAX_FILES } from '../../plan/max-files.ts';
import { tooManyFiles } from '../../plan/plan-errors.ts';
import type { FileForm } from '../../write/file-form.ts';
import type { LeftOutTally } from '../../write/left-out.ts';
import type { MadeFile } from '../../write/set-file.ts';
import type { EncodeControl, SectionFile } from './encode-control.ts';
import type { ExportThreads } from './export-threads.ts';
import type { FamilyRows } from './read-set.ts';

export interface ThreadedFamily {
  readonly rows: FamilyRows;
  readonly form: FileForm;
  readonly limits: ExportOptions;
  /** 1 to 9; null = not packed. */
  readonly level: number | null;
  readonly label: (n: number) => SectionFile;
  /** Gets the rows that are not written. */
  readonly leftOut: LeftOutTally;
}

/** In their order. The threads have the bytes under way of as many files as they are. */
export async function* encodeInThreads(
  { rows, form, limits: { maxUrls, maxBytes, fillLevel }, level, label, leftOut }: ThreadedFamily,
  threads: ExportThreads,
  { signal, onRows }: EncodeControl,
): AsyncGenerator<MadeFile> {
  let from: number | null = 1;
  for (let n = 1; from !== null; n++) {
    if (n > MAX_FILES) throw tooManyFiles({ maxUrls, maxBytes });
    const thread = await threads.acquire();
    let file: MadeFile | null = null;
    try {
      signal.throwIfAborted();
      const lines = await thread.lines({ rows, from, form, limits: { maxUrls, maxBytes, fillLevel } });
      leftOut.addAll(lines.leftOut);
      onRows(lines.rows);
      from = lines.next;
      if (lines.facts) {
        const place = label(n);
        const bytes = thread.bytes(place.name, level).finally(() => {
          threads.release(thread);
        });
        file = { ...lines.facts, ...place, waiting: new Uint32Array(), made: bytes };
      }
    } finally {
      if (!file) threads.release(thread);
    }
    if (file) yield file;
  }
}
