// `npm run package:cli`: the npm package of the command line, in release/.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { appRoot } from '../../electron/host/app-folders.ts';
import { commandLineFile } from '../../electron/main/command-line-package.ts';
import { build, isStale } from '../../electron/start/build-if-stale.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { packCli } from './cli-package.ts';

const root = appRoot();
if (isStale(root)) await build(root);
await mkdir(join(root, 'release'), { recursive: true });
const file = join('release', commandLineFile(packageJson.version));
await packCli(root, join(root, file));
console.log(file);
