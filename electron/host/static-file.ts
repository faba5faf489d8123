// Finds the file of the built window that an address means. It never leaves the folder, whatever the address says.
import { realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';

export interface StaticFile {
  readonly path: string;
  readonly type: string;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/**
 * The file for an address's path (percent-encoded, with a leading slash; "/" is index.html), or null where there is
 * none, its type is not one of the window's, or it lies outside the folder.
 */
export async function findStaticFile(folder: string, pathname: string): Promise<StaticFile | null> {
  const parts = decoded(pathname === '/' ? '/index.html' : pathname)
    ?.split('/')
    .slice(1);
  if (!parts?.every(isPlainName)) return null;
  const candidate = join(folder, ...parts);
  const type = TYPES[extname(candidate).toLowerCase()];
  if (type === undefined) return null;
  try {
    const [root, path] = await Promise.all([realpath(folder), realpath(candidate)]);
    if (!path.startsWith(root + sep) || !(await stat(path)).isFile()) return null;
    return { path, type };
  } catch {
    return null;
  }
}

function decoded(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

function isPlainName(part: string): boolean {
  return part !== '' && !part.startsWith('.') && !/[\\:\0]/.test(part);
}
