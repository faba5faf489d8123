// What the files of a family have in common. Plain data.
import type { FilePlace } from '../../../store/exports/exported-file.ts';
import type { FileForm } from '../lines/file-form.ts';
import type { SetFile } from '../pack/set-file.ts';

/** A file's place and name. */
export type SectionFile = FilePlace & Pick<SetFile, 'name'>;

/** What the files of a family have in common. */
export interface FamilyFiles {
  readonly form: FileForm;
  /** 1 to 9; null = not packed. */
  readonly level: number | null;
  readonly label: (n: number) => SectionFile;
}
