// Which files of a known set have to be written again, and with which rows. Files whose rows may have changed are made to find
// that out; of most that is all there is to do. It reads rows, but keeps nothing.
import { setImmediate } from 'node:timers/promises';
import type { RowBatch } from '../../../rows/entry-batch.ts';
import type { ExportOptions } from '../../../../../shared/model/export/planned-set.ts';
import type { ExportedFile } from '../../../store/exports/exported-file.ts';
import { GrowingNumbers } from '../../../rows/growing-numbers.ts';
import { sameIds } from '../../../rows/id-ranges.ts';
import { planSticky, type StickyPlan } from './sticky-plan.ts';
import type { ReadyBatch } from '../lines/row-encoder.ts';
import { RowLines } from '../lines/row-lines.ts';
import type { SetFile } from '../pack/set-file.ts';
import { frameOf } from '../lines/xml-frame.ts';
import type { EncodeControl } from '../pack/encode-control.ts';
import type { FamilyFiles } from './family-files.ts';
import { ascending, mergeIds, without } from './id-list.ts';
import { FilesAhead, type FileAhead } from '../pack/files-ahead.ts';
import type { KnownSet } from '../pack/known-set.ts';
import type { FileMaking } from '../pack/make-files.ts';
import { RowHomes, type HomelessRange } from './row-homes.ts';

/** A file to write: the rows that go into it, and those that may come back, ascending. */
export interface ChangedFile extends Pick<SetFile, 'isAsBefore'> {
  readonly n: number;
  readonly ids: Uint32Array;
  readonly waiting: Uint32Array;
  /** Where it was made already. */
  readonly made: FileAhead['made'] | null;
}

export interface StickyLayout {
  /** Files that need not be written. */
  readonly kept: readonly ExportedFile[];
  /** By number. A file whose rows are all gone is in neither list. */
  readonly changed: readonly ChangedFile[];
}

/** Lays a known set out anew. */
export async function layOutSticky(
  known: KnownSet,
  options: ExportOptions,
  family: FamilyFiles,
  control: EncodeControl,
  making: FileMaking,
): Promise<StickyLayout> {
  const { maxUrls, maxBytes, fill } = options;
  const { files, sameForm, ages } = known;
  const frameBytes = frameOf(family.form).bytes;
  const homes = new RowHomes(files, known.touched);
  const isDirty = ({ n, urls, bytes }: ExportedFile): boolean =>
    !sameForm || ages || homes.files.has(n) || urls > maxUrls || bytes > maxBytes;
  const dirty = files.filter(isDirty);
  const others = files.filter((file) => !isDirty(file));
  const plan = planSticky(
    [
      ...dirty.map(({ n }) => ({ n, urls: 0, body: 0, namespaces: 0 })),
      ...others.map(({ n, urls, bytes, namespaces }) => ({
        n,
        urls,
        body: bytes - frameBytes(namespaces),
        namespaces,
      })),
    ],
    { maxUrls, maxBytes, fill: fill ?? 'tail', level: (options.fillLevel ?? 100) / 100, frameBytes },
  );
  const ahead = new FilesAhead(known, { family, control, making });
  const layout = new Layout(known, { plan, family, control, files: ahead });
  try {
    await layout.keepRows(dirty);
    await layout.addHomeless();
    for (const some of homes.homeless()) await layout.addNew(some);
    return layout.result(await layout.staleAmong(others));
  } catch (error) {
    await ahead.settled();
    throw error;
  }
}

/** Files that are looked at together: while one is read, the checksum of another is made. */
const LOOKS = 2;

interface LayoutMeans {
  readonly plan: StickyPlan;
  readonly family: FamilyFiles;
  readonly control: EncodeControl;
  readonly files: FilesAhead;
}

class Layout {
  readonly #known: KnownSet;
  readonly #plan: StickyPlan;
  readonly #family: FamilyFiles;
  readonly #control: EncodeControl;
  readonly #files: FilesAhead;
  readonly #lines: RowLines;
  readonly #ahead = new Map<number, FileAhead>();
  /** By file: the rows that stay, of the files that are filled anew. */
  readonly #stay = new Map<number, Uint32Array>();
  /** By file: the rows that come to it. */
  readonly #come = new Map<number, GrowingNumbers>();
  readonly #homeless = new GrowingNumbers();

  constructor(known: KnownSet, { plan, family, control, files }: LayoutMeans) {
    this.#known = known;
    this.#plan = plan;
    this.#family = family;
    this.#control = control;
    this.#files = files;
    this.#lines = new RowLines(family.form);
  }

  /** Keeps the rows of files in them: those that were written, and those that come back. */
  async keepRows(files: readonly ExportedFile[]): Promise<void> {
    const total = files.reduce((sum, { urls }) => sum + urls, 0);
    let rows = 0;
    for (const file of files) {
      this.#stay.set(file.n, await this.#keep(file));
      this.#control.onAhead?.((rows += file.urls), total);
    }
  }

  async #keep(file: ExportedFile): Promise<Uint32Array> {
    const made = await this.#files.make(file);
    if (!made) return NONE;
    const body = made.bytes - frameOf(this.#family.form).bytes(made.namespaces);
    if (!this.#plan.keepAll(file.n, made.urls, body, made.namespaces)) {
      made.release();
      return this.#keepSome(file);
    }
    this.#ahead.set(file.n, await this.#files.place(file, made));
    return made.ids;
  }

  /** Of a file that has no room for all any more, the rows that fit: first those that it had. */
  async #keepSome(file: ExportedFile): Promise<Uint32Array> {
    const rows = new GrowingNumbers(file.ids.length);
    for (const ids of [file.ids, file.waiting]) {
      if (ids.length > 0) await this.#keepRead(file.n, ids, rows);
    }
    return ascending(rows);
  }

  async #keepRead(n: number, ids: Uint32Array, rows: GrowingNumbers): Promise<void> {
    for (const batch of this.#known.rowsOf(ids).read()) {
      if ('lines' in batch && this.#keepAll(n, batch, rows)) {
        this.#control.signal.throwIfAborted();
        await setImmediate();
        continue;
      }
      await this.#each('lines' in batch ? batch.rows() : [batch], (id, bytes, namespaces) => {
        if (this.#plan.keep(n, bytes, namespaces)) rows.push(id);
        else this.#homeless.push(id);
      });
    }
  }

  #keepAll(n: number, { lines, ids }: ReadyBatch, rows: GrowingNumbers): boolean {
    if (!this.#plan.keepAll(n, lines.urls, lines.xml.length, lines.namespaces)) return false;
    rows.pushAll(ids);
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

  /** The numbers of those files that the folder does not hold as they were written. */
  async staleAmong(files: readonly ExportedFile[]): Promise<Set<number>> {
    const stale = new Set<number>();
    const left = files.values();
    const look = async (): Promise<void> => {
      for (const { n, sha256 } of left) {
        const there = await this.#control.look(this.#family.label(n).name);
        if (there?.sha256 !== sha256) stale.add(n);
      }
    };
    await Promise.all(Array.from({ length: LOOKS }, look));
    return stale;
  }

  /** `stale`: files that are written again with the rows that they have. */
  result(stale: ReadonlySet<number>): StickyLayout {
    const known = new Map(this.#known.files.map((file) => [file.n, file]));
    const numbers = new Set([...known.keys(), ...this.#come.keys()]);
    const kept: ExportedFile[] = [];
    const changed: ChangedFile[] = [];
    for (const n of [...numbers].sort((a, b) => a - b)) {
      const file = known.get(n);
      const come = this.#come.get(n);
      const stay = this.#stay.get(n);
      const ahead = come ? undefined : this.#ahead.get(n);
      const ids = come ? mergeIds(stay ?? file?.ids ?? NONE, ascending(come)) : stay;
      const waiting = file && ids ? this.#waitingFor(file, ids) : NONE;
      if (file && !ids) {
        if (stale.has(n)) changed.push({ ...file, made: null, isAsBefore: true });
        else kept.push(file);
      } else if (file && ids && ahead?.isThere) {
        const { namespaces, leftOut } = ahead.made;
        kept.push({ ...file, ids, waiting, namespaces, leftOut });
      } else
        changed.push({
          n,
          ids: ids ?? NONE,
          waiting,
          made: this.#taken(ahead),
          isAsBefore: ahead?.isAsBefore,
        });
    }
    return { kept, changed: changed.filter(({ ids }) => ids.length > 0) };
  }

  /** What was made serves where it was staged, or where nothing is to be written. */
  #taken(ahead: FileAhead | undefined): ChangedFile['made'] {
    return !ahead || this.#control.needsContent ? null : ahead.made;
  }

  /** The rows that were in the file or waited for it, and now are neither in it nor looking for another one. */
  #waitingFor(file: ExportedFile, ids: Uint32Array): Uint32Array {
    if (file.waiting.length === 0 && sameIds(file.ids, ids)) return NONE;
    return without(mergeIds(file.ids, file.waiting), mergeIds(ids, ascending(this.#homeless)));
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
      this.#control.signal.throwIfAborted();
      for (let i = 0; i < batch.count; i++) {
        if (lines.read(batch, i)) visit(batch.id[i] ?? 0, lines.bytes, lines.namespaces, batch.loc[i] ?? '');
      }
      await setImmediate();
    }
  }
}

const NONE = new Uint32Array();
