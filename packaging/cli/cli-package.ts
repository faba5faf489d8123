// Makes the npm package of the command line from the build: what its command loads, bundled, with no dependency at all.
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNpm } from '../../test/run/run-process.ts';
import { packagesIn, reachedFrom, readNotes } from '../bundled/bundle-notes.ts';
import { thirdPartyText } from '../bundled/third-party.ts';
import packageJson from '../../package.json' with { type: 'json' };

/** The command and the files that begin its threads. */
const ENTRIES = ['cli.js', 'command-thread.js', 'engine-thread.js'];

/** What `mapwright help` needs of Node: its SQLite, and what came with it. */
const ENGINES = { node: '>=24' };

const { name, version, description, license, homepage, author } = packageJson;

const MANIFEST = {
  name,
  version,
  description: `Command line of Mapwright. ${description}`,
  license,
  homepage,
  author,
  type: 'commonjs',
  bin: { mapwright: 'dist/cli.js' },
  engines: ENGINES,
};

/** Packs what was built into `file`, a .tgz that npm installs. */
export async function packCli(root: string, file: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'mapwright-cli-'));
  try {
    await layOut(root, folder);
    const packed = await runNpm(['pack', '--silent'], { stream: false, minutes: 2, cwd: folder });
    if (packed.code !== 0) throw new Error(`npm could not pack the command line.\n${packed.output}`);
    await copyFile(join(folder, `${name}-${version}.tgz`), file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function layOut(root: string, folder: string): Promise<void> {
  await mkdir(join(folder, 'dist'));
  const notes = await readNotes(root, 'main');
  const files = reachedFrom(notes, ENTRIES);
  for (const one of files) await copyFile(join(root, 'out', 'main', one), join(folder, 'dist', one));
  await copyFile(join(import.meta.dirname, 'README.md'), join(folder, 'README.md'));
  await copyFile(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  await writeFile(join(folder, 'THIRD-PARTY.txt'), await thirdPartyText(root, packagesIn(notes, files)));
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(MANIFEST, null, 2)}\n`);
}
