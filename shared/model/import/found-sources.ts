// The sources of an import as they are found: what names what, and how far each is.
import type { ErrorReason } from '../../contract/error-texts.ts';

/** "unchanged" = as it was at the last import, so not read again; "skipped" = not followed, on request. */
export type ImportNodeState = 'waiting' | 'reading' | 'done' | 'unchanged' | 'failed' | 'skipped';

export interface ImportNode {
  /** Counts up from 1 in the order in which sources are found. */
  readonly id: number;
  /** The node that names it, or null. */
  readonly parent: number | null;
  readonly location: string;
  readonly state: ImportNodeState;
  /** As they came: packed or not. */
  readonly bytes: number;
  readonly entries: number;
  readonly errors: number;
  readonly warnings: number;
  /** The first thing to know about it: what its worst problem is. */
  readonly reason: ErrorReason | null;
}

/** The nodes that changed since a revision, at most some thousands. */
export interface ImportNodes {
  /** What to ask from next. */
  readonly revision: number;
  /** True where others changed as well: ask again at once. */
  readonly more: boolean;
  /** Counts the imports of this run of the engine: another number, another tree. */
  readonly run: number;
  readonly nodes: readonly ImportNode[];
  /** Of all nodes. */
  readonly counts: Readonly<Record<ImportNodeState, number>>;
}
