// The keys of a tree of folders: one line has the focus; arrows move, open and close, Enter shows rows. It draws nothing.
import { ref, type Ref } from 'vue';
import type { FolderFigures } from '../../../../shared/model/overview.ts';
import type { TreeLine } from './tree-lines.ts';

interface Tree {
  readonly lines: () => readonly TreeLine[];
  /** Lines that are in sight at once. */
  readonly perPage: () => number;
  readonly toggle: (folder: FolderFigures) => void;
  readonly show: (folder: FolderFigures, add: boolean) => void;
  readonly menu: (folder: FolderFigures, line: number) => void;
  /** Scrolls to a line and gives it the focus. */
  readonly reveal: (line: number) => Promise<void>;
}

export interface TreeKeys {
  readonly active: Readonly<Ref<number>>;
  readonly keyed: (event: KeyboardEvent) => void;
  readonly focusLine: (line: number) => void;
}

export function useTreeKeys(tree: Tree): TreeKeys {
  const active = ref(0);

  function goTo(line: number): void {
    active.value = Math.min(Math.max(line, 0), Math.max(0, tree.lines().length - 1));
    void tree.reveal(active.value);
  }

  /** Closes what is open, else goes to what it is in. */
  function back(line: TreeLine): void {
    if (line.isOpen && line.folder) tree.toggle(line.folder);
    else goTo(above(line));
  }

  function above({ depth }: TreeLine): number {
    const lines = tree.lines();
    let at = active.value;
    while (at > 0 && (lines[at]?.depth ?? 0) >= depth) at--;
    return at;
  }

  function forth(line: TreeLine): void {
    if (line.isOpen) goTo(active.value + 1);
    else if (line.folder && line.folder.folders > 0) tree.toggle(line.folder);
  }

  function keyed(event: KeyboardEvent): void {
    const line = tree.lines()[active.value];
    const isLine = event.target instanceof Element && event.target.getAttribute('role') === 'row';
    if (!line || !isLine || event.ctrlKey || event.metaKey || event.altKey) return;
    const { folder } = line;
    const moves: Readonly<Partial<Record<string, () => void>>> = {
      ArrowDown: () => {
        goTo(active.value + 1);
      },
      ArrowUp: () => {
        goTo(active.value - 1);
      },
      PageDown: () => {
        goTo(active.value + tree.perPage());
      },
      PageUp: () => {
        goTo(active.value - tree.perPage());
      },
      Home: () => {
        goTo(0);
      },
      End: () => {
        goTo(tree.lines().length - 1);
      },
      ArrowRight: () => {
        forth(line);
      },
      ArrowLeft: () => {
        back(line);
      },
      Enter: () => {
        if (folder) tree.show(folder, event.shiftKey);
      },
      ContextMenu: () => {
        if (folder) tree.menu(folder, active.value);
      },
      F10: () => {
        if (folder && event.shiftKey) tree.menu(folder, active.value);
      },
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  }

  return {
    active,
    keyed,
    focusLine: (line) => {
      active.value = line;
    },
  };
}
