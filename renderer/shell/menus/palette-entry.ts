// What the command palette lists. A type only: each feature provides the entries that are about it.

export type PaletteKind =
  'command' | 'transform' | 'issue' | 'section' | 'view' | 'column' | 'setting' | 'project';

export interface PaletteEntry {
  /** Of the same thing the same in every project and session: its use is remembered by it. */
  readonly id: string;
  readonly kind: PaletteKind;
  readonly label: string;
  /** What else it is found by, in the user's language. */
  readonly words: string;
  /** Told behind the label, such as how many rows it is about. */
  readonly note?: string;
  /** How its keys are written; absent where there are none. */
  readonly keys?: string;
  /** Why it can't be used now; undefined where it can. */
  readonly why?: string | undefined;
  /** Too many of its like to be listed before anything is typed. */
  readonly onlyTyped?: boolean;
  /** What it does. A promise that rejects is told as an error. */
  readonly run: () => unknown;
}
