// Long work: start → progress → result, with cancel.

/** `total` and `bytesTotal` are null while unknown. */
export interface JobProgress {
  /** What is being done now, for the user: a file name or a phrase. */
  readonly label: string;
  /** Rows done. */
  readonly done: number;
  readonly total: number | null;
  readonly bytes: number;
  readonly bytesTotal: number | null;
  /** Files that are done, and that are known so far; where there are several. */
  readonly files?: { readonly done: number; readonly total: number };
  /** Rows per second in the present stage; 0 while unknown. */
  readonly rate: number;
  /** Seconds left, or null while unknown. */
  readonly secondsLeft: number | null;
}
