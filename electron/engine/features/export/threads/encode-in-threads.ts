// The files of a family that are filled one after the other, made in threads: each begins where the one before it ended,
// and its bytes are made while the next one's lines are. It reads no row itself and writes nothing.
import type { ExportOptions } from '../../../../../shared/model/export/planned-set.ts';
import { MAX_FILES } from '../layout/max-files.ts';
import { tooManyFiles } from '../layout/plan-errors.ts';
import type { LeftOutTally } from '../lines/not-written.ts';
import type { SetFile } from '../pack/set-file.ts';
import type { EncodeControl } from '../pack/encode-control.ts';
import type { FamilyFiles } from '../layout/family-files.ts';
import type { ExportThread, ExportThreads } from './export-threads.ts';
import type { MadeLines } from './file-maker.ts';
import { madeInThread } from '../pack/make-files.ts';
import { splitOptions } from '../layout/export-form.ts';
import type { FamilyRows } from '../lines/read-set.ts';

export interface ThreadedFamily extends FamilyFiles {
  readonly rows: FamilyRows;
  readonly limits: ExportOptions;
  /** Gets the rows that are not written. */
  readonly leftOut: LeftOutTally;
}

/** A thread that has nothing else to do, and the lines that it makes already, if any. */
interface Begun {
  readonly thread: ExportThread;
  readonly lines: Promise<MadeLines> | null;
}

/**
 * How it is guessed where the next file begins: as many ids further on as a file may have URLs, which costs nothing; or
 * behind as many rows that can be written, which have to be counted.
 */
type Guess = 'ids' | 'rows' | null;

/**
 * In their order. The threads have the bytes under way of as many files as they are. A thread that would have to wait for
 * the end of a file guesses where the next one begins. Where that is wrong its lines are thrown away, and it is guessed in
 * the other way; where the limit of bytes ends files, no more.
 */
export async function* encodeInThreads(
  { rows, form, limits, level, label, leftOut }: ThreadedFamily,
  threads: ExportThreads,
  { signal, onRows }: Pick<EncodeControl, 'signal' | 'onRows'>,
): AsyncGenerator<SetFile> {
  const { maxUrls, maxBytes, fillLevel } = limits;
  const most = splitOptions(limits, form).maxUrls;
  const make = (thread: ExportThread, from: number, skip: number): Promise<MadeLines> =>
    thread.ask('lines', { rows, from, skip, form, limits: { maxUrls, maxBytes, fillLevel } });
  let guess: Guess = rows.ids ? 'rows' : 'ids';
  let from: number | null = 1;
  let next: Promise<Begun> = idleThread(threads, () => null);
  try {
    for (let n = 1; from !== null; n++) {
      if (n > MAX_FILES) throw tooManyFiles({ maxUrls, maxBytes });
      const start: number = from;
      signal.throwIfAborted();
      const { thread, lines: guessed } = await next;
      let ready = await guessed?.catch(() => null);
      if (ready && ready.first !== start) {
        guess = guess === 'ids' ? 'rows' : null;
        ready = null;
      }
      let ended = false;
      next = idleThread(threads, (other) => {
        if (guess === null || ended) return null;
        return guess === 'ids' ? make(other, start + most, 0) : make(other, start, most);
      });
      const place = label(n);
      const lines = ready ? Promise.resolve(ready) : make(thread, start, 0);
      const made = await madeInThread(threads, thread, lines, { name: place.name, level }).finally(() => {
        ended = true;
      });
      const { leftOut: gone, rows: count, next: behind } = await lines;
      leftOut.addAll(gone);
      onRows(count);
      from = behind;
      if (made) yield { ...made, ...place, waiting: new Uint32Array() };
    }
  } finally {
    giveBack(next, threads);
  }
}

/** Waits for a thread, and has it begin with what `begin` says then. */
async function idleThread(
  threads: ExportThreads,
  begin: (thread: ExportThread) => Promise<MadeLines> | null,
): Promise<Begun> {
  const thread = await threads.acquire();
  const lines = begin(thread);
  // Whoever waits for them later is told of a failure then.
  lines?.catch(() => undefined);
  return { thread, lines };
}

/** Releases a thread that is not needed any more, once it has nothing to do. */
function giveBack(begun: Promise<Begun>, threads: ExportThreads): void {
  begun
    .then(async ({ thread, lines }) => {
      await lines?.catch(() => undefined);
      threads.release(thread);
    })
    .catch(() => undefined);
}
