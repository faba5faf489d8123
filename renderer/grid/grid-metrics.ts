// The grid's sizes in px. The stylesheet gets them as custom properties, so they stand only here.
import { ref } from 'vue';

/** px of a row, by the density that the user chose; the same in all grids. */
export const ROW_HEIGHTS = { compact: 24, normal: 28, comfortable: 36 } as const;
export const rowHeight = ref<number>(ROW_HEIGHTS.normal);
export const HEADER_HEIGHT = 24;
export const MIN_COLUMN_WIDTH = 48;
export const MAX_AUTO_WIDTH = 900;
/** The line above the grid. */
export const BAR_HEIGHT = 24;
