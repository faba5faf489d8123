// Has the changed blocks of files made and packed, by threads and beside them, and puts each file together and stages it as
// soon as its blocks are there, before the set is laid out. It decides nothing.
import type { ExportedFile } from '../../../../shared/model/exported-file.ts';
import { BLOCK_ROWS } from '../../write/block-tally.ts';
import { freshBytes } from '../../write/file-content.ts';
import { packFile } from '../../write/pack-file.ts';
import { SpareMemory } from '../../write/spare-memory.ts';
import type { EncodeControl, FamilyFiles } from './encode-control.ts';
import type { ExportThread } from './export-thread.ts';
import type { ExportThreads } from './export-threads.ts';
import { lineMakerThrough, rowsOfWindow, type LineMaker } from './line-maker.ts';
import { rowsOf, type BlocksOrder, type MadeAhead, type WantedBlock } from './made-ahead.ts';
import { makeBlocks } from './make-blocks.ts';
import { THREAD_ROWS } from './make-in-thread.ts';
import { FilePatcher } from './patch-file.ts';
import type { KnownSet } from './sticky-layout.ts';
import { ThreadFeed } from './thread-feed.ts';
import type { TouchedRows } from './touched-rows.ts';

/** Share of the blocks of a file from which on it is made as a whole: a block by itself takes several times as long. */
export const SHARE_OF_WHOLE = 0.2;

export interface AheadControl extends Pick<EncodeControl, 'signal' | 'oldContent' | 'onAhead'> {
  readonly threads: ExportThreads;
  readonly stage: NonNullable<EncodeControl['stage']>;
  /** Whether all of a file is made anew, and so nothing ahead. */
  readonly isStale: (file: ExportedFile) => Promise<boolean>;
}

export type AheadFamily = FamilyFiles & Pick<BlocksOrder, 'section'>;

/** Is told of each file: that nothing more is made of it here, or that it is better made as a whole. */
interface PatchWatch {
  readonly onDone: (file: ExportedFile) => void;
  readonly onWhole: (file: ExportedFile) => void;
}

interface AheadFile {
  readonly file: ExportedFile;
  readonly wanted: readonly WantedBlock[];
  readonly stale: Promise<boolean>;
}

export class AheadPatches {
  readonly #known: KnownSet;
  readonly #family: AheadFamily;
  readonly #control: AheadControl;
  readonly #ahead: MadeAhead;
  readonly #feed: ThreadFeed;
  readonly #lines: LineMaker;
  readonly #spare = new SpareMemory();
  readonly #patcher: FilePatcher;

  /** `threads`: lent ones, which may be none. */
  constructor(
    known: KnownSet,
    family: AheadFamily,
    control: AheadControl,
    { ahead, threads }: { readonly ahead: MadeAhead; readonly threads: readonly ExportThread[] },
  ) {
    this.#known = known;
    this.#family = family;
    this.#control = control;
    this.#ahead = ahead;
    this.#feed = new ThreadFeed(threads);
    this.#lines = lineMakerThrough(control.threads.reader, family.section, family.form, control.signal);
    this.#patcher = new FilePatcher(known, family.form, control);
  }

  async make(files: readonly ExportedFile[], { onDone, onWhole }: PatchWatch): Promise<void> {
    const making: Promise<void>[] = [];
    const looked = this.#lookAt(files);
    for (let next = looked.next(); !next.done;) {
      const { file, wanted, stale } = next.value;
      // It is read while this one is made.
      next = looked.next();
      // Mostly the folder holds the set as it was: the first file is not waited for.
      if (making.length > 0 && (await stale)) continue;
      const parts = await this.#makeBlocks(wanted);
      const task = Promise.all(parts).then(async () => {
        if (this.#hasMoved(file, wanted)) {
          onWhole(file);
          return;
        }
        await this.#putTogether(file);
        onDone(file);
      });
      // It is awaited below.
      task.catch(() => undefined);
      making.push(task);
    }
    await this.#feed.takeBack((order) => makeBlocks(this.#lines, order, this.#spare));
    await Promise.all(making);
  }

  /** The files with blocks to make; each is looked at when it is asked for. */
  *#lookAt(files: readonly ExportedFile[]): Generator<AheadFile, undefined> {
    for (const file of files) {
      const wanted = wantedOf(file, this.#known.touched);
      if (wanted.length === 0) continue;
      const stale = this.#control.isStale(file);
      // It is awaited where the file's turn comes.
      stale.catch(() => undefined);
      yield { file, wanted, stale };
    }
  }

  /** Those that threads make are promised. */
  async #makeBlocks(wanted: readonly WantedBlock[]): Promise<Promise<void>[]> {
    const { form, level, section } = this.#family;
    const promised: Promise<void>[] = [];
    for (const part of inParts(wanted)) {
      this.#control.signal.throwIfAborted();
      // A part of a list would take the whole list along into a thread.
      const blocks = part.map((block) => ({ ...block, ids: block.ids.slice() }));
      const order = { blocks, form, level, section };
      if (this.#feed.hasRoom) {
        const given = this.#feed.give(order).then((made) => {
          this.#ahead.addBlocks(made);
        });
        // It is awaited with the others.
        given.catch(() => undefined);
        promised.push(given);
      } else this.#ahead.addBlocks(await makeBlocks(this.#lines, order, this.#spare));
    }
    return promised;
  }

  /** Whether rows left so that many others stand in other blocks now. */
  #hasMoved({ ids }: ExportedFile, wanted: readonly WantedBlock[]): boolean {
    const changed = wanted.filter(({ window }) => window === null).map(rowsOf);
    const lost = changed.find((rows) => !this.#ahead.block(rows));
    if (!lost || ids.length < THREAD_ROWS) return false;
    return ids.length - ids.placeOf(lost[0] ?? 0) >= ids.length * SHARE_OF_WHOLE;
  }

  /** Where all of its blocks are there. */
  async #putTogether(file: ExportedFile): Promise<void> {
    const { signal, stage } = this.#control;
    signal.throwIfAborted();
    const { name } = this.#family.label(file.n);
    const patched = await this.#patcher.patch({ name, ids: file.ids, before: file }, this.#ahead);
    if (!patched || freshBytes(patched.content) > 0) return;
    const { content, release, spent: _, ...facts } = patched;
    const { pieces, ...sums } = packFile(name, content, this.#family.level);
    // The set is laid out while the disk takes the last of them.
    const staged = stage(name, pieces).finally(release);
    // It is awaited where the file is taken.
    staged.catch(() => undefined);
    this.#ahead.addFile(file.n, { ...facts, made: Promise.resolve({ pieces: [], ...sums }), staged });
  }
}

/** Blocks that are neighbours, or so many: several threads should come to an end at about the same time. */
const BLOCKS_AT_ONCE = 16;

/** The blocks in parts, each but the first with rows before it. */
function* inParts(blocks: readonly WantedBlock[]): Generator<readonly WantedBlock[]> {
  let from = 0;
  for (const [i, { before }] of blocks.entries()) {
    if (before === 0 || i - from < BLOCKS_AT_ONCE) continue;
    yield blocks.slice(from, i);
    from = i;
  }
  yield blocks.slice(from);
}

/**
 * The blocks with rows that may have changed, the rows before them that they are packed with, and the blocks that are
 * packed with changed rows before them.
 */
function wantedOf(file: ExportedFile, touched: TouchedRows): WantedBlock[] {
  const { blocks } = file;
  const wanted: WantedBlock[] = [];
  // An earlier version had larger ones.
  if ((blocks.urls[0] ?? 0) > BLOCK_ROWS) return wanted;
  const changed = touched.blocksOf(file);
  const rowsBefore = (k: number): number => Math.min(changed.start(k), rowsOfWindow(blocks, k));
  for (const k of changed.numbers) {
    const before = k > 0 && !changed.has(k - 1) ? rowsBefore(k) : 0;
    const ids = file.ids.slice(changed.start(k) - before, changed.start(k + 1));
    wanted.push({ ids, before, window: null });
    for (let next = k + 1; next < blocks.urls.length && !changed.has(next); next++) {
      const start = changed.start(next);
      if (!touched.among(file.ids, start - rowsBefore(next), start)) break;
      wanted.push({ ids: changed.rows(next), before: 0, window: blocks.tail[next - 1] ?? 0 });
    }
  }
  return wanted;
}
