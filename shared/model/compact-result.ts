// What compacting a project made of its history and its file.

export interface CompactResult {
  /** Steps that can't be undone any more. */
  readonly steps: number;
  /** States on undone branches that are gone. */
  readonly branchStates: number;
  /** Deleted rows that nothing can bring back any more. */
  readonly rows: number;
  /** Steps that can still be undone. */
  readonly left: number;
  /** Bytes of the file; `after` is a guess, rather too high, where compacting was only tried. */
  readonly before: number;
  readonly after: number;
}
