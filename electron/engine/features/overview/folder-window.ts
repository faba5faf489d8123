// A window of the folders below one, in an order. It counts nothing.
import type {
  Folder,
  FolderFigures,
  FolderOrder,
  FolderWindow,
  Share,
} from '../../../../shared/model/overview.ts';
import { ALL_HOSTS, type FolderTree } from '../../view/coded/folder-tree.ts';
import { compareValues } from '../../view/column-values.ts';
import type { FolderCounts } from './folder-figures.ts';

/** The folders of all rows, and of those that meet the filter. */
export interface CountedFolders {
  readonly tree: FolderTree;
  readonly all: FolderCounts;
  readonly met: FolderCounts;
}

export interface WindowOfFolders {
  /** Null for the hosts. */
  readonly folder: Folder | null;
  readonly order: { readonly by: FolderOrder; readonly direction: 'asc' | 'desc' };
  readonly start: number;
  readonly count: number;
}

/** Of a folder that no row lies in any more all is 0. Takes as long as there are folders right below it. */
export function folderWindow(
  counted: CountedFolders,
  { folder, order, start, count }: WindowOfFolders,
): FolderWindow {
  const { tree, all } = counted;
  const number = folder ? tree.find(folder) : ALL_HOSTS;
  const below = number === null ? [] : [...tree.below(number)].filter((one) => (all.urls[one] ?? 0) > 0);
  below.sort(inOrder(counted, order));
  return {
    folder: folder && (number === null ? { ...folder, ...NOTHING } : figuresOf(counted, number)),
    own: number === null ? NONE : share(counted, 'own', number),
    total: below.length,
    start,
    folders: below.slice(start, start + count).map((one) => figuresOf(counted, one)),
  };
}

const NONE: Share = { all: 0, met: 0 };
const NOTHING = {
  folders: 0,
  urls: NONE,
  included: NONE,
  issues: NONE,
  errors: NONE,
  warnings: NONE,
  newest: null,
};

function share({ all, met }: CountedFolders, name: keyof FolderCounts, number: number): Share {
  return { all: all[name][number] ?? 0, met: met[name][number] ?? 0 };
}

function figuresOf(counted: CountedFolders, number: number): FolderFigures {
  const { tree, all, met } = counted;
  let folders = 0;
  for (const below of tree.below(number)) if ((all.urls[below] ?? 0) > 0) folders++;
  const newest = met.newest[number] ?? 0;
  return {
    ...tree.folder(number),
    folders,
    urls: share(counted, 'urls', number),
    included: share(counted, 'included', number),
    issues: share(counted, 'issues', number),
    errors: share(counted, 'errors', number),
    warnings: share(counted, 'warnings', number),
    newest: newest === 0 ? null : newest,
  };
}

/** Rows without a host stand behind all others. */
function inOrder(
  { tree, met }: CountedFolders,
  { by, direction }: WindowOfFolders['order'],
): (a: number, b: number) => number {
  const turn = direction === 'asc' ? 1 : -1;
  const byName = (a: number, b: number): number => {
    const [first, second] = [tree.nameOf(a), tree.nameOf(b)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return compareValues(first, second);
  };
  if (by === 'name') return (a, b) => turn * byName(a, b);
  return (a, b) => turn * ((met[by][a] ?? 0) - (met[by][b] ?? 0)) || byName(a, b);
}
