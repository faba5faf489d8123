// The npm package of the command line that comes with a packaged app. It installs nothing.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { appVersion } from '../host/app-version.ts';

/** What it is called, wherever it lies. */
export function commandLineFile(version: string): string {
  return `mapwright-cli-${version}.tgz`;
}

/** Its path; null where it did not come along, as when the app runs from its sources. */
export function commandLinePackage(): string | null {
  // Only Electron has such a folder.
  const resources = process.resourcesPath as string | undefined;
  const file = resources === undefined ? null : join(resources, commandLineFile(appVersion()));
  return file !== null && existsSync(file) ? file : null;
}
