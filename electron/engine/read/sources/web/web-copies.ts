// Copies of sites on this disk: which file of a folder an address stands for. Nothing outside of the folders is read.
import { realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { reason } from '../../../../../shared/contract/error-texts.ts';
import { AppError } from '../../../../../shared/contract/errors.ts';
import type { WebCopy } from '../../../../../shared/model/import/web-options.ts';
import { isWithin } from '../../../../files/is-within.ts';

export interface CopiedFile {
  readonly path: string;
  readonly size: number;
}

export class WebCopies {
  readonly #copies: readonly WebCopy[];

  /** The longest URL that fits counts. */
  constructor(copies: readonly WebCopy[]) {
    this.#copies = copies
      .map(({ url, folder }) => ({ url: new URL(url.endsWith('/') ? url : `${url}/`).href, folder }))
      .sort((a, b) => b.url.length - a.url.length);
  }

  /** True where the address is read from a folder. */
  has(address: string): boolean {
    return this.#copyOf(address) !== undefined;
  }

  /** Its file, also with ".gz" added or removed; throws not-found where the folder has none. */
  async find(address: string): Promise<CopiedFile> {
    const copy = this.#copyOf(address);
    for (const name of copy ? namesOf(address.slice(copy.url.length)) : []) {
      const found = copy && (await fileIn(copy.folder, name));
      if (found) return found;
    }
    throw new AppError('not-found', reason('map-missing', { url: address, folder: copy?.folder ?? '' }));
  }

  #copyOf(address: string): WebCopy | undefined {
    return this.#copies.find(({ url }) => address.startsWith(url));
  }
}

/** What the file may be called: with its query, as some tools name it, or without. */
function namesOf(rest: string): string[] {
  const [whole = ''] = rest.split('#');
  const [path = ''] = whole.split('?');
  return [...new Set([whole, path])].flatMap((name) => {
    const decoded = decode(name);
    if (decoded === null || decoded === '') return [];
    return [decoded, decoded.endsWith('.gz') ? decoded.slice(0, -3) : `${decoded}.gz`];
  });
}

function decode(name: string): string | null {
  try {
    const text = decodeURIComponent(name);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

async function fileIn(folder: string, name: string): Promise<CopiedFile | null> {
  const path = join(folder, name);
  try {
    if (!isWithin(await realpath(path), await realpath(folder))) return null;
    const found = await stat(path);
    return found.isFile() ? { path, size: found.size } : null;
  } catch {
    return null;
  }
}
