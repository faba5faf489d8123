// export.zip: packs files of an exported set into one archive for uploading. A job; the set stays as it is.
import { isAbsolute } from 'node:path';
import { reason } from '../../../shared/contract/error-texts.ts';
import { AppError } from '../../../shared/contract/errors.ts';
import type { ZipResult } from '../../../shared/contract/export-requests.ts';
import type { Command } from '../context.ts';
import type { JobControl } from '../job-runner.ts';
import { createTableFile } from '../write/table-file.ts';
import { zipStream } from '../write/zip-files.ts';
import { currentProject } from './current-project.ts';
import { wholePath } from './export-options.ts';

export const exportZip: Command<'export.zip'> = ({ out, names, path, overwrite }, context) => {
  currentProject(context);
  if (!isAbsolute(path)) {
    throw new AppError('invalid-export', reason('file-relative', { path }));
  }
  const folder = wholePath(out);
  const job = context.jobs.start('zip', (control) => writeZip({ folder, names, path, overwrite }, control));
  return { job };
};

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
  const content = await zipStream(folder, names);
  const file = await createTableFile(path, overwrite);
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
    throw error;
  }
  return { path, files: names.length, size };
}
