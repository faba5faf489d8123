// The files of a set that was exported before: how many have to be made again, and in which order files stand.
import type { ExportOptions } from '../../../../../shared/model/export/planned-set.ts';
import type { FilePlace } from '../../../store/exports/exported-file.ts';
import type { ExportInput } from '../section-input.ts';
import { sameFamily } from './export-names.ts';

/** How many files have to be made, about. */
export function filesToMake({ sections }: ExportInput, { repack, maxUrls }: ExportOptions): number {
  let count = 0;
  for (const family of sections) {
    const { known } = family;
    // A family's total may have to be read first.
    if (!known || repack) count += Math.ceil(family.total / maxUrls);
    else if (!known.sameForm) count += known.files.length;
    else count += known.files.filter((file) => known.touched.mayBeOf(file)).length;
  }
  return count;
}

/** By family, in the order of the families, then by number. */
export function inPlace({ sections }: ExportInput): (a: FilePlace, b: FilePlace) => number {
  const place = (file: FilePlace): number => sections.findIndex((family) => sameFamily(family, file));
  const places = new Map<string, number>();
  const placeOf = (file: FilePlace): number => {
    const key = `${String(file.section)} ${file.kind} ${file.host}`;
    let found = places.get(key);
    if (found === undefined) places.set(key, (found = place(file)));
    return found;
  };
  return (a, b) => placeOf(a) - placeOf(b) || a.n - b.n;
}
