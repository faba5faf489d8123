// What a killed export leaves in a folder, for tests of who finds it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sha256Of } from '../../../electron/engine/write/staging.ts';

/** No process has this id: it is beyond every system's largest. */
export const DEAD: number = 2 ** 30;

/** Makes a staging folder with these files, and with the journal that decided on them where `journal`. */
export function leaveStaging(
  out: string,
  files: ReadonlyMap<string, Buffer>,
  { journal, pid = DEAD }: { readonly journal: boolean; readonly pid?: number },
): string {
  const path = join(out, `.mapwright-staging-${String(pid)}-0123456789ab`);
  for (const [name, bytes] of files) {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), bytes);
  }
  const renames = Array.from(files, ([name, bytes]) => ({ name, sha256: sha256Of(bytes) }));
  if (journal) writeFileSync(join(path, '.journal.json'), JSON.stringify({ mapwright: 1, renames }));
  return path;
}
