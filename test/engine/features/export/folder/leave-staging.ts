// What a killed export leaves in a folder, for tests of who finds it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sha256Of } from '../../../../../electron/engine/features/export/folder/staging.ts';

/** Makes a staging folder with these files, and with the journal that decided on them where `journal`. */
export function leaveStaging(
  out: string,
  files: ReadonlyMap<string, Buffer>,
  { journal, mark = '0123456789ab' }: { readonly journal: boolean; readonly mark?: string },
): string {
  const path = join(out, `.mapwright-staging-${mark}`);
  for (const [name, bytes] of files) {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), bytes);
  }
  const renames = Array.from(files, ([name, bytes]) => ({ name, sha256: sha256Of(bytes) }));
  if (journal) writeFileSync(join(path, '.journal.json'), JSON.stringify({ mapwright: 1, renames }));
  return path;
}
