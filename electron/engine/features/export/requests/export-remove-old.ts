// export.removeOld: removes files of earlier exports that are no longer part of the set in a folder. Only those that its
// manifest names and that are still as Mapwright wrote them.
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import type { ExportManifest } from '../../../../../shared/model/export/planned-set.ts';
import { MANIFEST_NAME } from '../../../../../shared/model/export/set-name.ts';
import type { Command } from '../../../project/context.ts';
import { formatManifest } from '../manifest.ts';
import { inHeldFolder } from '../folder/hold-folder.ts';
import { refuseSubFolders } from '../folder/refuse-folder.ts';
import { rememberRemoved } from '../../../store/exports/export-profiles.ts';
import { createStaging } from '../folder/staging.ts';
import { commitSwap } from '../swap.ts';
import { openExportFolder, stillPresent, type ExportFolder } from '../layout/export-folder.ts';
import { leaveExport } from '../complete-exports.ts';
import { changeableProject } from '../../../project/current-project.ts';
import { sortObsolete } from '../layout/obsolete-files.ts';
import { wholePath } from '../export-options.ts';

export const exportRemoveOld: Command<'export.removeOld'> = async ({ out }, context) => {
  const project = changeableProject(context);
  const path = wholePath(out);
  await leaveExport(context, project, path, { exclusive: true });
  return inHeldFolder(path, async () => {
    const folder = await openExportFolder(path, true);
    if (!folder.previous) throw new AppError('invalid-export', reason('export-not-ours', { path: out }));
    const outcome = await removeObsolete(folder, folder.previous);
    rememberRemoved(project.store.db, path, outcome.removed);
    return outcome;
  });
};

async function removeObsolete(
  folder: ExportFolder,
  manifest: ExportManifest,
): Promise<{ removed: readonly string[]; kept: readonly string[] }> {
  const names = new Set(manifest.obsolete ?? []);
  const current = { ...folder, previous: manifest };
  const present = await stillPresent(folder.out, [...names]);
  await refuseSubFolders(
    folder.out,
    present.map((name) => ({ name })),
  );
  const others = [...folder.owned].filter((name) => !names.has(name));
  const { removals, kept, hashes, addresses } = await sortObsolete(current, others, true);
  const left = { ...manifest, obsolete: kept, obsoleteHashes: hashes, obsoleteAddresses: addresses };
  const staging = await createStaging(folder.out);
  let committing = false;
  try {
    const { name, sha256 } = await staging.write(MANIFEST_NAME, Buffer.from(formatManifest(left)));
    committing = true;
    await commitSwap(staging, [{ name, sha256 }], removals);
  } catch (error) {
    // What was decided is completed by the next export.
    if (!committing) await staging.remove().catch(() => undefined);
    throw error;
  }
  return { removed: removals.map(({ name }) => name), kept };
}
