// How wide texts are in the grid's fonts. It lays nothing out and draws nothing.

/** px that a text takes, in the font of cells or of titles. */
export type MeasureText = (text: string, kind: 'cell' | 'title') => number;

/** Measures in the fonts of an element, as they are now; null where the browser has no canvas. */
export function measureIn(element: Element): MeasureText | null {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return null;
  const { fontSize, fontFamily } = getComputedStyle(element);
  const title = `600 ${String(Number.parseFloat(fontSize) * TITLE_SHARE)}px ${fontFamily}`;
  const fonts = { cell: `${fontSize} ${fontFamily}`, title };
  // Titles are measured each time that the columns are laid out.
  const titles = new Map<string, number>();
  return (text, kind) => {
    const known = kind === 'title' ? titles.get(text) : undefined;
    if (known !== undefined) return known;
    context.font = fonts[kind];
    const { width } = context.measureText(text);
    if (kind === 'title') titles.set(text, width);
    return width;
  };
}

/** Of the size of cells, as in data-grid.css. */
const TITLE_SHARE = 12 / 13;
