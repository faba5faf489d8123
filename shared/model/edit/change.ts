// What a step of undo did, as a code with parameters, so that every window tells it in its user's language.
import type { EditableColumn } from '../rows/row.ts';
import type { RuleId } from '../rule.ts';

/** `text` = a sentence as it is, from projects of versions that stored no codes. */
export type ChangeLabel =
  | { readonly code: 'text'; readonly text: string }
  | { readonly code: 'import'; readonly files: number; readonly name: string }
  | { readonly code: 'update' | 'retry'; readonly sources: number }
  | { readonly code: 'set' | 'clear'; readonly column: EditableColumn }
  | {
      readonly code:
        | 'include'
        | 'exclude'
        | 'paste'
        | 'fill'
        | 'clearAll'
        | 'add'
        | 'delete'
        | 'move'
        | 'moveRows'
        | 'extensions'
        | 'sections'
        | 'fixSafe';
    }
  /** null = the conditions of the sections decide again. */
  | { readonly code: 'section'; readonly name: string | null }
  | { readonly code: 'replace'; readonly find: string; readonly replacement: string }
  | { readonly code: 'transform'; readonly transform: string }
  | { readonly code: 'fix' | 'ignore' | 'countAgain'; readonly rule: RuleId }
  /** A language of a cluster; the links of clusters; clusters from a pattern or a table. */
  | { readonly code: 'language'; readonly language: string }
  | { readonly code: 'completeClusters' | 'buildClusters' }
  /** Rows that say different things of one page made one. */
  | { readonly code: 'joinRows' }
  /** Differences from another set, taken over. */
  | { readonly code: 'compare'; readonly name: string }
  | { readonly code: 'robots' | 'robotsRemove'; readonly origin: string };

/** A step of undo or redo as menus name it. */
export interface HistoryStep {
  readonly label: ChangeLabel;
  /** How many rows it changed. */
  readonly rows: number;
}

/** What undo and redo would do now; null where there is nothing. */
export interface HistoryState {
  readonly undo: HistoryStep | null;
  readonly redo: HistoryStep | null;
  /** Names the present state: after undo and redo it is that of before, and no other has it. */
  readonly state: string;
}

/** A state that the user gave a name. */
export interface Checkpoint {
  readonly id: number;
  readonly name: string;
  /** When it was named, ms since 1970. */
  readonly at: number;
}

/** One state of the project: the change that led to it. The first state has id 0 and no label. */
export interface HistoryEntry {
  readonly id: number;
  readonly label: ChangeLabel | null;
  readonly rows: number;
  /** ms since 1970; null for the first state. */
  readonly at: number | null;
  /** True for states that are not on the way from the first one to the present one: later ones, and other branches. */
  readonly undone: boolean;
  /** The state that it was made from; null for the first one. */
  readonly parent: number | null;
  /** 0 for the way that undo and redo go on; other branches have numbers, from 1 in the order of their beginning. */
  readonly branch: number;
  readonly checkpoints: readonly Checkpoint[];
  /** What an edit of one cell wrote over, and what it wrote; null = empty. Only such edits have it. */
  readonly cell?: { readonly before: string | null; readonly after: string | null };
}

/** A page of the states, the newest first. */
export interface HistoryPage {
  /** How many states there are, the first one included. */
  readonly total: number;
  /** The id of the present state. */
  readonly current: number;
  readonly start: number;
  readonly entries: readonly HistoryEntry[];
}

/** A label as it is stored; a plain text becomes one. */
export function toChangeLabel(label: ChangeLabel | string): ChangeLabel {
  return typeof label === 'string' ? { code: 'text', text: label } : label;
}
