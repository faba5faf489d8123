// Has the blocks that may have changed made and packed before a known set is laid out, by threads and beside them, and puts
// files together and stages them as soon as their blocks are there: where rows stay where they were, they are done. It
// decides nothing.
import type { ExportedFile } from '../../../../shared/model/exported-file.ts';
import { BLOCK_ROWS } from '../../write/block-tally.ts';
import { freshBytes } from '../../write/file-content.ts';
import { packFile } from '../../write/pack-file.ts';
import type { EncodeControl, FamilyFiles } from './encode-control.ts';
import type { ExportThread } from './export-thread.ts';
import { LineMaker, linesThrough, rowsOfWindow, type LinesIn } from './line-maker.ts';
import { MadeAhead, type BlocksOrder, type WantedBlock } from './made-ahead.ts';
import { makeBlocks } from './make-blocks.ts';
import { FilePatcher } from './patch-file.ts';
import type { KnownSet } from './sticky-layout.ts';
import { ThreadFeed } from './thread-feed.ts';
import type { TouchedRows } from './touched-rows.ts';

/** Blocks that are made ahead at most: about half a second's work, which nothing tells about. */
const MAX_BLOCKS = 1_000;

/** Changed blocks that make it worth while to start a thread, and a further one beside the engine's own. */
const BLOCKS_OF_FIRST = 250;
const BLOCKS_OF_FURTHER = 250;

/** For how many threads changed blocks are work enough. */
export function threadsAhead({ section, touched, sameForm }: KnownSet): number {
  const blocks = section === undefined || !sameForm ? 0 : touched.blocks;
  return blocks < BLOCKS_OF_FIRST ? 0 : 1 + Math.floor(blocks / BLOCKS_OF_FURTHER);
}

interface AheadControl extends Pick<EncodeControl, 'threads' | 'signal' | 'oldContent' | 'stage'> {
  /** Whether all of a file is made anew, and so nothing ahead. */
  readonly isStale: (file: ExportedFile) => Promise<boolean>;
}

/**
 * Makes the changed blocks of a set; of very many changes, the first. While threads work, other files are looked at and put
 * together, and what threads have no room for, or have not begun at the end, is made here. No thread is started for it: to
 * start takes as long as to make many blocks.
 */
export function makeAhead(known: KnownSet, family: FamilyFiles, control: AheadControl): MadeAhead {
  return new MadeAhead(async (ahead) => {
    const { threads } = control;
    const { section, sameForm } = known;
    if (!threads || section === undefined || !sameForm) return;
    const lent = await Promise.all(Array.from({ length: threads.started }, () => threads.acquire()));
    try {
      const reader = { linesIn: linesThrough(threads.reader, section), threads: lent };
      await new AheadRun(known, { ...family, section }, control, { ahead, ...reader }).make();
    } finally {
      for (const thread of lent) threads.release(thread);
    }
  });
}

type AheadFamily = FamilyFiles & Pick<BlocksOrder, 'section'>;

interface AheadMeans {
  readonly ahead: MadeAhead;
  readonly linesIn: LinesIn;
  readonly threads: readonly ExportThread[];
}

class AheadRun {
  readonly #family: AheadFamily;
  readonly #control: AheadControl;
  readonly #ahead: MadeAhead;
  readonly #feed: ThreadFeed;
  readonly #files: Generator<AheadFile, undefined>;
  readonly #lines: LineMaker;
  readonly #patcher: FilePatcher;
  #blocksLeft = MAX_BLOCKS;

  constructor(
    known: KnownSet,
    family: AheadFamily,
    control: AheadControl,
    { ahead, linesIn, threads }: AheadMeans,
  ) {
    this.#family = family;
    this.#control = control;
    this.#ahead = ahead;
    this.#feed = new ThreadFeed(threads);
    this.#files = changedFiles(known.files, known.touched, control.isStale);
    this.#lines = new LineMaker(linesIn, family.form, control.signal);
    this.#patcher = new FilePatcher(known, family.form, control);
  }

  async make(): Promise<void> {
    const making: Promise<void>[] = [];
    for (let next = this.#files.next(); !next.done && this.#blocksLeft > 0;) {
      const { file, wanted, stale } = next.value;
      // It is read while this one is made.
      next = this.#files.next();
      // Mostly the folder holds the set as it was: the first file is not waited for.
      if (making.length > 0 && (await stale)) continue;
      const parts = await this.#makeBlocks(wanted.slice(0, this.#blocksLeft));
      this.#blocksLeft -= wanted.length;
      const isWhole = this.#blocksLeft >= 0;
      const task = Promise.all(parts)
        .then(() => (isWhole ? this.#putTogether(file) : undefined))
        .then(() => {
          this.#ahead.finish(file.n);
        });
      // It is awaited below.
      task.catch(() => undefined);
      making.push(task);
    }
    await this.#feed.takeBack((order) => makeBlocks(this.#lines, order));
    await Promise.all(making);
  }

  /** Some by threads: these are promised. */
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
      } else this.#ahead.addBlocks(await makeBlocks(this.#lines, order));
    }
    return promised;
  }

  /** Where all of its blocks are there. */
  async #putTogether(file: ExportedFile): Promise<void> {
    const { signal, stage } = this.#control;
    signal.throwIfAborted();
    if (!stage) return;
    const { name } = this.#family.label(file.n);
    const patched = await this.#patcher.patch({ name, ids: file.ids, before: file }, this.#ahead);
    if (!patched || freshBytes(patched.content) > 0) return;
    const { content, release, spent: _, ...facts } = patched;
    const { pieces, places } = packFile(name, content, this.#family.level);
    // The set is laid out while the disk takes the last of them.
    const staged = stage(name, pieces).finally(release);
    // It is awaited where the file is taken.
    staged.catch(() => undefined);
    this.#ahead.addFile(file.n, { ...facts, made: Promise.resolve({ pieces: [], places }), staged });
  }
}

interface AheadFile {
  readonly file: ExportedFile;
  readonly wanted: readonly WantedBlock[];
  readonly stale: Promise<boolean>;
}

/** The files with blocks to make; each is looked at when it is asked for. */
function* changedFiles(
  files: readonly ExportedFile[],
  changed: TouchedRows,
  isStale: AheadControl['isStale'],
): Generator<AheadFile, undefined> {
  for (const file of files) {
    if (file.span && !changed.mayBeIn(file.span)) continue;
    const wanted = wantedOf(file, changed);
    if (wanted.length === 0) continue;
    const stale = isStale(file);
    // It is awaited where the file's turn comes.
    stale.catch(() => undefined);
    yield { file, wanted, stale };
  }
}

/** Blocks that are neighbours, or so many: several threads should come to an end at about the same time. */
const BLOCKS_AT_ONCE = 16;

/** The blocks in parts, each but the first from an end on. */
function* inParts(blocks: readonly WantedBlock[]): Generator<readonly WantedBlock[]> {
  let from = 0;
  for (const [i, { isEnd }] of blocks.entries()) {
    if (!isEnd || i - from < BLOCKS_AT_ONCE) continue;
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
  if ((blocks[0]?.urls ?? 0) > BLOCK_ROWS) return wanted;
  const changed = touched.blocksOf(file);
  const before = (k: number): Uint32Array => {
    const start = changed.start(k);
    return file.ids.subarray(Math.max(0, start - rowsOfWindow(blocks, k)), start);
  };
  for (const k of changed.numbers) {
    if (k > 0 && !changed.has(k - 1)) wanted.push({ ids: before(k), isEnd: true, window: null });
    wanted.push({ ids: changed.rows(k), isEnd: false, window: null });
    for (let next = k + 1; next < blocks.length && !changed.has(next); next++) {
      if (!touched.among(before(next))) break;
      wanted.push({ ids: changed.rows(next), isEnd: false, window: blocks[next - 1]?.tail ?? 0 });
    }
  }
  return wanted;
}
