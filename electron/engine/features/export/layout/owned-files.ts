// Which files of the target folder are Mapwright's to replace: those that still are as it wrote them. It only looks.
import { join } from 'node:path';
import type { FileChange } from '../../../../../shared/model/export/planned-set.ts';
import { MANIFEST_NAME } from '../../../../../shared/model/export/set-name.ts';
import { hashesOf } from '../../compare/compare-files.ts';
import { fileError } from '../../../../files/file-error.ts';
import { lookAt } from '../folder/files-in-the-way.ts';
import { readPresent } from '../open-present.ts';
import { sha256Of } from '../folder/staging.ts';
import type { ExportFolder } from './export-folder.ts';

/** A file of the new set, and whether it will be written. */
export interface ToWrite {
  readonly name: string;
  readonly change: FileChange;
}

/**
 * Those of the names that an export may replace without asking: what stays as it is, and what still is as Mapwright wrote
 * it. What somebody changed or put a link in the place of is no longer Mapwright's. Only files that change are read. A
 * robots.txt is changed in place, whoever wrote it, unless it is a link.
 */
export async function stillOwned(
  { out, previous, owned, sha256: present }: ExportFolder,
  files: readonly ToWrite[],
  robots: readonly ToWrite[],
): Promise<ReadonlySet<string>> {
  const written = hashesOf(previous);
  const ours = new Set(owned);
  const replaced = files.filter(
    ({ name, change }) => change !== 'unchanged' && owned.has(name) && name !== MANIFEST_NAME,
  );
  const found = await lookAt(
    out,
    replaced.map(({ name }) => name),
  );
  for (const [i, { name }] of replaced.entries()) {
    const stat = found[i];
    if (!stat) continue;
    const isOurs =
      stat.isFile() && ((await present(name)) ?? (await hashOf(join(out, name)))) === written.get(name);
    if (!isOurs) ours.delete(name);
  }
  return ours.union(await plainFiles(out, robots));
}

/** As ExportFolder.sha256, but throws where the file can't be read: then nobody knows whose it is. */
async function hashOf(path: string): Promise<string> {
  try {
    return sha256Of(await readPresent(path));
  } catch (error) {
    throw fileError(error, path);
  }
}

/** Those that stay as they are, or are no links to other places. */
async function plainFiles(out: string, files: readonly ToWrite[]): Promise<ReadonlySet<string>> {
  const found = await lookAt(
    out,
    files.map(({ name }) => name),
  );
  const plain = files.filter(({ change }, i) => change === 'unchanged' || !found[i]?.isSymbolicLink());
  return new Set(plain.map(({ name }) => name));
}
