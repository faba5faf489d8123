// Splits the text of a cell into what is drawn differently: a muted beginning, and what is searched for.

export interface CellPart {
  readonly text: string;
  /** What is skipped is there for readers alone; "…" is drawn in its place. */
  readonly look: 'plain' | 'muted' | 'hit' | 'skipped';
}

/** px of a letter, on the average. */
const LETTER = 7.2;
/** Letters behind what all share that are to be seen; else that gives way to "…". */
const LEAST = 20;
/** Letters that stay in front of a hit that would be cut off. */
const BEFORE = 12;

/**
 * Null where the text is drawn as it is. `muted`: the letters at the start that all rows share; `width`: px of the cell. Where
 * the first hit would be cut off, what is before it gives way to "…".
 */
export function cellParts(
  text: string,
  muted: number,
  searched: string,
  width: number,
): readonly CellPart[] | null {
  const hits = hitsOf(text, searched);
  const [first] = hits;
  if (first === undefined) {
    if (muted === 0) return null;
    const isCrowded = text.length * LETTER > width && width < (muted + LEAST) * LETTER;
    return [part(text.slice(0, muted), isCrowded ? 'skipped' : 'muted'), part(text.slice(muted), 'plain')];
  }
  const isCut = (first + searched.length) * LETTER > width;
  let at = isCut ? Math.max(0, first - BEFORE) : 0;
  const parts: CellPart[] = at > 0 ? [part(text.slice(0, at), 'skipped')] : [];
  for (const hit of hits) {
    if (hit < at) continue;
    if (muted > at) parts.push(part(text.slice(at, Math.min(muted, hit)), 'muted'));
    parts.push(part(text.slice(Math.max(at, Math.min(muted, hit)), hit), 'plain'));
    at = hit + searched.length;
    parts.push(part(text.slice(hit, at), 'hit'));
  }
  const rest = Math.max(at, muted);
  parts.push(part(text.slice(at, rest), 'muted'), part(text.slice(rest), 'plain'));
  return parts.filter(({ text: some }) => some !== '');
}

/** Where the text is found, whatever its case. */
function hitsOf(text: string, searched: string): number[] {
  if (searched === '') return [];
  const [letters, wanted] = [text.toLowerCase(), searched.toLowerCase()];
  // Some letters are longer in lower case: places would not be those of the text.
  if (letters.length !== text.length) return [];
  const hits: number[] = [];
  for (let at = letters.indexOf(wanted); at >= 0; at = letters.indexOf(wanted, at + wanted.length))
    hits.push(at);
  return hits;
}

function part(text: string, look: CellPart['look']): CellPart {
  return { text, look };
}
