// export.zip: packs files of an exported set into one archive for uploading. A job; the set stays as it is.
import { isAbsolute, join } from 'node:path';
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import type { ZipResult } from '../../../../../shared/contract/requests/export-requests.ts';
import { MANIFEST_NAME } from '../../../../../shared/model/export/set-name.ts';
import { namesOf } from '../../compare/compare-files.ts';
import type { Command } from '../../../project/context.ts';
import type { JobControl } from '../../../jobs/job-runner.ts';
import { parseManifest } from '../manifest.ts';
import { readPresent } from '../open-present.ts';
import { refuseTarget } from '../../../../files/refuse-target.ts';
import { createTableFile, tableFileError } from '../../../../files/table-file.ts';
import { zipPath } from '../../../../files/zip-path.ts';
import { currentProject } from '../../../project/current-project.ts';
import { wholePath } from '../export-options.ts';

export const exportZip: Command<'export.zip'> = (
  { out, names, path: given, ending = false, overwrite },
  context,
) => {
  const { store } = currentProject(context);
  if (!isAbsolute(given)) {
    throw new AppError('invalid-export', reason('file-relative', { path: given }));
  }
  const path = zipPath(given, { ending });
  const folder = wholePath(out);
  const job = context.jobs.start('zip', async (control) => {
    const set = [...names, ...(await namesBeside(folder))].map((name) => join(folder, name));
    refuseTarget(path, {
      projects: [store.path],
      read: store.sources().map(({ location }) => location),
      set,
    });
    return writeZip({ folder, names, path, overwrite }, control);
  });
  return { job };
};

/** The files of the set that the folder holds, also those that stay as they are. */
async function namesBeside(folder: string): Promise<readonly string[]> {
  const text = await readPresent(join(folder, MANIFEST_NAME)).catch(() => '');
  return [...namesOf(parseManifest(text.toString())), MANIFEST_NAME, 'robots.txt'];
}

interface ZipTask {
  readonly folder: string;
  readonly names: readonly string[];
  readonly path: string;
  readonly overwrite: boolean;
}

async function writeZip(
  { folder, names, path, overwrite }: ZipTask,
  { signal, report }: JobControl,
): Promise<ZipResult> {
  // Hardly any export is packed into an archive, so what does it is not loaded with the others.
  const { zipStream } = await import('../folder/zip-files.ts');
  const content = await zipStream(folder, names);
  const file = await createTableFile(path, overwrite).catch((error: unknown) => {
    content.destroy();
    throw tableFileError(error, path);
  });
  let size = 0;
  try {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      signal.throwIfAborted();
      await file.handle.writeFile(chunk);
      size += chunk.length;
      report({ label: path, done: 0, total: null, bytes: size, bytesTotal: null });
    }
    await file.commit();
  } catch (error) {
    content.destroy();
    await file.discard();
    throw tableFileError(error, path);
  }
  return { path, files: names.length, size };
}
