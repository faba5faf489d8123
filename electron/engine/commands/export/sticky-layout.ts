// Which files of a known set have to be written again, and with which rows. It reads rows, but writes and keeps nothing.
import { setImmediate } from 'node:timers/promises';
import type { RowBatch } from '../../../../shared/model/entry-batch.ts';
import type { ExportOptions } from '../../../../shared/model/export-plan.ts';
import type { ExportedFile } from '../../../../shared/model/exported-file.ts';
import { GrowingNumbers } from '../../../../shared/model/growing-numbers.ts';
import type { LinesIn } from './line-maker.ts';
import type { MadeAhead } from './made-ahead.ts';
import { RowIds } from '../../../../shared/model/row-ids.ts';
import { planSticky, type StickyPlan } from '../../plan/sticky-plan.ts';
import type { IdRange } from '../../../../shared/model/id-ranges.ts';
import { totalOf } from '../../write/block-tally.ts';
import type { FileForm } from '../../write/file-form.ts';
import type { ReadyBatch } from '../../write/row-encoder.ts';
import { RowLines } from '../../write/row-lines.ts';
import { frameOf } from '../../write/xml-frame.ts';
import { RowHomes, type HomelessRange } from './row-homes.ts';
import { ascending, mergeIds, StayingRows } from './id-list.ts';
import type { TouchedRows } from './touched-rows.ts';

/** A set that was exported before, and how to read the rows that matter now. */
export interface KnownSet {
  readonly files: readonly ExportedFile[];
  /** Where rows may have changed since; rows outside are as they were written. */
  readonly touched: TouchedRows;
  /** Included rows among these ascending ids, in order. */
  readonly rowsIn: (ids: Uint32Array) => Iterable<RowBatch>;
  /** As rowsIn, for writing them. */
  readonly linesIn: LinesIn;
  /** What threads make meanwhile. */
  readonly ahead?: MadeAhead | undefined;
  /** Whether the database can make the lines of rows that are known to be in the set. */
  readonly lines: boolean;
  /** The section whose rows linesIn reads, where threads can make the same lines; null = all rows are in one. */
  readonly section?: number | null | undefined;
  /** Whether rows that were not touched are written as they were; else the files have other bytes now. */
  readonly sameForm: boolean;
  readonly rowsBetween: (range: IdRange) => Iterable<RowBatch>;
}

/** A file to write: the rows that go into it, and those that may come back, ascending. */
export interface ChangedFile {
  readonly n: number;
  readonly ids: RowIds;
  readonly waiting: Uint32Array;
  /** The file as it was written, where rows that were not touched have the same lines now. */
  readonly before?: ExportedFile | undefined;
}

export interface StickyLayout {
  /** Files that need not be written. */
  readonly kept: readonly ExportedFile[];
  /** By number. A file whose rows are all gone is in neither list. */
  readonly changed: readonly ChangedFile[];
}

/** Lays a known set out anew; `isStale` says of a file whether it has to be written whatever its rows are. */
export async function layOutSticky(
  known: KnownSet,
  options: ExportOptions,
  form: FileForm,
  isStale: (file: ExportedFile) => Promise<boolean>,
  signal: AbortSignal,
): Promise<StickyLayout> {
  const { maxUrls, maxBytes, fill } = options;
  const frameBytes = frameOf(form).bytes;
  const homes = new RowHomes(known.files, known.touched);
  const dirty = new Set(homes.files);
  for (const file of known.files)
    if (file.urls > maxUrls || file.bytes > maxBytes || !known.sameForm) dirty.add(file.n);
  const stale = await staleAmong(
    known.files.filter(({ n }) => !dirty.has(n)),
    isStale,
  );
  const plan = planSticky(
    known.files.map((file) =>
      dirty.has(file.n)
        ? { n: file.n, urls: 0, body: 0, namespaces: 0 }
        : {
            n: file.n,
            urls: file.urls,
            body: file.bytes - frameBytes(file.namespaces),
            namespaces: file.namespaces,
          },
    ),
    { maxUrls, maxBytes, fill: fill ?? 'tail', level: (options.fillLevel ?? 100) / 100, frameBytes },
  );
  const { ahead } = known;
  const layout = new Layout(known, plan, { ahead, form, signal });
  for (const file of known.files) {
    if (!dirty.has(file.n)) continue;
    await ahead?.ready(file.n);
    await layout.keepRows(file);
  }
  await ahead?.whole();
  await layout.addHomeless();
  for (const some of homes.homeless()) await layout.addNew(some);
  return layout.result(stale);
}

/** Files that are looked at together: while one is read, the checksum of another is made. */
const LOOKS = 2;

/** The numbers of those that are stale. */
async function staleAmong(
  files: readonly ExportedFile[],
  isStale: (file: ExportedFile) => Promise<boolean>,
): Promise<Set<number>> {
  const stale = new Set<number>();
  const left = files.values();
  const look = async (): Promise<void> => {
    for (const file of left) if (await isStale(file)) stale.add(file.n);
  };
  await Promise.all(Array.from({ length: LOOKS }, look));
  return stale;
}

class Layout {
  readonly #known: KnownSet;
  readonly #ahead: MadeAhead | undefined;
  readonly #plan: StickyPlan;
  readonly #signal: AbortSignal;
  readonly #lines: RowLines;
  /** By file: the rows that stay, of the files that are filled anew. */
  readonly #stay = new Map<number, RowIds>();
  /** By file: the rows that come to it. */
  readonly #come = new Map<number, GrowingNumbers>();
  readonly #homeless = new GrowingNumbers();

  constructor(
    known: KnownSet,
    plan: StickyPlan,
    { ahead, form, signal }: { ahead: MadeAhead | undefined; form: FileForm; signal: AbortSignal },
  ) {
    this.#lines = new RowLines(form);
    this.#known = known;
    this.#ahead = ahead;
    this.#plan = plan;
    this.#signal = signal;
  }

  /** Keeps the rows of a file in it: first those that were written, then those that come back to it. */
  async keepRows(file: ExportedFile): Promise<void> {
    const rows = new StayingRows(file.ids);
    const made = this.#keepMade(file.n, rows);
    if (!made) await this.#keepWritten(file, rows);
    const others = made && file.waiting.length > 0 ? without(file.waiting, made.list()) : file.waiting;
    await this.#keepRead(file.n, others, rows);
    this.#stay.set(file.n, rows.ascending());
  }

  /** The rows of a file that is made already, where they fit: then they stay. Else null. */
  #keepMade(n: number, rows: StayingRows): RowIds | null {
    const made = this.#ahead?.file(n);
    if (!made) return null;
    const body = totalOf(made.blocks.bytes);
    if (!this.#plan.keepAll(n, made.urls, body, made.namespaces)) return null;
    rows.addFile(made.ids);
    return made.ids;
  }

  async #keepWritten(file: ExportedFile, rows: StayingRows): Promise<void> {
    const { sameForm, touched } = this.#known;
    // Of another form, no block is as it was written.
    const end = sameForm ? file.blocks.urls.length : 0;
    const blocks = touched.blocksOf(file);
    let from = 0;
    for (const k of sameForm ? blocks.numbers : []) {
      await this.#keepAsBefore(file, from, k, rows);
      await this.#keepRead(file.n, blocks.rows(k), rows);
      from = k + 1;
    }
    await this.#keepAsBefore(file, from, end, rows);
    await this.#keepRead(file.n, file.ids.slice(blocks.start(end), file.ids.length), rows);
  }

  /** Keeps the rows of the blocks from one up to another, which are as they were written; those that fit, if not all do. */
  async #keepAsBefore(file: ExportedFile, from: number, to: number, rows: StayingRows): Promise<void> {
    if (from === to) return;
    const ids = this.#known.touched.blocksOf(file).rows(from, to);
    let [bytes, namespaces] = [0, 0];
    for (let k = from; k < to; k++) {
      bytes += file.blocks.bytes[k] ?? 0;
      namespaces |= file.blocks.namespaces[k] ?? 0;
    }
    if (this.#plan.keepAll(file.n, ids.length, bytes, namespaces)) rows.addAll(ids);
    else if (to - from === 1) await this.#keepRead(file.n, ids, rows);
    else for (let k = from; k < to; k++) await this.#keepAsBefore(file, k, k + 1, rows);
  }

  async #keepRead(n: number, ids: Uint32Array, rows: StayingRows): Promise<void> {
    if (ids.length === 0) return;
    const made = this.#ahead?.block(ids);
    if (made && this.#plan.keepAll(n, made.sums.urls, made.sums.bytes, made.sums.namespaces)) {
      rows.addAll(ids);
      return;
    }
    for (const batch of this.#known.linesIn(ids)) {
      if ('lines' in batch && this.#keepAll(n, batch, rows)) {
        this.#signal.throwIfAborted();
        await setImmediate();
        continue;
      }
      await this.#each('lines' in batch ? batch.rows() : [batch], (id, bytes, namespaces) => {
        if (this.#plan.keep(n, bytes, namespaces)) rows.add(id);
        else this.#homeless.push(id);
      });
    }
  }

  #keepAll(n: number, { lines, ids }: ReadyBatch, rows: StayingRows): boolean {
    if (!this.#plan.keepAll(n, lines.urls, lines.xml.length, lines.namespaces)) return false;
    rows.addAll(ids);
    return true;
  }

  /** Finds files for the rows that their own has no room for any more. */
  async addHomeless(): Promise<void> {
    await this.#each(this.#known.rowsIn(ascending(this.#homeless)), this.#add);
  }

  /** Finds files for the rows of the range that have none. */
  async addNew({ range, hasHome }: HomelessRange): Promise<void> {
    await this.#each(this.#known.rowsBetween(range), (id, ...line) => {
      if (!hasHome(id)) this.#add(id, ...line);
    });
  }

  /** `stale`: files that are written again with the rows that they have. */
  result(stale: ReadonlySet<number>): StickyLayout {
    const known = new Map(this.#known.files.map((file) => [file.n, file]));
    const numbers = new Set([...known.keys(), ...this.#come.keys()]);
    const kept: ExportedFile[] = [];
    const changed: ChangedFile[] = [];
    for (const n of [...numbers].sort((a, b) => a - b)) {
      const file = known.get(n);
      const stay = this.#stay.get(n);
      const come = this.#come.get(n);
      if (file && !stay && !come) (stale.has(n) ? changed : kept).push(file);
      else
        changed.push(this.#changedFile(n, file, stay ?? file?.ids ?? NO_ROWS, come ? ascending(come) : NONE));
    }
    return { kept, changed: changed.filter(({ ids }) => ids.length > 0) };
  }

  #changedFile(n: number, file: ExportedFile | undefined, stay: RowIds, come: Uint32Array): ChangedFile {
    const ids = come.length === 0 ? stay : RowIds.of(mergeIds(stay.list(), come));
    return {
      n,
      ids,
      waiting: file ? this.#waitingFor(file, ids) : NONE,
      before: this.#known.sameForm ? file : undefined,
    };
  }

  /** The rows that were in the file or waited for it, and now are neither in it nor looking for another one. */
  #waitingFor(file: ExportedFile, ids: RowIds): Uint32Array {
    if (file.waiting.length === 0 && file.ids.equals(ids)) return NONE;
    return without(mergeIds(file.ids.list(), file.waiting), mergeIds(ids.list(), ascending(this.#homeless)));
  }

  readonly #add = (id: number, bytes: number, namespaces: number, loc: string): void => {
    const n = this.#plan.add(bytes, namespaces, loc);
    let rows = this.#come.get(n);
    if (!rows) this.#come.set(n, (rows = new GrowingNumbers()));
    rows.push(id);
  };

  async #each(
    batches: Iterable<RowBatch>,
    visit: (id: number, bytes: number, namespaces: number, loc: string) => void,
  ): Promise<void> {
    const lines = this.#lines;
    for (const batch of batches) {
      this.#signal.throwIfAborted();
      for (let i = 0; i < batch.count; i++) {
        if (lines.read(batch, i)) visit(batch.id[i] ?? 0, lines.bytes, lines.namespaces, batch.loc[i] ?? '');
      }
      await setImmediate();
    }
  }
}

const NONE = new Uint32Array();
const NO_ROWS = RowIds.of(NONE);

/** Those of the ids that are not among the others; both ascending. */
function without(ids: Uint32Array, others: Uint32Array): Uint32Array {
  let at = 0;
  return ids.filter((id) => {
    while ((others[at] ?? Infinity) < id) at++;
    return others[at] !== id;
  });
}
