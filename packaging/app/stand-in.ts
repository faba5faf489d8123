// Makes a folder that is shaped as Electron's distribution is, so that the app can be packaged and looked into where the
// real one can't be had. What is packaged with it can't be started.
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import electron from 'electron/package.json' with { type: 'json' };

/** macOS has none: what signs its apps wants a real one. */
export type StandInPlatform = 'linux' | 'win32';

/** Before the fuses of Electron's binary. Source: "Electron Fuses" of Electron's documentation, as is what follows. */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
/** The version of the list, its length, and each fuse as it is delivered. */
const AS_DELIVERED = ['\x01', '\x09', '101100011'].join('');
/** What @electron/fuses looks for, and changes. */
export const STAND_IN_FUSES = Buffer.from(SENTINEL + AS_DELIVERED, 'latin1');

const SAYS_SO = `#!/bin/sh
echo 'This package has a stand-in in place of Electron, and can only be looked into.' >&2
exit 1
`;

/** Fills an empty folder. */
export async function makeStandIn(folder: string, platform: StandInPlatform): Promise<void> {
  await mkdir(join(folder, 'resources'));
  await mkdir(join(folder, 'locales'));
  await writeFile(join(folder, 'version'), electron.version);
  await writeFile(join(folder, 'LICENSE'), 'Stand-in for the licence of Electron.\n');
  await writeFile(join(folder, 'LICENSES.chromium.html'), 'Stand-in for the licences of Chromium.\n');
  if (platform === 'win32') await writeFile(join(folder, 'electron.exe'), emptyProgram());
  else await writeFile(join(folder, 'electron'), [SAYS_SO, STAND_IN_FUSES], { mode: 0o755 });
}

/** A part of resedit, which declares its types where they are not found. */
interface ResEdit {
  readonly NtExecutable: {
    readonly createEmpty: (is32Bit: boolean, isDll: boolean) => Program;
  };
  readonly NtExecutableResource: { readonly from: (program: Program) => ProgramResource };
  readonly Resource: { readonly VersionInfo: { readonly createEmpty: () => VersionInfo } };
}
interface Program {
  readonly setExtraData: (data: Uint8Array) => void;
  readonly generate: () => ArrayBuffer;
}
interface ProgramResource {
  readonly entries: object[];
  readonly outputResource: (program: Program) => void;
}
interface VersionInfo {
  readonly setStringValues: (language: object, values: Readonly<Record<string, string>>) => void;
  readonly outputToResourceEntries: (entries: object[]) => void;
}

/** With what electron-builder edits in it: a version in one language. */
function emptyProgram(): Buffer {
  const { NtExecutable, NtExecutableResource, Resource } = resEdit();
  const program = NtExecutable.createEmpty(false, false);
  const resource = NtExecutableResource.from(program);
  const version = Resource.VersionInfo.createEmpty();
  version.setStringValues({ lang: 0x04_09, codepage: 1200 }, { ProductName: 'Electron' });
  version.outputToResourceEntries(resource.entries);
  resource.outputResource(program);
  program.setExtraData(STAND_IN_FUSES);
  return Buffer.from(program.generate());
}

/** The one that electron-builder edits programs with. */
function resEdit(): ResEdit {
  const builder = createRequire(import.meta.url).resolve('electron-builder/package.json');
  const library = createRequire(builder).resolve('app-builder-lib/package.json');
  return createRequire(library)('resedit') as ResEdit;
}
