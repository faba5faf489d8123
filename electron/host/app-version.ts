// The version of this Mapwright, and its page on the web, from its package.json.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { appRoot } from './app-folders.ts';

const manifest = v.object({ version: v.string(), homepage: v.string() });

/** As in package.json. Throws where the installation is broken. */
export function appVersion(root: string = appRoot()): string {
  return read(root).version;
}

/** Where newer versions can be had by hand. */
export function appPage(): string {
  return read(appRoot()).homepage;
}

function read(root: string): v.InferOutput<typeof manifest> {
  return v.parse(manifest, JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
}
