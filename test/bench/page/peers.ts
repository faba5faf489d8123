// What Mapwright is measured beside, and in which version.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../run/tool-path.ts';

export interface Peer {
  readonly name: string;
  readonly what: string;
  readonly home: string;
}

/** By the name of the package. */
export const PEERS: Readonly<Record<string, Peer>> = {
  sitemap: {
    name: 'npm `sitemap`',
    what: 'the usual library for sitemaps in Node',
    home: 'https://github.com/ekalinin/sitemap.js',
  },
  slickgrid: {
    name: 'SlickGrid',
    what: 'a data grid known for its speed',
    home: 'https://github.com/6pac/SlickGrid',
  },
  'ag-grid-community': {
    name: 'AG Grid Community',
    what: 'the free edition of the best-known data grid, with its infinite row model',
    home: 'https://github.com/ag-grid/ag-grid',
  },
};

/** The versions that are installed. */
export function installedPeers(): Record<string, string> {
  return Object.fromEntries(Object.keys(PEERS).map((name) => [name, versionOf(name)]));
}

function versionOf(name: string): string {
  const path = join(ROOT, 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
}
