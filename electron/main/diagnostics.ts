// What a user may send to whoever helps them: the logs without what is theirs, and what the app runs on. It sends nothing.
import { writeFile } from 'node:fs/promises';
import { cpus, release, totalmem } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { AppSettings } from '../../shared/contract/settings-schemas.ts';
import { redactedLogs } from '../host/app-log.ts';
import { appVersion } from '../host/app-version.ts';

/** Writes the archive; rejects where it can't be written. */
export async function saveDiagnostics(path: string, home: string, settings: AppSettings): Promise<void> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(`${JSON.stringify(facts(settings), null, 2)}\n`), 'about.json');
  for (const [name, text] of redactedLogs(home)) zip.addBuffer(Buffer.from(text), `logs/${name}`);
  zip.end();
  await writeFile(path, await buffer(zip.outputStream));
}

/** One line for the log: what runs, and on what. */
export function aboutApp(): string {
  const { electron, chrome, node } = process.versions;
  return `Mapwright ${appVersion()}, Electron ${electron}, Chromium ${chrome}, Node ${node}, ${system()}`;
}

function facts({ theme, language, density, fontSize }: AppSettings): object {
  const { electron, chrome, node, v8 } = process.versions;
  return {
    version: appVersion(),
    runtime: { electron, chrome, node, v8 },
    system: system(),
    processors: cpus().length,
    memoryBytes: totalmem(),
    settings: { theme, language, density, fontSize },
  };
}

function system(): string {
  return `${process.platform} ${release()} ${process.arch}`;
}
