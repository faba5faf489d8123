// The files of a known set that have to be written again: those that were made before it was laid out, and others, which
// are made as whole files when it is their turn. It decides nothing and writes nothing.
import type { SetFile } from './set-file.ts';
import type { EncodeControl } from './encode-control.ts';
import type { FamilyFiles } from '../layout/family-files.ts';
import type { FileMaking } from './make-files.ts';
import type { KnownSet } from './known-set.ts';
import type { ChangedFile } from '../layout/sticky-layout.ts';

/** In their order. Memory: one file, and those that were handed out and not yet released. */
export async function* encodeKnown(
  changed: readonly ChangedFile[],
  known: KnownSet,
  making: FileMaking,
  { label, onRows }: Pick<FamilyFiles, 'label'> & Pick<EncodeControl, 'onRows'>,
): AsyncGenerator<SetFile> {
  for (const { n, ids, waiting, made: ahead, isAsBefore } of changed) {
    const place = label(n);
    const made = ahead ?? (await making.make(place.name, known.rowsOf(ids)));
    if (made) yield { ...made, ...place, waiting, isAsBefore };
    onRows(ids.length);
  }
}
