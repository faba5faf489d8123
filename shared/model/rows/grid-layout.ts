// How a project's columns are shown, as it is remembered in the project file. Ids that a version does not know are kept.

export interface ColumnState {
  readonly id: string;
  readonly hidden: boolean;
  readonly pinned: boolean;
  /** px; null: the column's own width. */
  readonly width: number | null;
}

export interface ColumnPreset {
  readonly name: string;
  readonly columns: readonly ColumnState[];
}

export interface GridLayout {
  /** In shown order; columns that are missing stand where the program puts them. */
  readonly columns: readonly ColumnState[];
  /** The user's own, by name. */
  readonly presets: readonly ColumnPreset[];
}

export const NO_LAYOUT: GridLayout = { columns: [], presets: [] };
