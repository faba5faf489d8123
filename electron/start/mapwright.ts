// `npm run mapwright`: the command line as it was built, where that is what the sources say, else from these. It builds
// nothing: two commands at a time would do so in the same folder.
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { appRoot } from '../host/app-folders.ts';
import { isStale } from './build-if-stale.ts';

// npm runs scripts in the package's folder; relative paths mean the folder that the user is in.
process.chdir(process.env['INIT_CWD'] ?? process.cwd());

const root = appRoot();
// From source, each command takes several times as long to start.
if (isStale(root)) await import('../cli/main.ts');
else await import(pathToFileURL(join(root, 'out/main/cli.js')).href);
