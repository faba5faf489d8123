// The files of a set that was exported before: how many have to be packed again, and in which order files stand.
import type { ExportOptions } from '../../../../shared/model/export-plan.ts';
import type { FilePlace } from '../../../../shared/model/exported-file.ts';
import type { ExportInput } from './encode-set.ts';
import { THREAD_BYTES } from '../../write/pack-pool.ts';
import type { ExportExtent } from './export-threads.ts';
import { threadsAhead } from './make-ahead.ts';
import { sameFamily } from './export-names.ts';

/** How much an export may have to read and to write, about. */
export function extentOf(input: ExportInput, options: ExportOptions): ExportExtent {
  let [rows, anew, ahead] = [0, 0, 0];
  for (const family of input.sections) {
    const { known } = family;
    // A family's total may have to be read first.
    if (!known || options.repack) anew += family.total;
    else {
      rows += known.files.reduce((sum, { urls }) => sum + urls, 0);
      ahead += threadsAhead(known);
    }
  }
  const files = Math.ceil(anew / options.maxUrls) + filesToPack(input, options) + ahead;
  return { rows: rows + anew, files };
}

/** Changed blocks of a file that make it worth while to have a thread pack it: those of some megabytes. */
const BLOCKS_OF_THREAD = 50;

/** About how many files of known sets have to be packed by threads. The blocks of others are: see threadsAhead. */
export function filesToPack({ sections }: ExportInput, { repack }: ExportOptions): number {
  if (repack) return 0;
  let count = 0;
  for (const { known } of sections) {
    if (!known) continue;
    const large = known.files.filter(({ bytes }) => bytes >= THREAD_BYTES).length;
    if (!known.sameForm) count += large;
    else if (known.section === undefined)
      count += Math.min(large, Math.floor(known.touched.blocks / BLOCKS_OF_THREAD));
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
