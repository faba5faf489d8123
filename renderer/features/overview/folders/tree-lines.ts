// The open folders of a tree as the lines of a list, whether their figures were read yet or not. It asks for nothing.
import type { Folder, FolderFigures, FolderWindow } from '../../../../shared/model/overview.ts';

/** Folders right below one. Those that were not read yet are holes. */
export interface Level {
  readonly total: number;
  readonly folders: readonly (FolderFigures | undefined)[];
}

/** By the key of the folder that they are below. */
export type Levels = ReadonlyMap<string, Level>;

/** The key of what is above all hosts. */
export const HOSTS = '';

export interface TreeLine {
  /** Null where it was not read yet. */
  readonly folder: FolderFigures | null;
  readonly key: string;
  /** The level that it is in, and its place there. */
  readonly level: string;
  readonly index: number;
  readonly total: number;
  /** 0 for hosts. */
  readonly depth: number;
  readonly isOpen: boolean;
}

export function folderKey({ host, path }: Folder): string {
  return JSON.stringify([host, path]);
}

/** What a folder is called below the one that it is in: "products/"; a host by its name. Null for rows without a host. */
export function folderName({ host, path }: Folder): string | null {
  if (path === '/' || path === '') return host;
  return path.slice(path.lastIndexOf('/', path.length - 2) + 1);
}

/** The folders that one is in, from the host down, itself included. */
export function folderTrail({ host, path }: Folder): readonly Folder[] {
  const root = { host, path: host === null ? '' : '/' };
  const trail: Folder[] = [root];
  for (let end = root.path.length; end < path.length;) {
    end = path.indexOf('/', end) + 1;
    if (end === 0) break;
    trail.push({ host, path: path.slice(0, end) });
  }
  return trail;
}

/** The host that more than half of all rows are of. */
export function mainHost(hosts: Level | undefined): FolderFigures | null {
  const known = (hosts?.folders ?? []).filter((host) => host !== undefined);
  const all = known.reduce((sum, { urls }) => sum + urls.all, 0);
  return known.find(({ urls }) => urls.all * 2 > all) ?? null;
}

/** A level with a window of its folders beside what was read of it before. */
export function withPage(level: Level | undefined, { total, start, folders }: FolderWindow): Level {
  const known = level?.total === total ? level.folders : [];
  const all: (FolderFigures | undefined)[] = Array.from({ length: total }, (_, i) => known[i]);
  folders.forEach((folder, i) => {
    all[start + i] = folder;
  });
  return { total, folders: all };
}

/** From top to bottom. `page`: folders of a level that are read at once; of one that was not read yet a line stands for all. */
export function treeLines(levels: Levels, opened: ReadonlyMap<string, Folder>, page: number): TreeLine[] {
  const lines: TreeLine[] = [];
  addLevel(HOSTS, 0);
  return lines;

  function addLevel(level: string, depth: number): void {
    const known = levels.get(level);
    if (!known) {
      if (depth > 0) lines.push({ ...waiting(level, 0), total: page, depth });
      return;
    }
    for (let index = 0; index < known.total; index++) {
      const folder = known.folders[index] ?? null;
      const at = { index, total: known.total, depth };
      if (!folder) {
        lines.push({ ...waiting(level, index), ...at });
        continue;
      }
      const key = folderKey(folder);
      const isOpen = opened.has(key) && folder.folders > 0;
      lines.push({ folder, key, level, isOpen, ...at });
      if (isOpen) addLevel(key, depth + 1);
    }
  }
}

function waiting(level: string, index: number): Omit<TreeLine, 'total' | 'depth'> {
  return { folder: null, key: `${level} ${String(index)}`, level, index, isOpen: false };
}
