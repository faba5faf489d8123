// How wide texts are in the grid's fonts. It lays nothing out and draws nothing.

/** px that a text takes, in the font of cells or of titles. */
export type MeasureText = (text: string, kind: 'cell' | 'title') => number;

/** Measures in the fonts of an element, as they are now; null where the browser has no canvas. */
export function measureIn(element: Element): MeasureText | null {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return null;
  const { fontSize, fontFamily } = getComputedStyle(element);
  const fonts = { cell: `${fontSize} ${fontFamily}`, title: `600 ${TITLE_SIZE} ${fontFamily}` };
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

/** As in data-grid.css. */
const TITLE_SIZE = '12px';
