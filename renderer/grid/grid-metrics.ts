// The grid's sizes in px. The stylesheet gets them as custom properties, so they stand only here.
import { ref } from 'vue';

/** px of a row, by the density that the user chose. */
const ROW_HEIGHTS = { compact: 24, normal: 28, comfortable: 36 } as const;

/** How large texts are, as a factor; the same in all grids, as is the height of rows. */
export const fontScale = ref(1);
export const rowHeight = ref<number>(ROW_HEIGHTS.normal);

/** Lays rows out for a density and a size of texts. */
export function setRowSize(density: keyof typeof ROW_HEIGHTS, scale: number): void {
  fontScale.value = scale;
  rowHeight.value = Math.round(ROW_HEIGHTS[density] * scale);
}

export const HEADER_HEIGHT = 24;
export const MIN_COLUMN_WIDTH = 48;
export const MAX_AUTO_WIDTH = 900;
/** What a title takes by itself at most: some come out of files, as codes of languages and names of crawlers do. */
export const MAX_TITLE_WIDTH = 320;
/** The line above the grid. */
export const BAR_HEIGHT = 24;
