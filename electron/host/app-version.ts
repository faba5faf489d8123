// The version of this Mapwright, from its package.json.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { appRoot } from './app-folders.ts';

const manifest = v.object({ version: v.string() });

/** As in package.json. Throws where the installation is broken. */
export function appVersion(root: string = appRoot()): string {
  return v.parse(manifest, JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))).version;
}
