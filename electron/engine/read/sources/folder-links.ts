// Decides which links to folders are followed below one folder, so that each folder is read once and no walk goes in
// circles. It lists nothing.
import { realpath } from 'node:fs/promises';
import { sep } from 'node:path';

export class FolderLinks {
  readonly #root: string;
  /** Real paths of the folders that are read as a whole. */
  #roots: string[] | null = null;

  /** `root` = the folder that is walked. */
  constructor(root: string) {
    this.#root = root;
  }

  /** Null where the linked folder is to be read now; else its real path: it is read elsewhere, or holds what is. */
  async follow(link: string): Promise<string | null> {
    this.#roots ??= [await realpath(this.#root)];
    const target = await realpath(link);
    if (this.#roots.some((root) => isRead(target, root) || isRead(root, target))) return target;
    this.#roots.push(target);
    return null;
  }
}

/** True for the folder itself and what is below it, but for what is hidden there, which a walk passes over. */
function isRead(path: string, root: string): boolean {
  if (path === root) return true;
  const start = root.endsWith(sep) ? root : root + sep;
  return path.startsWith(start) && !path.slice(start.length - 1).includes(`${sep}.`);
}
