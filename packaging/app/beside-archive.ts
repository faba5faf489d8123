// Makes what lies beside the app's archive in its package: its licence, those of all code that is bundled, and the command line.
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commandLineFile } from '../../electron/main/command-line-package.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { packagesIn, reachedFrom, readNotes } from '../bundled/bundle-notes.ts';
import { thirdPartyText } from '../bundled/third-party.ts';
import { packCli } from '../cli/cli-package.ts';

/** What Electron starts, and the engine with its threads: all others of the same build come in no package of the app. */
const ENTRIES = ['main.js', 'engine-process.js', 'engine-thread.js'];

/** Into out/package/, from where electron-builder.yml takes them. Throws where the app is not built. */
export async function makeBesides(root: string): Promise<void> {
  const folder = join(root, 'out', 'package');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await copyFile(join(root, 'LICENSE'), join(folder, 'LICENSE.txt'));
  await writeFile(join(folder, 'THIRD-PARTY.txt'), await thirdPartyText(root, await bundledPackages(root)));
  await packCli(root, join(folder, commandLineFile(packageJson.version)));
}

/** The files of out/main/ that the app loads. */
export async function mainFiles(root: string): Promise<string[]> {
  return reachedFrom(await readNotes(root, 'main'), ENTRIES);
}

/** The packages whose code is in the app. */
export async function bundledPackages(root: string): Promise<string[]> {
  const main = await readNotes(root, 'main');
  const found = [
    ...packagesIn(main, await mainFiles(root)),
    ...packagesIn(await readNotes(root, 'preload')),
    ...packagesIn(await readNotes(root, 'renderer')),
  ];
  return [...new Set(found)].sort();
}
