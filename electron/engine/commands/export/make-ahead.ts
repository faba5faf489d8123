// Has what may have changed made and packed before a known set is laid out: whole files by threads, or their blocks. Where
// rows stay where they were, it is done then. It decides nothing.
import type { ExportedFile } from '../../../../shared/model/exported-file.ts';
import { MOST_THREADS } from '../../write/thread-pool.ts';
import type { EncodeControl, FamilyFiles } from './encode-control.ts';
import { mergeIds } from './id-list.ts';
import { MadeAhead } from './made-ahead.ts';
import { makeInThread, THREAD_ROWS } from './make-in-thread.ts';
import { AheadPatches, SHARE_OF_WHOLE, type AheadControl, type AheadFamily } from './patch-ahead.ts';
import type { KnownSet } from './sticky-layout.ts';

/** Changed blocks that make it worth while to start a thread, and a further one beside the engine's own. */
const BLOCKS_OF_FIRST = 250;
const BLOCKS_OF_FURTHER = 250;

/** For how many threads what has to be made ahead is work enough. */
export function threadsAhead(known: KnownSet): number {
  if (known.section === undefined || !known.sameForm) return 0;
  const { whole, patched } = touchedFiles(known);
  if (whole.length > 0) return whole.length;
  const blocks = patched.reduce((sum, file) => sum + known.touched.blocksOf(file).numbers.length, 0);
  return blocks < BLOCKS_OF_FIRST ? 0 : 1 + Math.floor(blocks / BLOCKS_OF_FURTHER);
}

interface TouchedFiles {
  readonly whole: readonly ExportedFile[];
  readonly patched: readonly ExportedFile[];
}

/** The files that may have changed rows: those of whose blocks so many have to be made that the whole is, and the others. */
function touchedFiles({ files, touched }: KnownSet): TouchedFiles {
  const whole: ExportedFile[] = [];
  const patched: ExportedFile[] = [];
  for (const file of files) {
    if (!touched.mayBeOf(file)) continue;
    const blocks = touched.blocksOf(file).numbers.length;
    if (blocks === 0) continue;
    const isWhole = file.urls >= THREAD_ROWS && blocks >= file.blocks.urls.length * SHARE_OF_WHOLE;
    (isWhole ? whole : patched).push(file);
  }
  return { whole, patched };
}

/**
 * Makes what changed of a set: as whole files those of whose blocks many have to be made, which threads do, else the blocks.
 * While threads work, other files are looked at and put together, and blocks that threads have no room for, or have not
 * begun at the end, are made here. For few blocks no thread is started: that takes as long as to make them.
 */
export function makeAhead(
  known: KnownSet,
  family: FamilyFiles,
  { threads, stage, ...control }: Omit<AheadControl, AheadMeans> & Pick<EncodeControl, AheadMeans>,
): MadeAhead {
  return new MadeAhead(async (ahead) => {
    const { section, sameForm } = known;
    if (!threads || !stage || section === undefined || !sameForm) return;
    await new AheadRun(known, { ...family, section }, { ...control, threads, stage }, ahead).make();
  });
}

/** Without these nothing is made ahead. */
type AheadMeans = 'threads' | 'stage';

class AheadRun {
  readonly #known: KnownSet;
  readonly #family: AheadFamily;
  readonly #control: AheadControl;
  readonly #ahead: MadeAhead;
  /** Whole files one after the other: in as many rows of them as there may be threads, and one that waits for the disk. */
  readonly #lanes = Array.from({ length: MOST_THREADS + 1 }, () => Promise.resolve());
  #files = 0;
  readonly #progress = { rows: 0, total: 0 };

  constructor(known: KnownSet, family: AheadFamily, control: AheadControl, ahead: MadeAhead) {
    this.#known = known;
    this.#family = family;
    this.#control = control;
    this.#ahead = ahead;
  }

  async make(): Promise<void> {
    const { whole, patched } = touchedFiles(this.#known);
    this.#progress.total = [...whole, ...patched].reduce((sum, { urls }) => sum + urls, 0);
    for (const file of whole) this.#makeWhole(file);
    await this.#patch(patched, whole.length === 0);
    // Of some of these it was found that they have to be made as a whole, too.
    await Promise.all(this.#lanes);
  }

  #makeWhole(file: ExportedFile): void {
    const lane = this.#files++ % this.#lanes.length;
    const made = (this.#lanes[lane] ?? Promise.resolve()).then(() => this.#makeFile(file));
    // It is awaited with the others.
    made.catch(() => undefined);
    this.#lanes[lane] = made;
  }

  async #makeFile(file: ExportedFile): Promise<void> {
    const { signal, stage, threads } = this.#control;
    const { form, level, section, label } = this.#family;
    signal.throwIfAborted();
    const { name } = label(file.n);
    // With those that come back to it.
    const rows = { ids: mergeIds(file.ids.list(), file.waiting), lines: this.#known.lines, section };
    const order = { rows, from: 1, skip: 0, form, limits: null };
    const found = await makeInThread(order, { name, level }, threads);
    if (!found) {
      this.#finish(file);
      return;
    }
    const { made, ...facts } = found;
    const staged = made.then(({ pieces }) => stage(name, pieces));
    // The bytes are let go as soon as they are on the disk.
    const placed = made.then((written) => ({ ...written, pieces: [] }));
    placed.catch(() => undefined);
    // Mostly it has the rows that it had: they need not be held twice.
    const ids = facts.ids.equals(file.ids) ? file.ids : facts.ids;
    this.#ahead.addFile(file.n, { ...facts, ids, made: placed, staged });
    this.#finish(file);
    await staged;
  }

  #finish({ n, urls }: ExportedFile): void {
    this.#ahead.finish(n);
    this.#progress.rows += urls;
    this.#control.onAhead?.(this.#progress.rows, this.#progress.total);
  }

  /** Whole files leave no thread for it. */
  async #patch(files: readonly ExportedFile[], inThreads: boolean): Promise<void> {
    const { threads } = this.#control;
    const count = inThreads ? threads.started : 0;
    const lent = await Promise.all(Array.from({ length: count }, () => threads.acquire()));
    try {
      const patches = new AheadPatches(this.#known, this.#family, this.#control, {
        ahead: this.#ahead,
        threads: lent,
      });
      const onWhole = this.#makeWhole.bind(this);
      await patches.make(files, { onWhole, onDone: this.#finish.bind(this) });
    } finally {
      for (const thread of lent) threads.release(thread);
    }
  }
}
