// Files of earlier exports that a new set no longer has. It looks, and removes nothing.
import { hashesOf, obsoleteNames } from '../../compare/compare-files.ts';
import type { SwapEntry } from '../../write/swap.ts';
import { stillPresent, type ExportFolder } from './export-folder.ts';

/** Those to remove, and those that stay, with what is known of these. */
export interface ObsoleteFiles {
  readonly removals: readonly SwapEntry[];
  readonly kept: readonly string[];
  readonly hashes: Readonly<Record<string, string>>;
}

/** `names` = the files of the new set. Only what is still as Mapwright wrote it is to be removed. */
export async function sortObsolete(
  { out, previous, sha256: present }: ExportFolder,
  names: readonly string[],
  remove: boolean,
): Promise<ObsoleteFiles> {
  const known = hashesOf(previous);
  const removals: SwapEntry[] = [];
  const kept: string[] = [];
  for (const name of await stillPresent(out, obsoleteNames(previous, names))) {
    const sha256 = known.get(name);
    // What somebody changed since is no longer what Mapwright wrote.
    if (remove && sha256 !== undefined && (await present(name)) === sha256) removals.push({ name, sha256 });
    else kept.push(name);
  }
  const hashes = kept.flatMap((name): [string, string][] => {
    const sha256 = known.get(name);
    return sha256 === undefined ? [] : [[name, sha256]];
  });
  return { removals, kept, hashes: Object.fromEntries(hashes) };
}
