// The files of the set that the folder holds: which have to be written again, and in which order files stand.
import type { ExportOptions } from '../../../../shared/model/export-plan.ts';
import type { ExportedFile, FilePlace } from '../../../../shared/model/exported-file.ts';
import type { ExportInput } from './encode-set.ts';
import type { ExportFolder } from './export-folder.ts';
import { THREAD_BYTES } from '../../write/pack-pool.ts';
import { sameFamily, sitemapName } from './export-names.ts';

/**
 * Says of a known file whether it has to be written whatever its rows are: where its form is another now, where it is
 * about news, which grows old, and where the folder does not hold it as it was written.
 */
export async function isStaleIn(
  input: ExportInput,
  options: ExportOptions,
  folder: ExportFolder,
): Promise<(file: ExportedFile) => boolean> {
  const { known } = input;
  const sameForm = !known || known.form === known.formNow;
  const fresh = new Set<ExportedFile>();
  if (!sameForm) return () => true;
  for (const family of input.sections) {
    for (const file of family.known?.files ?? []) {
      if (file.kind === 'news') continue;
      const present = await folder.sha256(sitemapName(family, file.n, options));
      if (present === file.sha256) fresh.add(file);
    }
  }
  return (file) => !fresh.has(file);
}

/** About how many files of known sets have to be packed by threads: large ones that may have changed rows. */
export function filesToPack({ sections, known: form }: ExportInput, { repack }: ExportOptions): number {
  if (repack) return 0;
  let count = 0;
  for (const { known } of sections) {
    if (!known) continue;
    const large = known.files.filter(({ bytes }) => bytes >= THREAD_BYTES).length;
    const all = !known.sameForm || form?.form !== form?.formNow;
    count += all ? large : Math.min(large, known.touched.length);
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
