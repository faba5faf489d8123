// How edits judge values: by the normalise stage. It wires, nothing else, and is small enough to be loaded by threads.
import { hashLoc } from '../../rows/hash-loc.ts';
import type { BulkJudges } from './edit-target.ts';
import { normaliseCell } from '../../read/normalise/normalise-value.ts';
import { cellText } from '../../view/cell-text.ts';
import { runLimited } from '../../view/filter/run-limited.ts';

export const judges: BulkJudges = {
  normalise: normaliseCell,
  hash: hashLoc,
  text: cellText,
  limited: runLimited,
};
