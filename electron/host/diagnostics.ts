// What a user may send to whoever helps them: the logs without what is theirs, and what the app runs on. It sends nothing.
import { writeFile } from 'node:fs/promises';
import { cpus, release, totalmem } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { reason } from '../../shared/contract/error-texts.ts';
import { AppError } from '../../shared/contract/errors.ts';
import type { AppSettings } from '../../shared/contract/settings-schemas.ts';
import { redactedLogs } from './app-log.ts';
import { appVersion } from './app-version.ts';

export const DIAGNOSTICS_NAME = 'mapwright-diagnostics.zip';

/** Writes the archive; rejects with AppError "io" where it can't be written. */
export async function saveDiagnostics(path: string, home: string, settings: AppSettings): Promise<void> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(`${JSON.stringify(facts(settings), null, 2)}\n`), 'about.json');
  for (const [name, text] of redactedLogs(home)) zip.addBuffer(Buffer.from(text), `logs/${name}`);
  zip.end();
  const bytes = await buffer(zip.outputStream);
  await writeFile(path, bytes).catch((error: unknown) => {
    const cause = error instanceof Error ? error.message : String(error);
    throw new AppError('io', reason('diagnostics-not-saved', { path }), cause);
  });
}

/** One line for the log: what runs, and on what. */
export function aboutApp(): string {
  // The browser host has no Electron.
  const { electron, chrome, node } = process.versions as Readonly<Partial<Record<string, string>>>;
  const runtime = Object.entries({ Electron: electron, Chromium: chrome, Node: node })
    .filter(([, version]) => version !== undefined)
    .map(([name, version]) => `${name} ${String(version)}`);
  return [`Mapwright ${appVersion()}`, ...runtime, system()].join(', ');
}

function facts({ theme, language, density, fontSize, proxy, systemCertificates }: AppSettings): object {
  const { electron, chrome, node, v8 } = process.versions;
  return {
    version: appVersion(),
    runtime: { electron, chrome, node, v8 },
    system: system(),
    processors: cpus().length,
    memoryBytes: totalmem(),
    settings: { theme, language, density, fontSize, proxy, systemCertificates },
  };
}

function system(): string {
  return `${process.platform} ${release()} ${process.arch}`;
}
