// What a reload of the window would lose: texts that are not saved yet, the one that is being typed, and the cursor. Kept for
// this window and the project that it shows; the engine holds all else.
import * as v from 'valibot';
import { defineStore } from 'pinia';
import type { CellEdit } from '../grid/grid-types.ts';
import { useProject } from './project.ts';

const KEY = 'mapwright.unsaved';

const CELL = v.object({ id: v.number(), column: v.string() });
const UNSAVED = v.object({
  project: v.nullable(v.string()),
  edits: v.array(v.object({ ...CELL.entries, value: v.string(), force: v.boolean() })),
  draft: v.nullable(v.object({ ...CELL.entries, text: v.string() })),
  cursor: v.nullable(CELL),
});

type Unsaved = v.InferOutput<typeof UNSAVED>;

export const useUnsaved = defineStore('unsaved', () => {
  const project = useProject();
  let edits: readonly CellEdit[] = [];
  let draft: Unsaved['draft'] = null;
  let cursor: Unsaved['cursor'] = null;

  function keep(): void {
    const now = { project: project.info?.path ?? null, edits, draft, cursor };
    try {
      window.sessionStorage.setItem(KEY, JSON.stringify(now));
    } catch {
      // More than the browser keeps: a reload of the window is rare, and what is typed still goes to the engine.
    }
  }

  /** Keeps an edit until `work` has ended, however it ends. */
  async function during<T>(edit: CellEdit, work: () => Promise<T>): Promise<T> {
    edits = [...edits, edit];
    keep();
    try {
      return await work();
    } finally {
      edits = edits.filter((one) => one !== edit);
      keep();
    }
  }

  /** What is being typed; null: nothing is. */
  function typing(now: Unsaved['draft']): void {
    draft = now;
    keep();
  }

  function moved(now: Unsaved['cursor']): void {
    if (now?.id === cursor?.id && now?.column === cursor?.column) return;
    cursor = now;
    keep();
  }

  /** What the window of before left of this project, once; null: nothing. */
  function take(): Omit<Unsaved, 'project'> | null {
    try {
      const kept = v.parse(UNSAVED, JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null'));
      window.sessionStorage.removeItem(KEY);
      return kept.project === (project.info?.path ?? null) ? kept : null;
    } catch {
      return null;
    }
  }

  return { during, typing, moved, take };
});
