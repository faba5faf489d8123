// The tree of folders with ids folded: folders whose names differ in numbers only are one. It counts no rows.
import { foldIds } from '../../view/coded/folder-of.ts';
import { ALL_HOSTS, FolderTree } from '../../view/coded/folder-tree.ts';

export interface FoldedTree {
  readonly tree: FolderTree;
  /** By the number of a folder, that of the folder which it is folded to. */
  readonly numberOf: Uint32Array;
}

/** Takes as long as there are folders. */
export function foldTree(tree: FolderTree): FoldedTree {
  const folded = new FolderTree();
  const numberOf = new Uint32Array(tree.size);
  // Whatever is above a folder has a lower number.
  for (let folder = 1; folder < tree.size; folder++) {
    const [parent, name] = [tree.parentOf(folder), tree.nameOf(folder)];
    const isHost = parent === ALL_HOSTS;
    numberOf[folder] = folded.addBelow(
      numberOf[parent] ?? ALL_HOSTS,
      isHost || name === null ? name : foldIds(name),
    );
  }
  return { tree: folded, numberOf };
}
