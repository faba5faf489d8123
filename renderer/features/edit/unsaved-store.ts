// What a reload of the window would lose: changes that wait, texts that were refused or are being typed, what is cut, and the
// cursor. Kept for this window and the project that it shows; the engine holds all else. What was typed also outlives the
// window itself and its host, as the drafts of forms do.
import { defineStore } from 'pinia';
import { useDrafts } from '../../shell/drafts/drafts-store.ts';
import { useProject } from '../project/project-store.ts';
import {
  LEFT,
  readUnsaved,
  writeUnsaved,
  type KeptCut,
  type LeftUnsaved,
  type RefusedChange,
  type WaitingChange,
} from './left-unsaved.ts';

/** Does what the engine may do although nobody hears of it any more. */
export type Asking = <R>(ask: () => Promise<R>) => Promise<R>;

interface Waiting {
  readonly what: WaitingChange;
  asked: boolean;
}

const NOTHING: Omit<LeftUnsaved, 'project' | 'waiting'> = {
  refused: [],
  draft: null,
  cursor: null,
  newRow: { text: '', refused: [] },
  cut: null,
};

export const useUnsaved = defineStore('unsaved', () => {
  const drafts = useDrafts();
  const project = useProject();
  const path = (): string | null => project.info?.path ?? null;

  /** From the window before this one, until it is given back. */
  let before = readUnsaved();
  let owner = path();
  /** Until its grid has what is unsaved of a project, that is not written over. */
  let isGiven = false;
  let waiting: readonly Waiting[] = [];
  let now = NOTHING;

  function keep(more: Partial<typeof NOTHING> = {}): void {
    now = { ...now, ...more };
    const all = { ...now, project: owner, waiting: waiting.map((one) => ({ ...one })) };
    writeUnsaved(all);
    // The session storage has what a reload comes upon at once; this has it a moment later, for whatever else comes.
    if (isGiven && owner === path()) drafts.keep('grid', typedIn(all));
  }

  /** Keeps a change until `work` has ended, however it ends. */
  async function during<T>(what: WaitingChange, work: (asking: Asking) => Promise<T>): Promise<T> {
    const one: Waiting = { what, asked: false };
    waiting = [...waiting, one];
    keep();
    const mark = (asked: boolean): void => {
      one.asked = asked;
      keep();
    };
    try {
      return await work(async (ask) => {
        mark(true);
        return ask().finally(() => {
          mark(false);
        });
      });
    } finally {
      end(one);
    }
  }

  function end(one: Waiting): void {
    waiting = waiting.filter((other) => other !== one);
    keep();
  }

  /** Something waits that can't be kept; a reload says so. Returns what tells that it begins. */
  function waits(): () => void {
    const one: Waiting = { what: { kind: 'other' }, asked: false };
    waiting = [...waiting, one];
    keep();
    return () => {
      end(one);
    };
  }

  /** A value that waited stays in its cell, refused. Nothing where another one came after it, or its project has been left. */
  function refuse(refused: RefusedChange): void {
    const last = waiting.findLast(({ what }) => what.kind === 'edit' && isSameCell(what, refused))?.what;
    if (last?.kind !== 'edit' || last.value !== refused.value) return;
    keep({ refused: [...now.refused.filter((one) => !isSameCell(one, refused)), refused] });
  }

  /** What was refused in a cell, or undefined. */
  function refusedIn(cell: Cell): RefusedChange | undefined {
    return now.refused.find((one) => isSameCell(one, cell));
  }

  /** A text that was being typed has no cell any more: it is as one that was refused. */
  function lose(lost: RefusedChange): void {
    keep({ draft: null, refused: [...now.refused.filter((one) => !isSameCell(one, lost)), lost] });
  }

  /** What was refused in a cell is so no more. */
  function mended(cell: Pick<RefusedChange, 'id' | 'column'>): void {
    if (now.refused.some((one) => isSameCell(one, cell)))
      keep({ refused: now.refused.filter((one) => !isSameCell(one, cell)) });
  }

  function moved(cursor: LeftUnsaved['cursor']): void {
    if (cursor?.id === now.cursor?.id && cursor?.column === now.cursor?.column) return;
    keep({ cursor });
  }

  /** That cut is over. */
  function dropCut(cut: number): void {
    if (now.cut?.cut === cut) keep({ cut: null });
  }

  /** The same project has another file from now on. */
  function renamed(): void {
    owner = path();
    keep();
  }

  /**
   * For a grid that begins: what is unsaved of its project. Changes that waited, and a cut, are those of the window before, and
   * are given once.
   */
  function take(): Omit<LeftUnsaved, 'project'> {
    const left = before;
    before = null;
    const isOwn = owner === path() && isGiven;
    owner = path();
    isGiven = true;
    if (isOwn) return { ...now, waiting: [], cut: null };
    waiting = [];
    const own = left?.project === owner ? left : drafts.of('grid', LEFT);
    now = own ? { ...NOTHING, ...own, cut: null } : NOTHING;
    return { ...now, waiting: own?.waiting ?? [], cut: own?.cut ?? null };
  }

  return {
    during,
    waits,
    refuse,
    /** What was refused in the cells of the open project. */
    refused: () => (owner === path() ? now.refused : []),
    refusedIn,
    lose,
    mended,
    /** What is being typed; null: nothing is. */
    typing: (draft: LeftUnsaved['draft']) => {
      keep({ draft });
    },
    /** What stands in the blank row. */
    inNewRow: (newRow: LeftUnsaved['newRow']) => {
      keep({ newRow });
    },
    cut: (cut: KeptCut) => {
      keep({ cut });
    },
    moved,
    dropCut,
    renamed,
    take,
  };
});

/** Without what the engine and the project keep themselves; null where nothing is left. */
function typedIn(all: LeftUnsaved): LeftUnsaved | null {
  const { waiting, refused, draft, newRow } = all;
  const isNothing = draft === null && newRow.text === '';
  if (isNothing && [waiting, refused, newRow.refused].every(({ length }) => length === 0)) return null;
  return { ...all, cursor: null, cut: null };
}

type Cell = Pick<RefusedChange, 'id' | 'column'>;

function isSameCell(one: Cell, other: Cell): boolean {
  return one.id === other.id && one.column === other.column;
}
