// The grid's fixed sizes in px. The stylesheet gets them as custom properties, so they stand only here.

export const ROW_HEIGHT = 28;
export const HEADER_HEIGHT = 24;
export const MIN_COLUMN_WIDTH = 48;
export const MAX_AUTO_WIDTH = 900;
/** The line above the grid. */
export const BAR_HEIGHT = 24;
