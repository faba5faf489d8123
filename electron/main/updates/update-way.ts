// Whether this copy of Mapwright has a feed of updates, and what it may do with one. It loads and asks nothing.
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { UpdateWay } from '../../../shared/contract/updates.ts';

/** Where the app runs. */
export interface UpdatePlace {
  readonly isPackaged: boolean;
  /** `process.resourcesPath`: only Electron has one. */
  readonly resources: string | undefined;
  readonly platform: NodeJS.Platform;
  readonly program: string;
  readonly env: NodeJS.ProcessEnv;
}

/**
 * null: no feed is configured, so that there is no trace of updates. Only what the system or the package can check is
 * installed: on Windows an installer whose publisher is known beforehand, on macOS what Squirrel finds signed by the same
 * hand. An AppImage has no signature; it is held against the hash that the feed gives, and so comes by TLS alone.
 */
export function updateWay(place: UpdatePlace): UpdateWay | null {
  const config = place.isPackaged && place.resources !== undefined ? feedIn(place.resources) : null;
  if (config === null || isInTheClear(config)) return null;
  switch (place.platform) {
    case 'darwin':
      return canWrite(place.program) ? 'install' : 'notify';
    case 'win32':
      return isInstalled(place) && /^publisherName:/m.test(config) ? 'install' : 'notify';
    default:
      return canWrite(place.env['APPIMAGE']) ? 'install' : 'notify';
  }
}

/** The file that electron-builder writes where it is told of a feed. */
function feedIn(resources: string): string | null {
  try {
    return readFileSync(join(resources, 'app-update.yml'), 'utf8');
  } catch {
    return null;
  }
}

/** Whoever carries it could put something else in its place. */
function isInTheClear(config: string): boolean {
  const address = /^url: *["']?(http:\S*)/m.exec(config)?.[1];
  return address !== undefined && !/^http:\/\/127\.0\.0\.1[:/]/.test(address);
}

/** By the installer, which leaves an uninstaller that is named for the program. A portable copy names its folder, an unpacked one has neither. */
function isInstalled({ program, env }: UpdatePlace): boolean {
  const uninstaller = join(dirname(program), `Uninstall ${basename(program)}`);
  return !env['PORTABLE_EXECUTABLE_DIR'] && existsSync(uninstaller);
}

/** It is replaced by another of its name. */
function canWrite(file: string | undefined): boolean {
  if (!file) return false;
  try {
    accessSync(file, constants.W_OK);
    accessSync(dirname(file), constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
