// What a window leaves for the one that comes after it: in its session storage for a reload, among the drafts for a crash. Shape
// and check only.
import * as v from 'valibot';

const KEY = 'mapwright.unsaved';

const CELL = v.object({ id: v.number(), column: v.string() });

/** `instead`: what the cell had when the value was confirmed. */
const CHANGE = { ...CELL.entries, value: v.string(), instead: v.string() };

const WAITING = v.variant('kind', [
  v.object({ kind: v.literal('edit'), ...CHANGE, force: v.boolean() }),
  v.object({ kind: v.literal('row'), text: v.string(), force: v.boolean() }),
  v.object({ kind: v.literal('step'), direction: v.picklist(['undo', 'redo']) }),
  /** A change that is too large to be kept, or was still being asked about. */
  v.object({ kind: v.literal('other') }),
]);

const OFFER = v.object({ label: v.string(), value: v.string() });
const REFUSAL = v.object({ reason: v.string(), canKeep: v.boolean(), offers: v.array(OFFER) });

const CUT = v.object({
  cut: v.number(),
  columns: v.array(v.string()),
  rows: v.number(),
  wholeRows: v.boolean(),
  filled: v.boolean(),
  sign: v.object({ mark: v.nullable(v.string()), print: v.string() }),
});

/** Shape of all that is left. */
export const LEFT = v.object({
  project: v.nullable(v.string()),
  /** In the order of the keys; `asked`: the engine was doing it just then. */
  waiting: v.array(v.object({ what: WAITING, asked: v.boolean() })),
  refused: v.array(v.object({ ...CHANGE, refusal: REFUSAL })),
  draft: v.nullable(v.object({ ...CELL.entries, text: v.string() })),
  cursor: v.nullable(CELL),
  newRow: v.object({ text: v.string(), refused: v.array(v.string()) }),
  cut: v.nullable(CUT),
});

export type LeftUnsaved = v.InferOutput<typeof LEFT>;

/** What the user confirmed, and what is not done yet. */
export type WaitingChange = v.InferOutput<typeof WAITING>;

/** What was refused in a cell, and is kept there. */
export type RefusedChange = LeftUnsaved['refused'][number];

/** A cut in the engine's keeping, and how it is known again on the clipboard. */
export type KeptCut = v.InferOutput<typeof CUT>;

/** Null where there is nothing, or nothing that can be read. */
export function readUnsaved(): LeftUnsaved | null {
  try {
    return v.parse(LEFT, JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null'));
  } catch {
    return null;
  }
}

export function writeUnsaved(left: LeftUnsaved): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(left));
  } catch {
    // More than the browser keeps: a reload of the window is rare, and what is typed still goes to the engine.
  }
}
