// Files of earlier exports that a new set no longer has. It looks, and removes nothing.
import { dirname, join } from 'node:path';
import type { ExportManifest, ExportOptions } from '../../../../../shared/model/export/planned-set.ts';
import { hashesOf, obsoleteNames } from '../../compare/compare-files.ts';
import { isWritable } from '../folder/refuse-folder.ts';
import type { SwapEntry } from '../swap.ts';
import { stillPresent, type ExportFolder } from './export-folder.ts';
import { addressIn, type SetPlaces } from './export-sites.ts';

/** Those to remove, and those that stay, with what is known of these. */
export interface ObsoleteFiles {
  readonly removals: readonly SwapEntry[];
  readonly kept: readonly string[];
  readonly hashes: Readonly<Record<string, string>>;
  readonly addresses: Readonly<Record<string, string>>;
}

/** `names` = the files of the new set. Only what is still as Mapwright wrote it, in a folder that can be written, is to be removed. */
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
    const isOurs = remove && sha256 !== undefined && (await present(name)) === sha256;
    if (isOurs && (await isWritable(dirname(join(out, name))))) removals.push({ name, sha256 });
    else kept.push(name);
  }
  const hashes = kept.flatMap((name): [string, string][] => {
    const sha256 = known.get(name);
    return sha256 === undefined ? [] : [[name, sha256]];
  });
  const addresses = kept.map((name): [string, string] => [name, oldAddress(previous, name)]);
  return { removals, kept, hashes: Object.fromEntries(hashes), addresses: Object.fromEntries(addresses) };
}

/** Files of sets before that the new one does not have. */
export interface LeftFiles extends ObsoleteFiles {
  /** Those of another project, where the set before was one; else null. They are not ours to call obsolete. */
  readonly others: readonly string[] | null;
  /** Of all files of other projects that are there, as far as it is known. */
  readonly othersHashes: Readonly<Record<string, string>>;
}

interface LeftInput {
  readonly folder: ExportFolder;
  readonly options: Pick<ExportOptions, 'removeOld'>;
  /** See ExportRun. */
  readonly keepsOthers: boolean;
}

/** Sorts them; `names` = the files of the new set. */
export async function leftFiles(
  { folder, keepsOthers, options }: LeftInput,
  names: readonly string[],
): Promise<LeftFiles> {
  const { out, previous } = folder;
  const obsolete = keepsOthers ? NO_OBSOLETE : await sortObsolete(folder, names, options.removeOld ?? false);
  const known = keepsOthers ? hashesOf(previous) : new Map(Object.entries(previous?.othersHashes ?? {}));
  const ours = new Set(names);
  const there = await stillPresent(
    out,
    [...known.keys()].filter((name) => !ours.has(name)),
  );
  return {
    ...obsolete,
    others: keepsOthers ? await stillPresent(out, obsoleteNames(previous, names)) : null,
    othersHashes: Object.fromEntries(there.map((name) => [name, known.get(name) ?? ''])),
  };
}

const NO_OBSOLETE: ObsoleteFiles = { removals: [], kept: [], hashes: {}, addresses: {} };

/**
 * Those of the obsolete files at whose address a file of the new set (`names`) stands: in one folder and in folders by
 * host it has different names. http and https count as one place.
 */
export function movedFiles(
  previous: ExportManifest | null,
  obsolete: readonly string[],
  places: SetPlaces,
  names: readonly string[],
): string[] {
  const taken = new Set(names.map((name) => withoutScheme(addressIn(places, name))));
  return obsolete.filter((name) => taken.has(withoutScheme(oldAddress(previous, name))));
}

/** Where a file of an earlier export was reachable; empty where nobody knows. */
function oldAddress(previous: ExportManifest | null, name: string): string {
  return previous ? (previous.obsoleteAddresses?.[name] ?? addressIn(previous, name)) : '';
}

function withoutScheme(address: string): string {
  return address.replace(/^https?:/, '');
}
