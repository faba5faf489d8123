// Makes files of a known set whose rows may have changed, of the rows that they had and those that come back, before it is
// known which rows they are to have: mostly it is these. It decides nothing.
import type { ExportedFile } from '../../../store/exports/exported-file.ts';
import type { MadeFile, SetFile } from './set-file.ts';
import { stageMade, WorkingFiles } from '../folder/stage-files.ts';
import type { EncodeControl } from './encode-control.ts';
import type { FamilyFiles } from '../layout/family-files.ts';
import { sameIds } from '../../../rows/id-ranges.ts';
import { mergeIds } from '../layout/id-list.ts';
import type { FileMaking } from './make-files.ts';
import type { KnownSet } from './known-set.ts';

/** A file that was made so. */
export interface FileAhead extends Pick<SetFile, 'isAsBefore'> {
  /** On its way to the staging folder, if it is to be written. */
  readonly made: MadeFile & Pick<SetFile, 'staged'>;
  /** The folder has it, with just this content. */
  readonly isThere: boolean;
}

interface AheadMeans {
  readonly family: FamilyFiles;
  readonly control: EncodeControl;
  readonly making: FileMaking;
}

export class FilesAhead {
  readonly #known: KnownSet;
  readonly #means: AheadMeans;
  readonly #working = new WorkingFiles();

  constructor(known: KnownSet, means: AheadMeans) {
    this.#known = known;
    this.#means = means;
  }

  /** Owed: to place or to release it. Null where none of the rows is written. */
  async make(file: ExportedFile): Promise<MadeFile | null> {
    const { family, making } = this.#means;
    const rows = this.#known.rowsOf(mergeIds(file.ids, file.waiting));
    const made = await making.make(family.label(file.n).name, rows);
    // Mostly it has the rows that it had: they need not be held twice.
    return made && sameIds(made.ids, file.ids) ? { ...made, ids: file.ids } : made;
  }

  /** Has a file staged, unless the folder has its content already, or nothing is to be written. */
  async place(file: ExportedFile, made: MadeFile): Promise<FileAhead> {
    const { family, control } = this.#means;
    const { stage, needsContent } = control;
    const { name } = family.label(file.n);
    const isThere = await this.#isThere(file, name, made);
    const isAsBefore = this.#known.sameForm && file.bytes === made.bytes && file.plainCrc === made.plainCrc;
    if (isThere || !stage || needsContent) {
      made.release();
      return { made, isThere, isAsBefore };
    }
    const staged = stageMade(name, made, stage);
    // It is awaited where the file is taken.
    staged.catch(() => undefined);
    await this.#working.add(staged);
    return { made: { ...made, staged }, isThere, isAsBefore };
  }

  /** When what is on its way to the staging folder has come to an end. */
  settled(): Promise<void> {
    return this.#working.settled();
  }

  /** Whether the file in the folder is the one that is known, and has this content, however it is packed. */
  async #isThere({ sha256 }: ExportedFile, name: string, { bytes, plainCrc }: MadeFile): Promise<boolean> {
    if (!this.#known.sameForm) return false;
    const there = await this.#means.control.look(name);
    return there?.sha256 === sha256 && there.plain.bytes === bytes && there.plain.crc === plainCrc;
  }
}
