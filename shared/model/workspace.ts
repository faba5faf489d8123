// Where the user was in a project, as it is remembered in the project file. It is no part of the undo history.

export interface PanelState {
  readonly shown: boolean;
  /** px. */
  readonly width: number;
}

export interface Workspace {
  /** A page that a version does not know is none: the first one is shown. */
  readonly page: string;
  readonly outline: PanelState;
  readonly detail: PanelState;
  /** The groups of the outline that are folded. */
  readonly folded: readonly string[];
  /** The id of the active row; null: none. */
  readonly row: number | null;
}
